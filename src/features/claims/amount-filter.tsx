import { useId } from 'react';
import { claimsListWords } from '#content/claims-list.ts';
import type { ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { parseDollars } from '#src/domain/format/dollars.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { Field } from '#src/ui/form/field.tsx';
import styles from './claims-screen.module.css';
import { useTypedText } from './use-typed-text.ts';

const words = claimsListWords.filters.amount;

type Amounts = Pick<ClaimFilters, 'minOwed' | 'maxOwed'>;

/** The filter by the amount a member may owe on a claim, from and to. */
export function AmountFilter({
  filters: { minOwed, maxOwed },
  onFilter,
}: {
  filters: Amounts;
  onFilter: (amounts: Partial<Amounts>) => void;
}) {
  const id = useId();
  return (
    <fieldset className={styles['amounts']}>
      <legend>{words.title}</legend>
      <AmountField
        id={`${id}-min`}
        label={words.min}
        cents={minOwed}
        onCents={(next) => onFilter({ minOwed: next })}
      />
      <AmountField
        id={`${id}-max`}
        label={words.max}
        cents={maxOwed}
        onCents={(next) => onFilter({ maxOwed: next })}
      />
    </fieldset>
  );
}

/** A field for an amount. It takes effect on blur or Enter. */
function AmountField({
  id,
  label,
  cents,
  onCents,
}: {
  id: string;
  label: string;
  cents: number | null;
  onCents: (cents: number | null) => void;
}) {
  const field = useTypedText(cents === null ? '' : formatCents(cents, { short: true }));
  const isWrong = (text: string) => text.trim() !== '' && parseDollars(text) === null;
  const take = (text: string) => {
    field.take(text);
    const next = parseDollars(text);
    if (!isWrong(text) && next !== cents) onCents(next);
  };
  return (
    <Field
      id={id}
      label={label}
      {...(field.isTaken && isWrong(field.text) && { error: words.problem })}
    >
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={words.placeholder}
          value={field.text}
          onChange={(event) => field.type(event.currentTarget.value)}
          onBlur={(event) => take(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
