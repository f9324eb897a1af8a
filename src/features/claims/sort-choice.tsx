import { useId } from 'react';
import { claimsListWords } from '#content/claims-list.ts';
import { sortKeys, type ClaimSort } from '#src/domain/claims/claim-view.ts';
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
  const id = useId();
  return (
    <div className={styles['order']}>
      <label htmlFor={id}>{sortBy}</label>
      <select
        id={id}
        value={valueOf(sort)}
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value);
          if (chosen) onSort(chosen.sort);
        }}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function valueOf({ by, isDescending }: ClaimSort): string {
  return `${by} ${isDescending ? 'down' : 'up'}`;
}
