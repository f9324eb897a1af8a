import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDateInProse } from '#content/formats.ts';
import type { AppealStatus } from '#src/domain/claims/appeal-status.ts';
import { claimStatuses } from '#src/domain/claims/claim-names.ts';
import { rowsOf } from '#src/domain/claims/claim-row.ts';
import { contextOf } from '#src/domain/claims/claims-context.ts';
import { deadlinesOf, type AppealDeadline } from '#src/domain/deadlines/deadlines.ts';
import { furtherDatesOf } from '#src/domain/deadlines/further-dates.ts';
import { nextStepMeaning } from '#src/features/claim-details/next-step-meaning.ts';
import { nextStepText } from '#src/parts/claims/next-step-text.ts';
import { paidClaim } from '../support/claims.ts';
import { planOf } from '../support/plans.ts';

const today = '2026-11-21';
const daysToCome = ['2026-11-21', '2026-11-22', '2027-04-30'];
const cents = fc.integer({ min: 0, max: 500_000 });
const days = fc.constantFrom(...daysToCome, '2026-11-20', null);

const appealStatuses = fc.oneof(
  fc.record({ state: fc.constant('possible' as const), lastDay: days }),
  fc.record({
    state: fc.constant('possible' as const),
    lastDay: days,
    isFurther: fc.constant(true as const),
  }),
  fc.record({ state: fc.constant('in-review' as const), dueBy: days }),
  fc.constantFrom<AppealStatus>(
    { state: 'unknown' },
    { state: 'closed', lastDay: '2026-11-20' },
    { state: 'won', decidedOn: '2026-10-01' },
    { state: 'lost', decidedOn: '2026-10-01' },
  ),
);

const generatedClaims = fc.array(
  fc.record({
    appealStatus: appealStatuses,
    amounts: fc.record({ memberliability: cents, noncovered: cents }),
    changes: fc.record({
      status: fc.constantFrom(...claimStatuses),
      serviceStart: fc.constantFrom('2025-01-02', '2026-10-02', null),
      processedOn: fc.constantFrom('2025-02-02', '2026-11-02', null),
      denialReasons: fc.constantFrom([], ['No authorization'], ['Records are missing']),
    }),
  }),
  { maxLength: 8 },
);

it('lists each day to come that a claim’s texts state', () => {
  let statedDays = 0;
  fc.assert(
    fc.property(generatedClaims, (generated) => {
      const claims = generated.map(({ amounts, changes }, index) =>
        paidClaim({ submitted: 900_000, ...amounts }, { id: `e-${index}`, ...changes }),
      );
      const statuses = new Map<string, AppealStatus>(
        generated.map(({ appealStatus }, index) => [`e-${index}`, appealStatus]),
      );
      const rows = rowsOf(
        claims,
        contextOf(claims, {
          appeals: { statuses, completeness: 'complete' },
          accumulators: null,
          account: null,
          isAccountPending: false,
          today,
        }),
      );
      const appeals = claims.flatMap((claim): AppealDeadline[] => {
        const status = statuses.get(claim.id);
        return status?.state === 'possible' && status.lastDay !== null
          ? [{ claim, memberId: claim.memberId, lastDay: status.lastDay }]
          : [];
      });
      const listed = [
        ...deadlinesOf({ ...noOtherSources, claims: rows, appeals }, today),
        ...furtherDatesOf({ ...noFurtherSources, claims: rows }, today),
      ].flatMap((deadline) => ('claim' in deadline ? `${deadline.claim.id} ${deadline.day}` : []));
      for (const { claim, nextStep } of rows) {
        const texts = `${nextStepText(nextStep)} ${nextStepMeaning(nextStep)}`;
        const stated = daysToCome.filter((day) => texts.includes(formatDateInProse(day)));
        statedDays += stated.length;
        expect(listed).toEqual(expect.arrayContaining(stated.map((day) => `${claim.id} ${day}`)));
      }
    }),
  );
  expect(statedDays).toBeGreaterThan(20);
});

const noOtherSources = {
  authorizations: [],
  authorizationAppeals: new Map<string, string>(),
  bill: null,
  planKind: null,
  plan: planOf('Medical'),
};
const noFurtherSources = {
  authorizations: [],
  planKind: null,
  account: null,
  plan: planOf('Medical'),
};
