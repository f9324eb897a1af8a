import type { BillDates } from '../deadlines.ts';
import type { Autopay } from './autopay.ts';
import type { Payment } from './payment.ts';

/** What is owed on a contract, as the insurer says it. */
export interface Bill extends BillDates {
  /** All that is owed, in cents, payments on their way not taken off; null when it is not said. */
  balanceCents: number | null;
  /** When these figures were taken, RFC 3339; null when it is not said. */
  asOf: string | null;
  /** Another one after each change of the bill; null where the insurer has none. */
  revision: string | null;
  autopay: Autopay;
  /** On their way. */
  pending: readonly Payment[];
}

/** What payments on their way come to, in cents. */
export const onItsWay = ({ pending }: Pick<Bill, 'pending'>): number =>
  pending.reduce((sum, { cents }) => sum + cents, 0);

/**
 * What can be paid now, in cents, at least what is due: all that is owed less what is on its way. Nobody pays
 * more than that here.
 */
export const payableCents = (bill: Pick<Bill, 'balanceCents' | 'amountDueCents' | 'pending'>) =>
  Math.max(0, bill.amountDueCents, (bill.balanceCents ?? 0) - onItsWay(bill));

/** The figures of a bill that a member has seen before paying. */
export type ReviewedBill = Pick<
  Bill,
  'balanceCents' | 'amountDueCents' | 'due' | 'revision' | 'pending'
>;

/** Whether a bill still is what was reviewed: by its revision where it has one, else by every figure. */
export function isSameBill(reviewed: ReviewedBill, now: ReviewedBill): boolean {
  if (reviewed.revision !== null && now.revision !== null) {
    return reviewed.revision === now.revision;
  }
  const idsOf = ({ pending }: ReviewedBill) => pending.map(({ id }) => id).toSorted();
  return (
    reviewed.balanceCents === now.balanceCents &&
    reviewed.amountDueCents === now.amountDueCents &&
    reviewed.due === now.due &&
    idsOf(reviewed).join(' ') === idsOf(now).join(' ')
  );
}
