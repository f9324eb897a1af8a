import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Link } from '@tanstack/react-router';
import { memo, useMemo, type ReactNode } from 'react';
import { claimKinds } from '#content/claims.ts';
import { claimsListWords } from '#content/claims-list.ts';
import { formatDate, namedFirst } from '#content/formats.ts';
import type { AmountCategory } from '#src/domain/claims/amounts/amounts.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { CostBreakdown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { isCalledOwed, type NextStep } from '#src/domain/claims/next-step.ts';
import type { ClaimSort, SortKey } from '#src/domain/claims/claim-view.ts';
import { formatCents, formatMoney } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { ClaimStatusPill } from '#src/parts/claims/claim-status-pill.tsx';
import { nextStepText } from '#src/parts/claims/next-step-text.ts';
import { OwedAmount } from '#src/parts/claims/owed-amount.tsx';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { NotSet } from '#src/ui/data/no-value.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './claim-table.module.css';
import type { OpenedRowOf } from './use-claim-list.ts';
import { sentences } from '#src/ui/text/sentences.ts';

const { columns: names, share, noProvider, toDeductible } = claimsListWords.table;

/** The claims of a page; each row leads to its claim. */
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
  const plan = usePlan();
  const columns = useMemo(() => columnsOf(plan, opened), [plan, opened]);
  return (
    <DataTable
      isRowLink
      columns={columns}
      rows={rows}
      rowKey={({ claim }) => claim.id}
      sort={{ ...sort, onSort }}
    />
  );
});

const columnsOf = (plan: Selection, opened: OpenedRowOf): Column<ClaimRow, SortKey>[] => [
  {
    header: names.date,
    sortKey: 'date',
    sortsDescendingFirst: true,
    card: 'start',
    cell: ({ claim }) => dateCell(claim, nameAmongOthers(plan, claim.memberId)),
  },
  {
    header: names.provider,
    sortKey: 'provider',
    card: 'title',
    cell: ({ claim }) => (
      <ProviderCell claim={claim} whose={nameAmongOthers(plan, claim.memberId)} opened={opened} />
    ),
  },
  {
    header: names.status,
    sortKey: 'status',
    card: 'line',
    cell: ({ claim, costs, nextStep }) => (
      <Stack gap="1" align="start" className={styles['status']}>
        <ClaimStatusPill status={claim.status} nextStep={nextStep} />
        <SecondaryText>
          {sentences(isAllDeductible(costs, nextStep) && toDeductible, nextStepText(nextStep))}
        </SecondaryText>
      </Stack>
    ),
  },
  {
    header: names.billed,
    sortKey: 'billed',
    sortsDescendingFirst: true,
    kind: 'money',
    card: 'none',
    cell: ({ claim, costs }) => amountText(claim, 'submitted', costs.billed),
  },
  {
    header: names.paid,
    sortKey: 'paid',
    sortsDescendingFirst: true,
    kind: 'money',
    card: 'none',
    cell: ({ claim, costs }) => amountText(claim, 'benefit', costs.planPaid),
  },
  {
    header: names.owed,
    sortKey: 'owed',
    sortsDescendingFirst: true,
    kind: 'money',
    card: 'labeledAside',
    labelOf: ({ nextStep }) => (isCalledOwed(nextStep) ? names.owed : share),
    cell: ({ claim, nextStep }) =>
      foreignAmount(claim, 'memberliability') ?? (
        <>
          {!isCalledOwed(nextStep) && (
            <SecondaryText className={styles['inTable']}>{share} </SecondaryText>
          )}
          <OwedAmount nextStep={nextStep} />
        </>
      ),
  },
];

/** Returns an amount as text, in another currency where the claim states it only so; null where it does not say. */
const amountText = (claim: Claim, category: AmountCategory, cents: number | null): string | null =>
  cents === null ? foreignAmount(claim, category) : formatCents(cents);

function foreignAmount({ otherAmounts }: Claim, category: AmountCategory): string | null {
  const stated = otherAmounts.find((amount) => amount.category === category && amount.currency);
  return stated === undefined ? null : formatMoney(stated);
}

/** Whether all of the share that is owed counts toward the deductible. */
const isAllDeductible = ({ parts }: CostBreakdown, { kind, beforePayments }: NextStep): boolean =>
  (kind === 'owed' || kind === 'owed-long-ago') && parts.deductible === beforePayments.owed;

interface CellProps {
  claim: ClaimRow['claim'];
  /** First name; null where only one person can be seen. */
  whose: string | null;
}

/** Text alone where it can be: a page of 100 rows has few elements then. */
function dateCell({ serviceStart }: Claim, whose: CellProps['whose']): ReactNode {
  const day = serviceStart === null ? <NotSet /> : formatDate(serviceStart);
  if (whose === null) return day;
  return (
    <>
      <span className={styles['inCard']}>{whose} · </span>
      <span>{day}</span>
    </>
  );
}

function ProviderCell({ claim, whose, opened }: CellProps & { opened: OpenedRowOf }) {
  const { id, kind, claimNumber, providerName } = claim;
  return (
    <>
      <Link
        to="/{-$contractType}/claim-details/$claimId"
        params={{ claimId: id }}
        // The scroll position of the list when this claim was opened.
        data-return-to={opened.claimId === id ? opened.top : undefined}
        viewTransition
        onClick={({ currentTarget }) => {
          document.querySelector('.opened-title')?.classList.remove('opened-title');
          currentTarget.classList.add('opened-title');
          opened.onOpen(id);
        }}
      >
        {whose === null ? (
          (providerName ?? noProvider)
        ) : (
          <>
            <span className={styles['whose']}>{namedFirst(whose, '')}</span>
            <span>{providerName ?? noProvider}</span>
          </>
        )}
      </Link>
      <span
        className={classNames(styles['facts'], utility('block', 'regular', 'small', 'secondary'))}
      >
        {[claimKinds[kind], claimNumber].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
