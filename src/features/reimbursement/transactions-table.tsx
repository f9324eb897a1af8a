import { formatDate } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { movedCents, type Transaction } from '#src/domain/reimbursement/transaction.ts';
import { ClaimLink } from '#src/parts/claims/claim-link.tsx';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './reimbursement.module.css';
import { useMoneyToComeBack } from './use-money-to-come-back.ts';
import { useWhose } from './use-whose.ts';
import { descriptionOf, statusOf, typeOf } from './transaction-text.ts';

const words = reimbursementWords.transactions;

const columns: readonly Column<Transaction>[] = [
  { header: words.columns.date, cell: ({ day }) => formatDate(day), card: 'start' },
  {
    header: words.columns.description,
    cell: (one) => <About transaction={one} />,
    card: 'title',
  },
  { header: words.columns.type, cell: typeOf, card: 'line' },
  { header: words.columns.status, cell: statusCell, card: 'end' },
  { header: words.columns.amount, cell: amountCell, kind: 'money', card: 'aside' },
];

/** The account's contributions and payments. */
export function TransactionsTable({ transactions }: { transactions: readonly Transaction[] }) {
  return <DataTable columns={columns} rows={transactions} rowKey={({ id }) => id} />;
}

function About({ transaction }: { transaction: Transaction }) {
  const comeBack = useMoneyToComeBack();
  const whose = useWhose();
  const { claimId } = transaction;
  const description = descriptionOf(transaction, whose(transaction));
  const wasReversed = claimId !== null && movedCents(transaction) < 0 && comeBack.has(claimId);
  return (
    <Stack gap="1" align="start" className={styles['about']}>
      {description}
      {wasReversed && <SecondaryText>{words.comesBack}</SecondaryText>}
      <ClaimLink claimId={claimId} about={description} />
    </Stack>
  );
}

function statusCell(transaction: Transaction) {
  const status = statusOf(transaction);
  if (status === null) return null;
  return (
    <PartBoundary>
      <StatusPill tone={status.tone}>{status.label}</StatusPill>
    </PartBoundary>
  );
}

function amountCell(transaction: Transaction) {
  const { cents } = transaction;
  const moved = movedCents(transaction);
  return (
    <>
      {moved !== cents && <s className={styles['asked']}>{formatCents(Math.abs(cents))}</s>}
      {formatCents(moved)}
    </>
  );
}
