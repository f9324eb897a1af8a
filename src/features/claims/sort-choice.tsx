import { claimsListWords } from '#content/claims-list.ts';
import { sortKeys, type ClaimSort } from '#src/domain/claims/claim-view.ts';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import styles from './claims-screen.module.css';

const { sortBy, orders } = claimsListWords.toolbar;

const choices = sortKeys.flatMap((by) =>
  [true, false].map((isDescending) => ({
    sort: { by, isDescending },
    value: valueOf({ by, isDescending }),
    name: orders[by][isDescending ? 'descending' : 'ascending'],
  })),
);

/** The order of cards, which have no headings to sort by. */
export function SortChoice({
  sort,
  onSort,
}: {
  sort: ClaimSort;
  onSort: (sort: ClaimSort) => void;
}) {
  return (
    <LabeledSelect
      isInline
      className={styles['order']}
      label={sortBy}
      value={valueOf(sort)}
      options={choices.map(({ value, name }) => [value, name])}
      onChoose={(value) => {
        const chosen = choices.find((choice) => choice.value === value);
        if (chosen) onSort(chosen.sort);
      }}
    />
  );
}

function valueOf({ by, isDescending }: ClaimSort): string {
  return `${by} ${isDescending ? 'down' : 'up'}`;
}
