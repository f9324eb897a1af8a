import { claimDetailsWords } from '#content/claim-details.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import { countsTowardTotals } from '#src/domain/claims/claim-row.ts';

const words = claimDetailsWords.share;

/** What the member's share is called: nothing is owed on a claim that no longer counts. */
export const shareName = (claim: Pick<Claim, 'status'>): string =>
  countsTowardTotals(claim) ? words.owed : words.then;
