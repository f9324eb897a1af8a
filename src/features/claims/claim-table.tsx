import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo } from 'react';
import { claimKinds } from '#content/claims.ts';
import { claimsListWords } from '#content/claims-list.ts';
import { formatDate, namedFirst } from '#content/formats.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { ClaimSort, SortKey } from '#src/domain/claims/claim-view.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { ClaimStatusPill } from '#src/parts/claims/claim-status-pill.tsx';
import { OwedAmount } from '#src/parts/claims/owed-amount.tsx';
import { NoAmount, NotSet } from '#src/ui/data/no-value.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { nextStepText } from '#src/parts/claims/next-step-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './claim-table.module.css';
import type { OpenedRowOf } from './use-claim-list.ts';

const { columns: names, noProvider } = claimsListWords.table;

const columns: readonly { key: SortKey; isMoney?: true }[] = [
  { key: 'date' },
  { key: 'provider' },
  { key: 'status' },
  { key: 'billed', isMoney: true },
  { key: 'paid', isMoney: true },
  { key: 'owed', isMoney: true },
];

/** The claims of a page; each row leads to its claim. A table where there is room for one, else cards. */
export const ClaimTable = memo(function ClaimTable({
  opened,
  rows,
  sort,
  onSort,
}: {
  opened: OpenedRowOf;
  rows: readonly ClaimRow[];
  sort: ClaimSort;
  onSort: (sort: ClaimSort) => void;
}) {
  const selection = usePlan();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {columns.map(({ key, isMoney }) => (
            <th
              key={key}
              scope="col"
              className={isMoney && styles['money']}
              aria-sort={
                sort.by === key ? (sort.isDescending ? 'descending' : 'ascending') : undefined
              }
            >
              <SortButton sortKey={key} sort={sort} onSort={onSort} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.claim.id}
            row={row}
            whose={nameAmongOthers(selection, row.claim.memberId)}
            returnTo={opened.claimId === row.claim.id ? opened.top : null}
            onOpen={opened.onOpen}
          />
        ))}
      </tbody>
    </table>
  );
});

function SortButton({
  sortKey,
  sort,
  onSort,
}: {
  sortKey: SortKey;
  sort: ClaimSort;
  onSort: (sort: ClaimSort) => void;
}) {
  const isOwn = sort.by === sortKey;
  const Icon = isOwn ? (sort.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  // Newest and largest first, names from A.
  const isDescending = isOwn ? !sort.isDescending : sortKey !== 'provider' && sortKey !== 'status';
  return (
    <button
      type="button"
      className={styles['sort']}
      onClick={() => onSort({ by: sortKey, isDescending })}
    >
      {names[sortKey]}
      <Icon size={16} aria-hidden="true" className={isOwn ? undefined : styles['unsorted']} />
    </button>
  );
}

const Row = memo(function Row({
  row,
  whose,
  returnTo,
  onOpen,
}: {
  row: ClaimRow;
  /** First name; null where only one person can be seen. */
  whose: string | null;
  /** The scroll position of the list when the claim of this row was opened, null for all other rows. */
  returnTo: number | null;
  onOpen: (claimId: string) => void;
}) {
  const { claim, path, now } = row;
  return (
    <tr className={styles['row']}>
      <td data-label={names.date} className={styles['date']}>
        {whose !== null && <span className={styles['onPhone']}>{whose} · </span>}
        {claim.serviceStart === null ? <NotSet /> : formatDate(claim.serviceStart)}
      </td>
      <td className={styles['what']}>
        <Link
          to="/{-$contractType}/claim-details/$claimId"
          params={{ claimId: claim.id }}
          className={styles['link']}
          data-return-to={returnTo ?? undefined}
          onClick={() => onOpen(claim.id)}
        >
          {whose !== null && <span className={styles['whose']}>{namedFirst(whose, '')}</span>}
          {claim.providerName ?? noProvider}
        </Link>
        <span className={styles['facts']}>
          <span className={whose === null ? undefined : styles['kind']}>
            {claimKinds[claim.kind]}
          </span>
          {claim.claimNumber !== null && (
            <span className={styles['number']}> · {claim.claimNumber}</span>
          )}
        </span>
      </td>
      <td data-label={names.status} className={styles['status']}>
        <div className={styles['standing']}>
          <ClaimStatusPill status={claim.status} now={now} />
          <span className={styles['now']}>{nextStepText(now)}</span>
        </div>
      </td>
      <Money label={names.billed} cents={path.billed} />
      <Money label={names.paid} cents={path.planPaid} />
      <td data-label={names.owed} className={classNames(styles['money'], styles['owed'])}>
        <OwedAmount now={now} />
      </td>
    </tr>
  );
});

/** A missing amount is not $0.00. */
function Money({ label, cents }: { label: string; cents: number | null }) {
  return (
    <td data-label={label} className={classNames(styles['money'], styles['onlyInTable'])}>
      {cents === null ? <NoAmount /> : formatCents(cents)}
    </td>
  );
}
