import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useId } from 'react';
import { claimsListWords } from '#content/claims-list.ts';
import { formatDate } from '#content/formats.ts';
import { parseTypedDate } from '#src/domain/format/typed-date.ts';
import type { ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { dayBefore, localDay } from '#src/domain/format/days.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Field } from '#src/ui/form/field.tsx';
import { DateInput } from '#src/ui/form/masked-input.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './claims-screen.module.css';
import { useTypedText } from './use-typed-text.ts';

const words = claimsListWords.filters.date;

type Days = Pick<ClaimFilters, 'from' | 'to'>;

/** The days of service: some usual ranges, or any two days. */
export function DateFilter({
  filters,
  onFilter,
}: {
  filters: Days;
  onFilter: (days: Partial<Days>) => void;
}) {
  const { now } = usePortal();
  const id = useId();
  const ranges = usualRanges(localDay(now()));
  const isReversed = filters.from !== '' && filters.to !== '' && filters.from > filters.to;
  return (
    <Stack as="fieldset" gap="4">
      <legend>{words.title}</legend>
      <Row gap="2" align="center">
        {ranges.map(({ name, from, to }) => (
          <button
            key={name}
            type="button"
            className={classNames(
              styles['range'],
              utility('inline', 'strong', 'small', 'text-start', 'on-card', 'gap-1-half', 'tints'),
            )}
            aria-pressed={filters.from === from && filters.to === to}
            onClick={() => onFilter({ from, to })}
          >
            {name}
          </button>
        ))}
      </Row>
      <DayField
        id={`${id}-from`}
        label={words.from}
        day={filters.from}
        onDay={(from) => onFilter({ from })}
      />
      <DayField
        id={`${id}-to`}
        label={words.to}
        day={filters.to}
        onDay={(to) => onFilter({ to })}
        {...(isReversed && { problem: words.isReversed })}
      />
    </Stack>
  );
}

/** `today` as YYYY-MM-DD. */
function usualRanges(today: string): readonly ({ name: string } & Days)[] {
  const year = Number(today.slice(0, 4));
  return [
    { name: words.ranges.any, from: '', to: '' },
    { name: words.ranges.last90Days, from: dayBefore(today, 90), to: '' },
    { name: words.ranges.thisYear, from: `${year}-01-01`, to: '' },
    { name: words.ranges.lastYear, from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ];
}

/** A field for a day. It takes effect on blur or Enter, so that it ignores incomplete dates. */
function DayField({
  id,
  label,
  day,
  onDay,
  problem,
}: {
  id: string;
  label: string;
  day: string;
  onDay: (day: string) => void;
  problem?: string;
}) {
  const field = useTypedText(day === '' ? '' : formatDate(day));
  const take = (text: string) => {
    field.take(text);
    const next = dayIn(text);
    if (next !== null && next !== day) onDay(next);
  };
  const isWrong = field.isTaken && dayIn(field.text) === null;
  return (
    <Field id={id} label={label} error={isWrong ? words.problem : problem}>
      {(control) => (
        <DateInput
          {...control}
          autoComplete="off"
          value={field.text}
          onChange={(event) => field.type(event.currentTarget.value)}
          onBlur={(event) => take(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Returns the typed date; '' for an empty text, null for an invalid one. */
const dayIn = (text: string) => (text.trim() === '' ? '' : parseTypedDate(text));
