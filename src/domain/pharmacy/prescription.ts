import { daysAfter } from '#src/domain/format/days.ts';
import { byDrugName } from './drug.ts';

/** A prescription of a member, as the insurer knows it. */
export interface Prescription {
  id: string;
  /** The name with strength and form. */
  name: string;
  quantity: number | null;
  daysSupply: number | null;
  /** YYYY-MM-DD. */
  lastFilled: string | null;
  nextRefill: string | null;
  refillsLeft: number | null;
  /** The tier of the drug at the last fill, as the plan calls it. */
  tier: string | null;
  prescriber: string | null;
  pharmacy: string | null;
  /** Ten digits. */
  pharmacyPhone: string | null;
  /** Cents. */
  paid: number | null;
  /** The parts of `paid`, in cents; null for what the insurer does not say. */
  paidParts: { deductible: number | null; copay: number | null; coinsurance: number | null };
  /** The claim of the last fill; null when it is not known. */
  claimId: string | null;
  /** `active`, `ended`, `onHold`, or another as the insurer calls it. */
  status: string | null;
}

/**
 * Splits prescriptions into those that may be filled again, by latest fill, and those that have ended, grouped by drug.
 */
export function splitByEnd(all: readonly Prescription[]): {
  current: Prescription[];
  past: Prescription[];
} {
  return {
    current: all.filter(({ status }) => status !== 'ended'),
    past: all.filter(({ status }) => status === 'ended').toSorted(byDrugName),
  };
}

/**
 * Returns the day since which a refill is due, YYYY-MM-DD: the first day of the next fill, once the last fill has run
 * out. Null while it has not, and for a prescription that cannot be filled.
 */
export function refillDueSince(
  { status, refillsLeft, nextRefill, lastFilled, daysSupply }: Prescription,
  today: string,
): string | null {
  if (status !== null && status !== 'active') return null;
  if (refillsLeft === 0) return null;
  const runsOutOn =
    lastFilled !== null && daysSupply !== null ? daysAfter(lastFilled, daysSupply) : nextRefill;
  return runsOutOn !== null && runsOutOn < today ? runsOutOn : null;
}

/** Whether it may be filled again, as far as the insurer says. */
export const mayBeRefilled = ({
  status,
  refillsLeft,
  nextRefill,
}: Pick<Prescription, 'status' | 'refillsLeft' | 'nextRefill'>): boolean =>
  (status === null || status === 'active') &&
  refillsLeft !== 0 &&
  (refillsLeft !== null || nextRefill !== null);
