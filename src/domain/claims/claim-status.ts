import type { ClaimStatus } from './claim-names.ts';
import { centsOf, type Figure } from './figures.ts';
import { planPaidOf } from './cost-breakdown.ts';

/** What a payer says of where a claim stands, besides its amounts. */
export interface ClaimFacts {
  /** How far the payer says the claim has come; null when it says nothing that can be relied on. */
  stage: 'cancelled' | 'replaced' | 'received' | 'not-processable' | null;
  /** What was decided, as the payment says it. */
  decision: 'paid' | 'denied' | 'partly-paid' | null;
  /** Of the payment, in cents. */
  paymentCents: number | null;
  lines: number;
  /** How many of the lines were paid. */
  paidLines: number;
  /** How many of the lines were denied. */
  deniedLines: number;
  /** The claim as a whole was denied. */
  isDenied: boolean;
}

/** From the stage, the decision, then the amounts, in this order (API rule 4 of health records). */
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
