import type { LucideIcon } from 'lucide-react';
import styles from './icon-disc.module.css';

/** A large icon that stands for what a page has to say; says nothing itself. */
export function IconDisc({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className={styles['disc']}>
      <Icon size={26} aria-hidden="true" />
    </span>
  );
}
