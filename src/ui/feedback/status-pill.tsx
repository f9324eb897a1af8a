import { utility } from '#src/ui/layout/utility.ts';
import { CircleAlert, CircleCheck, CircleMinus, CircleX, type LucideIcon } from 'lucide-react';
import styles from './status-pill.module.css';
import { classNames } from '#src/ui/class-names.ts';

const icons = { good: CircleCheck, bad: CircleX, notice: CircleAlert, neutral: CircleMinus };

export type Tone = keyof typeof icons;

/** A service's own words may be long; up to this many letters a status stays on one line. */
const lineLength = 32;

/** A status in words and with an icon: never by color alone. */
export function StatusPill({
  tone,
  icon: Icon = icons[tone],
  children,
}: {
  tone: Tone;
  /** In place of the tone's own. */
  icon?: LucideIcon;
  children: string;
}) {
  const isLong = children.length > lineLength;
  return (
    <span
      className={classNames(
        styles['pill'],
        utility('inline', 'gap-1-half', 'small', 'strong'),
        styles[tone],
        isLong && styles['long'],
      )}
    >
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
