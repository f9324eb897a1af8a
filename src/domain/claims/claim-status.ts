import { daysBetween } from '#src/domain/format/days.ts';
import { decidedOn, type Claim } from './claim.ts';
import type { ClaimStatus } from './claim-names.ts';
import { centsOf, type Figure } from '#src/domain/claims/amounts/figures.ts';
import { planPaidOf } from '#src/domain/claims/amounts/cost-breakdown.ts';

/** The payer's facts about the status of a claim, besides its amounts. */
export interface ClaimFacts {
  /** The stage of the claim according to the payer; null without a reliable one. */
  stage: 'cancelled' | 'replaced' | 'received' | 'not-processable' | null;
  /** The decision, as the payment says it. */
  decision: 'paid' | 'denied' | 'partly-paid' | null;
  /** The amount of the payment, in cents. */
  paymentCents: number | null;
  lines: number;
  /** The number of lines that were paid. */
  paidLines: number;
  /** The number of lines that were denied. */
  deniedLines: number;
  /** The claim as a whole was denied. */
  isDenied: boolean;
}

/** The days after a decision in which its explanation of benefits still comes; chosen. */
const eobDays = 30;

/** Whether a claim without an explanation of benefits may still get one. @param today YYYY-MM-DD */
export function mayGetEob(
  { status, processedOn }: Pick<Claim, 'status' | 'processedOn'>,
  today: string,
): boolean {
  if (status === 'cancelled' || status === 'replaced') return false;
  const day = decidedOn({ status, processedOn });
  return day === null ? status === 'received' : daysBetween(day, today) <= eobDays;
}

/** Returns the status from the stage, the decision, then the amounts, in this order (API rule 4 of health records). */
export function claimStatusOf(
  { stage, decision, paymentCents, lines, paidLines, deniedLines, isDenied }: ClaimFacts,
  figures: readonly Figure[],
): ClaimStatus {
  if (stage !== null) return stage;
  if (decision !== null) return decision;
  const paid = planPaidOf({ figures, paymentCents });
  // How much was paid may be left open where it is known that something was.
  if (paid === null ? paidLines > 0 : paid > 0) {
    return deniedLines > 0 && deniedLines < lines ? 'partly-paid' : 'paid';
  }
  if (isDenied || (lines > 0 && deniedLines === lines)) return 'denied';
  const submitted = centsOf(figures, 'submitted');
  const notCovered = centsOf(figures, 'noncovered');
  if (submitted !== null && notCovered !== null && submitted > 0 && notCovered >= submitted) {
    return 'not-covered';
  }
  return 'processed';
}
