import { compare } from '#src/domain/data/compare.ts';
import { dayOf, filterPayments, type Payment, type PaymentFilters } from './payment.ts';

/** A bill as it was written. */
export interface Statement {
  id: string;
  documentId: string;
  /** YYYY-MM-DD */
  from: string;
  to: string;
  issuedOn: string;
  cents: number;
}

/** A payment, or a bill that was sent. */
export type HistoryEntry =
  | { kind: 'payment'; day: string; payment: Payment }
  | { kind: 'statement'; day: string; statement: Statement };

/** The value of the filter that leaves the statements alone. */
export const onlyStatements = 'statement';

/** Returns the payments and statements that fit, the newest first. */
export function historyOf(
  payments: readonly Payment[],
  statements: readonly Statement[],
  { status, year }: PaymentFilters,
): HistoryEntry[] {
  const sent =
    status === undefined || status === onlyStatements
      ? statements.filter(({ issuedOn }) => year === undefined || issuedOn.startsWith(year))
      : [];
  return [
    ...filterPayments(payments, { status, year }).map((payment): HistoryEntry => ({
      kind: 'payment',
      day: dayOf(payment),
      payment,
    })),
    ...sent.map((statement): HistoryEntry => ({
      kind: 'statement',
      day: statement.issuedOn,
      statement,
    })),
  ].toSorted((a, b) => compare(b.day, a.day));
}
