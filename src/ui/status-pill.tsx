import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import styles from './status-pill.module.css';
import { classNames } from './class-names.ts';

const icons = { good: CircleCheck, bad: CircleX, notice: CircleAlert, neutral: CircleMinus };

export type Tone = keyof typeof icons;

/** A status in words and with an icon: colour is never alone. */
export function StatusPill({ tone, children }: { tone: Tone; children: string }) {
  const Icon = icons[tone];
  return (
    <span className={classNames(styles['pill'], styles[tone])}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  );
}
