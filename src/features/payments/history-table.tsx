import { FileText } from 'lucide-react';
import { formatDate } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { formatCents } from '#src/domain/formats.ts';
import { dayOf, type Payment } from '#src/domain/payments/payment.ts';
import { NotSet } from '#src/parts/owed-amount.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { sourceName, statusOf, periodText } from './payment-text.ts';
import styles from './payments.module.css';

const words = paymentsWords.history;
const { columns } = words;

/** A table where there is room for one, else a card for each payment. */
export function HistoryTable({ payments }: { payments: readonly Payment[] }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ payment }: { payment: Payment }) {
  const { documents } = usePortal();
  const { cents, confirmation, feeCents, isAutopay, paidFor, receiptId } = payment;
  const { label, tone } = statusOf(payment);
  const title = words.receiptOf(confirmation);
  return (
    <tr>
      <th scope="row">{formatDate(dayOf(payment))}</th>
      <td className={styles['money']}>{formatCents(cents)}</td>
      <td className={styles['state']}>
        <div className={styles['stack']}>
          <StatusPill tone={tone}>{label}</StatusPill>
          {feeCents !== null && (
            <span className={styles['quiet']}>{words.fee(formatCents(feeCents))}</span>
          )}
        </div>
      </td>
      <td className={styles['source']}>
        <div className={styles['stack']}>
          {sourceName(payment)}
          {paidFor.length > 0 && (
            <span className={styles['quiet']}>
              {words.paidFor(paidFor.map(periodText).join(', '))}
            </span>
          )}
          {isAutopay && <span className={styles['quiet']}>{words.autopay}</span>}
        </div>
      </td>
      <td className={styles['number']}>{confirmation}</td>
      <td className={styles['receipt']}>
        <PartBoundary>
          {receiptId === null ? (
            <span className={styles['noReceipt']}>
              <NotSet />
            </span>
          ) : (
            <Button
              variant="plain"
              aria-label={title}
              // In the very click: browsers refuse a window that opens later.
              onClick={() => void documents.open(receiptId, title)}
            >
              <FileText size={20} aria-hidden="true" />
              {words.receipt}
            </Button>
          )}
        </PartBoundary>
      </td>
    </tr>
  );
}
