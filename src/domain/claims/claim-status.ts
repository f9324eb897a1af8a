import { lookUp } from '../look-up.ts';
import { CARIN, codeIn, readAmounts } from './amounts.ts';
import type { EobResource } from './eob-resource.ts';
import type { ClaimStatus } from './claim-names.ts';
import { centsOf, type Figure } from './figures.ts';
import { planPaidOf } from './money-path.ts';

const statusesOfPayments: Record<string, ClaimStatus> = {
  paid: 'paid',
  denied: 'denied',
  partiallypaid: 'partly-paid',
};

/**
 * From `status`, `related`, `outcome`, `payment.type`, then the amounts, in this order (API rule 4 of
 * health records). `outcome` partial or missing says nothing: payers send it for settled claims.
 * @param deniedLines how many of the lines were denied
 */
export function claimStatusOf(
  resource: EobResource,
  figures: readonly Figure[],
  { lines, deniedLines, isDenied }: { lines: number; deniedLines: number; isDenied: boolean },
): ClaimStatus {
  const { status, outcome, payment } = resource;
  if (status === 'cancelled') return 'cancelled';
  if (isReplaced(resource)) return 'replaced';
  if (status === 'draft' || outcome === 'queued') return 'received';
  if (outcome === 'error') return 'not-processable';
  const paymentCode = codeIn(payment?.type, `${CARIN}/C4BBPayerClaimPaymentStatusCode`);
  const ofPayment = paymentCode === null ? null : lookUp(statusesOfPayments, paymentCode);
  if (ofPayment) return ofPayment;

  const paid = planPaidOf(figures) ?? readAmounts(payment && [payment])[0]?.cents ?? null;
  if (paid !== null && paid > 0) {
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

function isReplaced({ related }: EobResource): boolean {
  return (related ?? []).some(
    ({ relationship }) =>
      codeIn(relationship, `${CARIN}/C4BBRelatedClaimRelationshipCodes`) === 'replacedby',
  );
}
