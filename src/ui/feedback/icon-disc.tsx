import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import type { LucideIcon } from 'lucide-react';
import styles from './icon-disc.module.css';

/** A large icon that illustrates a page's message; hidden from screen readers. */
export function IconDisc({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span
      className={classNames(
        styles['disc'],
        utility('inline-middle', 'in-primary', 'rigid', 'round'),
      )}
    >
      <Icon size={26} aria-hidden="true" />
    </span>
  );
}
