import { claimDetailsWords } from '#content/claim-details.ts';
import { isCalledOwed, type NextStep } from '#src/domain/claims/next-step.ts';

const words = claimDetailsWords.share;

/**
 * Names the member's share as the claim states it. It is called owed only if all of it is owed, and no payment has been
 * made toward it.
 */
export function shareName(
  {
    kind,
    counts,
    beforePayments,
    payments,
  }: Pick<NextStep, 'kind' | 'counts' | 'beforePayments' | 'payments'>,
  share: number | null,
): string {
  if (!counts) return words.then;
  if (kind === 'nothing-owed' && (share ?? 0) > 0) return words.notBilled;
  if (kind === 'won' || kind === 'won-earlier') return words.beforeAppeal;
  if (beforePayments.owed !== share) return words.stated;
  return payments.length === 0 && isCalledOwed({ kind }) ? words.owed : words.beforePayments;
}
