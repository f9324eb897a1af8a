import { FileText } from 'lucide-react';
import { formatDate } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { dayOf, type Payment } from '#src/domain/payments/payment.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { sourceName, paymentStatusOf, periodText } from './payment-text.ts';

const words = paymentsWords.history;

const columns: readonly Column<Payment>[] = [
  { header: words.columns.date, cell: (payment) => formatDate(dayOf(payment)), card: 'title' },
  {
    header: words.columns.amount,
    cell: ({ cents }) => formatCents(cents),
    kind: 'money',
    card: 'aside',
  },
  { header: words.columns.status, cell: (payment) => <Status payment={payment} />, card: 'start' },
  { header: words.columns.method, cell: (payment) => <Source payment={payment} />, card: 'line' },
  { header: words.columns.confirmation, cell: ({ confirmation }) => confirmation },
  {
    header: words.columns.receipt,
    cell: (payment) => receiptCell(payment),
    card: 'end',
    isScreenOnly: true,
  },
];

/** The payments of the contract. */
export function HistoryTable({ payments }: { payments: readonly Payment[] }) {
  return <DataTable columns={columns} rows={payments} rowKey={({ id }) => id} />;
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
