import { classNames } from '#src/ui/class-names.ts';
import { Clock } from 'lucide-react';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './phone-line.module.css';

/** A phone number to call: its name, the number, and its hours. */
export function PhoneLine({
  as,
  name,
  phone,
  shown,
  opening,
  hours,
}: {
  as?: 'div' | 'li';
  name: string;
  /** Ten digits. */
  phone: string;
  /** The number as the insurer writes it. */
  shown: string;
  /** Whether the line is open now; left out to show only the hours. */
  opening?: string;
  hours: string;
}) {
  return (
    <Stack as={as ?? 'div'} gap="half" align="start">
      <strong>{name}</strong>
      <a
        className={classNames(styles['number'], utility('strong', 'large', 'numbers'))}
        href={`tel:+1${phone}`}
      >
        {shown}
      </a>
      {opening !== undefined && <span>{opening}</span>}
      <SecondaryText className={utility('inline', 'gap-1-half')}>
        <Clock size={16} aria-hidden="true" /> {hours}
      </SecondaryText>
    </Stack>
  );
}
