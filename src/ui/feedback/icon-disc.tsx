import type { LucideIcon } from 'lucide-react';
import styles from './icon-disc.module.css';

/** A large icon that illustrates a page's message; hidden from screen readers. */
export function IconDisc({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className={styles['disc']}>
      <Icon size={26} aria-hidden="true" />
    </span>
  );
}
