import { useId, useState } from 'react';
import { parseTypedDate } from '#src/domain/typed-date.ts';
import type { ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { dayBefore, localDay } from '#src/domain/days.ts';
import { formatDate } from '#src/domain/formats.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Field } from '#src/ui/field.tsx';
import { DateInput } from '#src/ui/masked-input.tsx';
import styles from './claims-screen.module.css';

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
    <fieldset className={styles['filterColumn']}>
      <legend>Service date</legend>
      <div className={styles['ranges']}>
        {ranges.map(({ name, from, to }) => (
          <button
            key={name}
            type="button"
            className={styles['range']}
            aria-pressed={filters.from === from && filters.to === to}
            onClick={() => onFilter({ from, to })}
          >
            {name}
          </button>
        ))}
      </div>
      <DayField
        key={`from ${filters.from}`}
        id={`${id}-from`}
        label="From"
        day={filters.from}
        onDay={(from) => onFilter({ from })}
      />
      <DayField
        key={`to ${filters.to}`}
        id={`${id}-to`}
        label="To"
        day={filters.to}
        onDay={(to) => onFilter({ to })}
        {...(isReversed && { problem: 'This day is before the first one.' })}
      />
    </fieldset>
  );
}

/** `today` as YYYY-MM-DD. */
function usualRanges(today: string): readonly ({ name: string } & Days)[] {
  const year = Number(today.slice(0, 4));
  return [
    { name: 'Any time', from: '', to: '' },
    { name: 'Last 90 days', from: dayBefore(today, 90), to: '' },
    { name: 'This year', from: `${year}-01-01`, to: '' },
    { name: 'Last year', from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ];
}

/** Takes effect when it is left or Enter is pressed: half a date is none. */
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
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && parseTypedDate(typed) === null;
  const [isLeft, setLeft] = useState(false);
  const take = () => {
    setLeft(true);
    if (typed === null) return;
    const next = typed.trim() === '' ? '' : parseTypedDate(typed);
    if (next !== null && next !== day) onDay(next);
  };
  return (
    <Field
      id={id}
      label={label}
      error={isLeft && isWrong ? 'Write the date as MM/DD/YYYY.' : problem}
    >
      {(control) => (
        <DateInput
          {...control}
          autoComplete="off"
          defaultValue={day === '' ? '' : formatDate(day)}
          onChange={(event) => {
            setLeft(false);
            setTyped(event.currentTarget.value);
          }}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && take()}
        />
      )}
    </Field>
  );
}
