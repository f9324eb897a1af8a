import { CircleCheck, CircleMinus } from 'lucide-react';
import styles from './status-pill.module.css';
import { classNames } from './class-names.ts';

const icons = { good: CircleCheck, neutral: CircleMinus };

/** A status in words and with an icon: colour is never alone. */
export function StatusPill({ tone, children }: { tone: keyof typeof icons; children: string }) {
  const Icon = icons[tone];
  return (
    <span className={classNames(styles['pill'], styles[tone])}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  );
}
