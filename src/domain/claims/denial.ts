import type { CostBreakdown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { FamilyClaim } from './family-claim.ts';

/** The part that a plan did not pay, and why: the claim or some services, not covered, or records that are missing. */
export type Denial = 'claim' | 'part' | 'not-covered' | 'records' | 'records-of-part';

type Refusable = Pick<FamilyClaim, 'status' | 'denialReasons'>;

/**
 * Returns the denied part of a decided claim, and its amount within the member's share, in cents: null when that is not
 * stated. Nothing when no reason is given: what is above a plan's maximum, or above what it allows, was not refused.
 */
export function denialOf(
  { status, denialReasons }: Refusable,
  { memberResponsibility, parts }: CostBreakdown,
): { denial: Denial | null; cents: number | null } {
  if (status === 'not-covered') return { denial: 'not-covered', cents: memberResponsibility };
  const isMissing = denialReasons.some((reason) => missingRecords.test(reason));
  if (status === 'denied') {
    return { denial: isMissing ? 'records' : 'claim', cents: memberResponsibility };
  }
  const notCovered = parts.noncovered ?? 0;
  if (denialReasons.length === 0 || notCovered <= 0) return { denial: null, cents: 0 };
  return {
    denial: isMissing ? 'records-of-part' : 'part',
    cents: memberResponsibility === null ? notCovered : Math.min(notCovered, memberResponsibility),
  };
}

/**
 * Matches denial reasons, which payers give in their own words, that name requested records or information as missing.
 */
const missingRecords = new RegExp(
  [
    String.raw`\b(missing|insufficient|incomplete|lack of)\b.*\b(records?|documentation|information)\b`,
    String.raw`\b(records?|documentation|information)\b.*\b(missing|insufficient|incomplete|needed|not (been )?(received|provided|sent))\b`,
  ].join('|'),
  'i',
);
