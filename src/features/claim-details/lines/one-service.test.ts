import { expect, it } from 'vitest';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import type { AmountCategory, StatedAmount } from '#src/domain/claims/amounts/amounts.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { claimLine, familyClaim, paidClaim } from '#tests/support/claims.ts';
import { serviceInSum } from './one-service.ts';

const amount = (category: AmountCategory | null, cents: number): StatedAmount => ({
  category,
  label: null,
  cents,
});
const amounts = { submitted: 20_000, eligible: 15_000, benefit: 12_000, copay: 3_000 };
const ofOne = (
  line: Parameters<typeof claimLine>[0] = {},
  claim: Partial<FamilyClaim> = {},
): FamilyClaim =>
  paidClaim(
    { ...amounts, memberliability: 3_000 },
    {
      serviceStart: '2026-10-02',
      lines: [
        claimLine({
          service: 'Office visit',
          servicedOn: '2026-10-02',
          amounts: [
            amount('submitted', 20_000),
            amount('eligible', 15_000),
            amount('benefit', 12_000),
            amount('copay', 3_000),
            amount('memberliability', 3_000),
          ],
          ...line,
        }),
      ],
      ...claim,
    },
  );
const serviceOf = (claim: FamilyClaim) =>
  serviceInSum(claim, rowOf(claim).nextStep)?.service ?? null;

it('is the one service whose facts the sum has', () =>
  expect(serviceOf(ofOne())).toBe('Office visit'));

it.each<[string, FamilyClaim]>([
  ['is one of two', ofOne({}, { lines: [...ofOne().lines, claimLine({ sequence: 2 })] })],
  ['was on another day', ofOne({ servicedOn: '2026-10-03' })],
  ['was added by the payer', ofOne({ wasAddedByPayer: true })],
  ['has a note', ofOne({ noteNumbers: [1] }, { notes: [{ number: 1, text: 'Coded again.' }] })],
  ['has a reason that the claim lacks', ofOne({ denialReasons: ['Above the allowed amount'] })],
  ['states other amounts', ofOne({ amounts: [amount('submitted', 100)] })],
  [
    'states an amount that the claim lacks',
    ofOne({ amounts: [...(ofOne().lines[0]?.amounts ?? []), amount(null, 215)] }),
  ],
  ['is of a claim without a service', familyClaim({ lines: [] })],
  ['is of a claim that was taken back', ofOne({}, { status: 'cancelled' })],
])('is in the table if it %s', (_, claim) => expect(serviceOf(claim)).toBeNull());
