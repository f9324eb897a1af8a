import { claimDetailsWords } from '#content/claim-details.ts';
import type { WhatNow } from '#src/domain/claims/what-now.ts';

const words = claimDetailsWords.share;

/**
 * What the member's share by the claim is called: what was once stated of a claim that no longer counts,
 * and of one that is not settled, is not what the member may owe.
 */
export function shareName({ counts, owed }: WhatNow, share: number | null): string {
  if (counts) return owed === share ? words.owed : words.stated;
  return words.then;
}
