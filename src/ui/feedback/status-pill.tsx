import { CircleAlert, CircleCheck, CircleMinus, CircleX, type LucideIcon } from 'lucide-react';
import styles from './status-pill.module.css';
import { classNames } from '#src/ui/class-names.ts';

const icons = { good: CircleCheck, bad: CircleX, notice: CircleAlert, neutral: CircleMinus };

export type Tone = keyof typeof icons;

/** A service's own words may be long; up to this many letters a status stays on one line. */
const lineLength = 32;

/**
 * A status in words and with an icon: never by color alone. A quiet one has no ground, for a name that stands after the
 * sentence that explains it.
 */
export function StatusPill({
  tone,
  icon: Icon = icons[tone],
  isQuiet,
  children,
}: {
  tone: Tone;
  /** In place of the tone's own. */
  icon?: LucideIcon;
  isQuiet?: boolean;
  children: string;
}) {
  const isLong = children.length > lineLength;
  return (
    <span
      className={classNames(
        styles['pill'],
        styles[tone],
        isLong && styles['long'],
        isQuiet && styles['quiet'],
      )}
    >
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  );
}
