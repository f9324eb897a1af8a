import { claimDetailsWords } from '#content/claim-details.ts';
import type { NextStep, NextStepKind } from '#src/domain/claims/next-step.ts';

const words = claimDetailsWords.why;

/** The next steps of claims that cannot be called paid. */
const unpaid: readonly NextStepKind[] = [
  'received',
  'not-processable',
  'cancelled',
  'reversal',
  'unknown',
  'at-pickup',
];

/** Returns the title above the amounts of a claim. */
export function whyTitle({
  kind,
  owed,
  open,
  denial,
}: Pick<NextStep, 'kind' | 'owed' | 'open' | 'denial'>): string {
  if (kind === 'won' || kind === 'won-earlier') return words.beforeAppeal;
  if (open === null && owed !== null && owed > 0) return words.owed;
  if (denial !== null) return words.refused;
  return unpaid.includes(kind) ? words.amounts : words.paid;
}
