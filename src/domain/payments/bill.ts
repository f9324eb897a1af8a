import { dayBefore } from '#src/domain/format/days.ts';
import type { BillDates } from '#src/domain/deadlines/deadlines.ts';
import { limits } from '../limits.ts';
import type { Autopay } from './autopay.ts';
import type { CoveragePeriod, Payment } from './payment.ts';

/** The amount owed on a contract, as the insurer says it. */
export interface Bill extends BillDates {
  /** The whole balance, in cents, before pending payments; null if unknown. */
  balanceCents: number | null;
  /** The time of these figures; null if unknown. */
  asOf: Date | null;
  /** Changes with each change of the bill; null where the insurer sends no revision. */
  revision: string | null;
  autopay: Autopay;
  /** The payments on their way. */
  pending: readonly Payment[];
  /** The parts of the balance; empty where the insurer does not say. */
  lines: readonly BillLine[];
}

/** A part of a bill. */
export interface BillLine {
  /** One of {@link billLineKinds}, or another as the insurer calls it. */
  kind: string;
  /** Negative where it lowers the bill. */
  cents: number;
  period: CoveragePeriod | null;
  memberIds: readonly string[];
  /** The insurer's name for it; null without a name. */
  description: string | null;
}

export const billLineKinds = [
  'premium',
  'subsidy',
  'fee',
  'payment',
  'credit',
  'adjustment',
] as const;
export type BillLineKind = (typeof billLineKinds)[number];

/** Whether the lines explain the bill: they add up to all that is owed. */
export const isExplained = ({ lines, balanceCents }: Pick<Bill, 'lines' | 'balanceCents'>) =>
  lines.length > 0 && lines.reduce((sum, { cents }) => sum + cents, 0) === balanceCents;

/** Returns the last day on which a payment is still credited by the day a bill is due, YYYY-MM-DD. */
export const lastDayInTime = (due: string): string => dayBefore(due, limits.paymentCreditDays);

/** Returns the sum of payments on their way, in cents. */
export const onItsWay = ({ pending }: Pick<Bill, 'pending'>): number =>
  pending.reduce((sum, { cents }) => sum + cents, 0);

/** Returns the largest possible payment, in cents: the balance less pending payments, but at least the amount due. */
export const payableCents = (bill: Pick<Bill, 'balanceCents' | 'amountDueCents' | 'pending'>) =>
  Math.max(0, bill.amountDueCents, (bill.balanceCents ?? 0) - onItsWay(bill));

/** The figures of a bill that a member has seen before paying. */
export type ReviewedBill = Pick<
  Bill,
  'balanceCents' | 'amountDueCents' | 'due' | 'revision' | 'pending'
>;

/** Whether a bill is unchanged since the review: by its revision if it has one, else by every figure. */
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
