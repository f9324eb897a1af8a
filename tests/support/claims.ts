import { amountCategories, type AmountCategory } from '#src/domain/claims/amounts/amounts.ts';
import type { ClaimLine } from '#src/domain/claims/amounts/claim-lines.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { figuresOf } from '#src/domain/claims/amounts/figures.ts';

/** A line that says as little as a line can. */
export const claimLine = (changes: Partial<ClaimLine> = {}): ClaimLine => ({
  sequence: 1,
  service: null,
  servicedOn: null,
  quantity: null,
  amounts: [],
  network: null,
  denialReasons: [],
  noteNumbers: [],
  wasAddedByPayer: false,
  ...changes,
});

/** A claim that says as little as a claim can. */
export const familyClaim = (changes: Partial<FamilyClaim> = {}): FamilyClaim => ({
  id: 'e-1',
  claimNumber: null,
  kind: 'professional',
  status: 'processed',
  serviceStart: null,
  serviceEnd: null,
  receivedOn: null,
  processedOn: null,
  paidOn: null,
  patient: null,
  provider: null,
  coverage: null,
  providerName: null,
  careTeamName: null,
  collectedAt: null,
  payerName: null,
  network: null,
  payee: null,
  figures: [],
  otherAmounts: [],
  paymentCents: null,
  lines: [],
  denialReasons: [],
  notes: [],
  related: [],
  disposition: null,
  authorizationNumbers: [],
  memberId: 'M-1',
  ...changes,
});

/** A claim of a doctor in the network that was paid, with these amounts in cents: two where it states two. */
export function paidClaim(
  amounts: Partial<Record<AmountCategory, number | readonly number[]>> = {},
  changes: Partial<FamilyClaim> = {},
): FamilyClaim {
  const totals = amountCategories.flatMap((category) =>
    [amounts[category] ?? []].flat().map((cents) => ({ category, label: null, cents })),
  );
  return familyClaim({
    status: 'paid',
    serviceStart: '2026-03-10',
    network: 'in',
    memberId: 'M1',
    figures: figuresOf(totals, []),
    ...changes,
  });
}
