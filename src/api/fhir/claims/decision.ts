import type { ClaimFacts } from '#src/domain/claims/claim-status.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { carinSystems, codeIn } from '../concepts.ts';
import type { EobRead } from './explanation-of-benefit.ts';

/**
 * Returns the stage of a claim, from `status`, `related` and `outcome`. Ignores an `outcome` that is partial or
 * missing, because payers send it for settled claims (API rule 4 of health records).
 */
export function stageOf({ status, related, outcome }: EobRead): ClaimFacts['stage'] {
  if (status === 'cancelled') return 'cancelled';
  if (isReplaced(related)) return 'replaced';
  if (status === 'draft' || outcome === 'queued') return 'received';
  return outcome === 'error' ? 'not-processable' : null;
}

function isReplaced(related: EobRead['related']): boolean {
  return (related ?? []).some(
    ({ relationship }) =>
      codeIn(relationship, `${carinSystems}/C4BBRelatedClaimRelationshipCodes`) === 'replacedby',
  );
}

const decisions: Record<string, ClaimFacts['decision']> = {
  paid: 'paid',
  denied: 'denied',
  partiallypaid: 'partly-paid',
};

/** Returns the decision that the type of the payment states. */
export function decisionOf({ payment }: EobRead): ClaimFacts['decision'] {
  return lookUp(
    decisions,
    codeIn(payment?.type, `${carinSystems}/C4BBPayerClaimPaymentStatusCode`) ?? '',
  );
}
