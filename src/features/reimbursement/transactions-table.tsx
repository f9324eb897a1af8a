import { classNames } from '#src/ui/class-names.ts';
import { ChevronDown } from 'lucide-react';
import { formatDate } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { movedCents, type Transaction } from '#src/domain/reimbursement/transaction.ts';
import { ClaimLink } from '#src/parts/claims/claim-link.tsx';
import { useIsNarrower } from '#src/ui/browser/use-is-phone.ts';
import { usePrinting } from '#src/ui/browser/use-printing.ts';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './reimbursement.module.css';
import { useMoneyToComeBack } from './use-money-to-come-back.ts';
import { useWhose } from './use-whose.ts';
import { descriptionOf, transactionStatusOf, typeOf } from './transaction-text.ts';

const words = reimbursementWords.transactions;

const columns: readonly Column<Transaction>[] = [
  { header: words.columns.date, cell: ({ day }) => formatDate(day), card: 'start' },
  {
    header: words.columns.description,
    cell: (transaction) => <About transaction={transaction} />,
    card: 'title',
  },
  { header: words.columns.type, cell: typeOf, card: 'line' },
  { header: words.columns.status, cell: statusCell, card: 'end' },
  { header: words.columns.amount, cell: amountCell, kind: 'money', card: 'aside' },
];

/** The account's contributions and payments: a table, or rows that unfold where there is little room. */
export function TransactionsTable({ transactions }: { transactions: readonly Transaction[] }) {
  const isNarrow = useIsNarrower('lg');
  const isPrinting = usePrinting();
  if (isNarrow && !isPrinting) {
    return (
      <ul className={utility('lined')}>
        {transactions.map((transaction) => (
          <li key={transaction.id}>
            <PartBoundary>
              <FoldingRow transaction={transaction} />
            </PartBoundary>
          </li>
        ))}
      </ul>
    );
  }
  return <DataTable columns={columns} rows={transactions} rowKey={({ id }) => id} />;
}

/** The day, the description and the amount of a transaction in a line; the rest of it on demand. */
function FoldingRow({ transaction }: { transaction: Transaction }) {
  const { isOpen, button, contentId } = useDisclosure();
  const whose = useWhose();
  const status = transactionStatusOf(transaction);
  return (
    <>
      <button
        {...button}
        type="button"
        className={classNames(
          styles['row'],
          utility('wraps', 'center', 'text-start', 'touch', 'full-width', 'turns'),
        )}
      >
        <span className={classNames(styles['day'], utility('small', 'secondary', 'numbers'))}>
          {formatDate(transaction.day)}
        </span>
        <span className={classNames(styles['text'], utility('strong', 'breaks'))}>
          {descriptionOf(transaction, whose(transaction))}
        </span>
        <span className={utility('inline', 'gap-3', 'push')}>
          <span className={utility('no-wrap', 'numbers', 'strong')}>{amountCell(transaction)}</span>
          <ChevronDown size={20} aria-hidden="true" className={utility('in-primary')} />
        </span>
      </button>
      {/* Always show a failed status. */}
      {status !== null && status.tone !== 'good' && !isOpen && (
        <div className={styles['apart']}>{statusCell(transaction)}</div>
      )}
      <div
        id={contentId}
        hidden={!isOpen}
        className={classNames(styles['more'], utility('wraps', 'center'))}
      >
        {statusCell(transaction)}
        <p>{typeOf(transaction)}</p>
        <Links transaction={transaction} />
      </div>
    </>
  );
}

function About({ transaction }: { transaction: Transaction }) {
  const whose = useWhose();
  return (
    <Stack
      gap="1"
      align="start"
      className={classNames(styles['about'], utility('can-shrink', 'breaks'))}
    >
      {descriptionOf(transaction, whose(transaction))}
      <Links transaction={transaction} />
    </Stack>
  );
}

/** The link to the claim of a transaction, and whether its money should come back. */
function Links({ transaction }: { transaction: Transaction }) {
  const comeBack = useMoneyToComeBack();
  const whose = useWhose();
  const { claimId } = transaction;
  const wasReversed = claimId !== null && movedCents(transaction) < 0 && comeBack.has(claimId);
  return (
    <>
      {wasReversed && <SecondaryText>{words.comesBack}</SecondaryText>}
      <ClaimLink claimId={claimId} about={descriptionOf(transaction, whose(transaction))} />
    </>
  );
}

function statusCell(transaction: Transaction) {
  const status = transactionStatusOf(transaction);
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
      {moved !== cents && (
        <s className={classNames(styles['asked'], utility('regular', 'secondary'))}>
          {formatCents(Math.abs(cents))}
        </s>
      )}
      <span>{formatCents(moved)}</span>
    </>
  );
}
