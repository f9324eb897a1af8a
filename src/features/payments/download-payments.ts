import { paymentsFileWords, paymentsWords } from '#content/payments.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { paymentsCsv } from '#src/domain/payments/payments-csv.ts';
import { saveCsv } from '#src/ui/browser/save-csv.ts';
import { sourceName, statusOf } from './payment-text.ts';

/** Saves all payments that fit, not just those on the page. */
export function downloadPayments(
  payments: readonly Payment[],
  completeness: Completeness,
  now: Date,
): void {
  const { member, autopay, ...words } = paymentsFileWords;
  const text = paymentsCsv(payments, {
    ...words,
    statusOf: (payment) => statusOf(payment).label,
    methodOf: sourceName,
    makerOf: ({ isAutopay }) => (isAutopay ? autopay : member),
  });
  saveCsv(text, paymentsWords.history.fileName(localDay(now)), completeness);
}
