import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import styles from './status-pill.module.css';
import { classNames } from '#src/ui/class-names.ts';

const icons = { good: CircleCheck, bad: CircleX, notice: CircleAlert, neutral: CircleMinus };

export type Tone = keyof typeof icons;

/** A service's own words may be long; up to this many letters a status stays on one line. */
const lineLength = 32;

/** A status in words and with an icon: never by color alone. */
export function StatusPill({ tone, children }: { tone: Tone; children: string }) {
  const Icon = icons[tone];
  const isLong = children.length > lineLength;
  return (
    <span className={classNames(styles['pill'], styles[tone], isLong && styles['long'])}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  );
}
