import { compare } from '#src/domain/data/compare.ts';
import { localDay } from '#src/domain/format/days.ts';
import { csvOf, moneyCell, textCell } from '#src/domain/data/csv.ts';

/** Days of coverage that are billed together, YYYY-MM-DD. */
export interface CoveragePeriod {
  start: string;
  end: string;
}

/** A payment as a member sees it. */
export interface Payment {
  id: string;
  confirmation: string;
  cents: number;
  madeAt: Date;
  /** YYYY-MM-DD on which it is taken, where that is another day. */
  payOn: string | null;
  /** The latest time it is credited; null if unknown. */
  creditedBy: Date | null;
  /** One of {@link paymentStatuses}, or another as the insurer calls it. */
  status: string;
  /** The payment method; `type` is one of the known kinds, or another. */
  source: { type: string; lastFour: string };
  isAutopay: boolean;
  /** Until when it can be canceled; null when it cannot. */
  cancelUntil: Date | null;
  /** The fee for a payment that the bank returned, in cents. */
  feeCents: number | null;
  /** Months of coverage it settles, the earliest first; empty where that is not known. */
  paidFor: readonly CoveragePeriod[];
  /** Its receipt as a document; null without a receipt. */
  receiptId: string | null;
}

export const paymentStatuses = [
  'scheduled',
  'pending',
  'posted',
  'failed',
  'returned',
  'canceled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Whether a payment can still be canceled. @param now the present */
export const canCancel = ({ cancelUntil }: Payment, now: Date): boolean =>
  cancelUntil !== null && now < cancelUntil;

/** Day on which a payment is or was taken, YYYY-MM-DD, where the member is. */
export const dayOf = ({ payOn, madeAt }: Pick<Payment, 'payOn' | 'madeAt'>): string =>
  payOn ?? localDay(madeAt);

/** The filters of the payment history. */
export interface PaymentFilters {
  status?: string | undefined;
  /** YYYY */
  year?: string | undefined;
}

/** Returns the payments that fit, the newest first, from any order. */
export const filterPayments = (
  payments: readonly Payment[],
  { status, year }: PaymentFilters,
): Payment[] =>
  payments
    .filter((payment) => status === undefined || payment.status === status)
    .filter((payment) => year === undefined || dayOf(payment).startsWith(year))
    .toSorted((a, b) => compare(b.madeAt, a.madeAt));

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
