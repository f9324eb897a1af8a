import { csvOf, moneyCell, textCell } from '#src/domain/data/csv.ts';
import { dayOf, type Payment } from './payment.ts';

/** The headings of the file's columns, and how cells are written. */
export interface PaymentsFileWords {
  columns: Record<
    'date' | 'confirmation' | 'amount' | 'status' | 'method' | 'madeBy' | 'fee',
    string
  >;
  /** Formats a day, YYYY-MM-DD. */
  day: (iso: string) => string;
  statusOf: (payment: Payment) => string;
  methodOf: (payment: Payment) => string;
  makerOf: (payment: Payment) => string;
}

/** Payments as comma-separated values, in the order given. */
export const paymentsCsv = (payments: readonly Payment[], words: PaymentsFileWords): string => {
  const { columns } = words;
  return csvOf([
    [
      ...[columns.date, columns.confirmation, columns.amount, columns.status],
      ...[columns.method, columns.madeBy, columns.fee],
    ],
    ...payments.map((payment) => [
      words.day(dayOf(payment)),
      textCell(payment.confirmation),
      moneyCell(payment.cents),
      textCell(words.statusOf(payment)),
      textCell(words.methodOf(payment)),
      words.makerOf(payment),
      moneyCell(payment.feeCents),
    ]),
  ]);
};
