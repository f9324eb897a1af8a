import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './date-tile.module.css';

/** A day as a leaf of a calendar: month over day. Hidden from screen readers: the text beside it has the whole date. */
export function DateTile({
  month,
  day,
  tone = 'plain',
}: {
  /** Short, such as `May`. */
  month: string;
  day: string;
  tone?: 'plain' | 'notice' | 'urgent';
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles['tile'],
        styles[tone],
        utility('rounded', 'centered', 'numbers'),
      )}
    >
      <span className={utility('small')}>{month}</span>
      <span className={utility('extra-large', 'strong')}>{day}</span>
    </span>
  );
}
