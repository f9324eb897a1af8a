import { FileText } from 'lucide-react';
import { formatDate, formatMonth } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { HistoryEntry, Statement } from '#src/domain/payments/history.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { sourceName, paymentStatusOf, periodText } from './payment-text.ts';

const { history: words, statements: statementWords } = paymentsWords;

const columns: readonly Column<HistoryEntry>[] = [
  { header: words.columns.date, cell: ({ day }) => formatDate(day), card: 'title' },
  {
    header: words.columns.amount,
    cell: (entry) =>
      formatCents(entry.kind === 'payment' ? entry.payment.cents : entry.statement.cents),
    kind: 'money',
    card: 'aside',
  },
  {
    header: words.columns.status,
    cell: (entry) =>
      entry.kind === 'payment' ? (
        <Status payment={entry.payment} />
      ) : (
        <StatusPill tone="neutral">{words.statement}</StatusPill>
      ),
    card: 'start',
  },
  {
    header: words.columns.method,
    cell: (entry) => (entry.kind === 'payment' ? <Source payment={entry.payment} /> : null),
    card: 'line',
  },
  {
    header: words.columns.confirmation,
    cell: (entry) => (entry.kind === 'payment' ? entry.payment.confirmation : null),
  },
  {
    header: words.columns.receipt,
    cell: (entry) =>
      entry.kind === 'payment' ? (
        receiptCell(entry.payment)
      ) : (
        <PartBoundary>
          <StatementFile statement={entry.statement} />
        </PartBoundary>
      ),
    card: 'end',
    isScreenOnly: true,
  },
];

/** The payments of the contract, and the bills that were sent. */
export function HistoryTable({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <DataTable
      columns={columns}
      rows={entries}
      rowKey={(entry) =>
        `${entry.kind} ${entry.kind === 'payment' ? entry.payment.id : entry.statement.id}`
      }
    />
  );
}

function Status({ payment }: { payment: Payment }) {
  const { label, tone } = paymentStatusOf(payment);
  const { feeCents } = payment;
  return (
    <Stack gap="1" align="start">
      <StatusPill tone={tone}>{label}</StatusPill>
      {feeCents !== null && <SecondaryText>{words.fee(formatCents(feeCents))}</SecondaryText>}
    </Stack>
  );
}

function Source({ payment }: { payment: Payment }) {
  const { isAutopay, paidFor } = payment;
  const facts = [
    ...(paidFor.length > 0 ? [words.paidFor(paidFor.map(periodText).join(', '))] : []),
    ...(isAutopay ? [words.autopay] : []),
  ];
  return (
    <Stack gap="1" align="start">
      {sourceName(payment)}
      {facts.length > 0 && <SecondaryText>{facts.join(' · ')}</SecondaryText>}
    </Stack>
  );
}

function receiptCell({ receiptId, confirmation }: Payment) {
  if (receiptId === null) return null;
  return (
    <PartBoundary>
      <Receipt receiptId={receiptId} number={confirmation} />
    </PartBoundary>
  );
}

function Receipt({ receiptId, number }: { receiptId: string; number: string }) {
  const { documents } = usePortal();
  const hasDocuments = useCapability('documents');
  if (!hasDocuments) return null;
  return (
    <Button
      variant="text"
      aria-label={words.openReceipt(number)}
      // In the very click: browsers refuse a window that opens later.
      onClick={() => void documents.open(receiptId, words.receiptOf(number))}
    >
      <FileText size={20} aria-hidden="true" />
      {words.receipt}
    </Button>
  );
}

function StatementFile({ statement: { documentId, from } }: { statement: Statement }) {
  const { documents } = usePortal();
  const title = statementWords.of(formatMonth(from));
  return (
    <Button
      variant="text"
      // In the very click: browsers refuse a window that opens later.
      onClick={() => void documents.open(documentId, title)}
    >
      <FileText size={20} aria-hidden="true" />
      {title}
    </Button>
  );
}
