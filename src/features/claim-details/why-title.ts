import { claimDetailsWords } from '#content/claim-details.ts';
import type { WhatNow, WhatNowKind } from '#src/domain/claims/what-now.ts';

const words = claimDetailsWords.why;

/** Of these nobody can say that they were paid. */
const unpaid: readonly WhatNowKind[] = [
  'received',
  'not-processable',
  'cancelled',
  'reversal',
  'unknown',
];

/** What stands above the amounts of a claim. */
export function whyTitle({
  kind,
  owed,
  open,
  refusal,
}: Pick<WhatNow, 'kind' | 'owed' | 'open' | 'refusal'>): string {
  if (open === null && owed !== null && owed > 0) return words.owed;
  if (refusal !== null) return words.refused;
  return unpaid.includes(kind) ? words.amounts : words.paid;
}
