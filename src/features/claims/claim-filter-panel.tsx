import { useId, useMemo } from 'react';
import { claimKinds, claimStatuses } from '#content/claims.ts';
import { locale } from '#content/formats.ts';
import { claimsListWords } from '#content/claims-list.ts';
import {
  claimKinds as kindsInOrder,
  claimStatuses as statusesInOrder,
} from '#src/domain/claims/claim-names.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { AmountFilter } from './amount-filter.tsx';
import styles from './claims-screen.module.css';
import { DateFilter } from './date-filter.tsx';

const words = claimsListWords.filters;

/** Every way to narrow the list down; each takes effect at once. */
export function ClaimFilterPanel({
  all,
  selection,
  filters,
  onFilter,
}: {
  all: readonly ClaimRow[];
  selection: Selection;
  filters: ClaimFilters;
  onFilter: (changes: Partial<ClaimFilters>) => void;
}) {
  const filterValues = useMemo(() => valuesIn(all), [all]);
  const { accessibleMembers } = selection;
  return (
    <div className={styles['filters']}>
      <DateFilter filters={filters} onFilter={onFilter} />
      <CheckboxGroup
        title={words.status}
        values={statusesInOrder.filter((status) => filterValues.statuses.has(status))}
        chosen={filters.statuses}
        nameOf={(status) => claimStatuses[status].label}
        onChange={(statuses) => onFilter({ statuses })}
      />
      <CheckboxGroup
        title={words.kind}
        values={kindsInOrder.filter((kind) => filterValues.kinds.has(kind))}
        chosen={filters.kinds}
        nameOf={(kind) => claimKinds[kind]}
        onChange={(kinds) => onFilter({ kinds })}
      />
      <Stack gap="4">
        <LabeledSelect
          label={words.provider}
          value={filters.provider}
          options={[
            ['', words.anyProvider],
            ...filterValues.providers.map((name) => [name, name] as const),
          ]}
          onChoose={(provider) => onFilter({ provider })}
        />
        {accessibleMembers.length > 1 && (
          <LabeledSelect
            label={words.member}
            value={filters.memberId}
            options={[
              ['', words.anyMember],
              ...accessibleMembers.map(
                ({ memberId, firstName }) => [memberId, formatName(firstName)] as const,
              ),
            ]}
            onChoose={(memberId) => onFilter({ memberId })}
          />
        )}
        <AmountFilter filters={filters} onFilter={onFilter} />
      </Stack>
    </div>
  );
}

/** Returns the values that occur in the claims, as options of the filters. */
function valuesIn(rows: readonly ClaimRow[]) {
  const providers = new Set(rows.flatMap(({ claim }) => claim.providerName ?? []));
  return {
    statuses: new Set(rows.map(({ claim }) => claim.status)),
    kinds: new Set(rows.map(({ claim }) => claim.kind)),
    providers: [...providers].toSorted((a, b) => a.localeCompare(b, locale)),
  };
}

function CheckboxGroup<Value extends string>({
  title,
  values,
  chosen,
  nameOf,
  onChange,
}: {
  title: string;
  values: readonly Value[];
  chosen: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}) {
  const id = useId();
  return (
    <fieldset>
      <legend>{title}</legend>
      {values.map((value) => (
        <Choice
          key={value}
          id={`${id}-${value}`}
          type="checkbox"
          variant="plain"
          label={nameOf(value)}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
            )
          }
        />
      ))}
    </fieldset>
  );
}
