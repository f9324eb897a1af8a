import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsFileWords } from '#content/claims-file.ts';
import type { AppealStatus } from '#src/domain/claims/appeal-status.ts';
import { claimsCsv } from '#src/domain/claims/claims-csv.ts';
import { contextOf } from '#src/domain/claims/claims-context.ts';
import { rowsOf, type ClaimRow } from '#src/domain/claims/claim-row.ts';
import { sumsOf } from '#src/domain/claims/amounts/claims-sums.ts';
import type { ClaimKind, ClaimStatus } from '#src/domain/claims/claim-names.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { accountPaymentsOf } from '#src/domain/claims/settlement.ts';
import { owedClaims } from '#src/domain/reimbursement/account.ts';
import type { Transaction } from '#src/domain/reimbursement/transaction.ts';
import {
  claimsInYear,
  sumOf,
  sumsByKind,
  sumsByMonth,
} from '#src/domain/spending/spending-sums.ts';
import { usedOf } from '#src/domain/claims/next-step.ts';
import { nextStepMeaning } from '#src/features/claim-details/next-step-meaning.ts';
import { readClaim } from '#src/api/fhir/claims/claim.ts';
import { readExplanationOfBenefit } from '#src/api/fhir/claims/explanation-of-benefit.ts';
import { nextStepText } from '#src/parts/claims/next-step-text.ts';
import { paidClaim } from '../support/claims.ts';
import { settlementAnswers } from '../support/settlement-answers.ts';
import { settlementCases, type SettlementCase } from '../support/settlement-cases.ts';

const today = '2026-11-21';
const year = { start: '2026-01-01', end: '2026-12-31' };

const transaction = (cents: number, more: Partial<Transaction> = {}): Transaction => ({
  id: 't',
  day: '2026-02-02',
  cents,
  description: null,
  type: 'payment',
  status: 'posted',
  claimId: 'e-1',
  ...more,
});

const rowsAround = (
  claims: readonly FamilyClaim[],
  transactions: readonly Transaction[],
  appealStatuses: readonly (readonly [string, AppealStatus])[],
  day = today,
): ClaimRow[] =>
  rowsOf(
    claims,
    contextOf(claims, {
      appeals: { statuses: new Map(appealStatuses), completeness: 'complete' },
      accumulators: null,
      account: accountPaymentsOf(transactions),
      isAccountPending: false,
      today: day,
    }),
  );
const appealStatusesOf = (cases: readonly SettlementCase[]) =>
  cases.flatMap(({ claim, appeal }) => (appeal ? [[claim.id, appeal] as const] : []));

const share = { submitted: 20_000, discount: 5_000, eligible: 15_000, benefit: 6_580 };
const owing = (more: Parameters<typeof paidClaim>[0] = {}, changes: Partial<FamilyClaim> = {}) =>
  paidClaim({ ...share, memberliability: 8_420, ...more }, { id: 'e-1', ...changes });
const possible: AppealStatus = { state: 'possible', lastDay: '2027-05-03' };

describe.each([today, '2026-01-01', '2028-12-31'])('on %s the settlement of a claim', (day) => {
  it.each(settlementCases(day))('$name', (settlementCase) => {
    const { claim, transactions, others, expected } = settlementCase;
    const [row] = rowsAround(
      [claim, ...others],
      transactions,
      appealStatusesOf([settlementCase]),
      day,
    );
    if (!row) throw new Error('There is no row.');
    const { nextStep } = row;
    expect(nextStep).toMatchObject({
      kind: expected.kind,
      owed: expected.owed,
      open: expected.open ?? null,
      refund: expected.refund ?? 0,
      counts: expected.isLeftOut !== true,
    });
    expect(usedOf(nextStep, 'account')).toBe(expected.account ?? 0);
    expect(usedOf(nextStep, 'member')).toBe(expected.member ?? 0);
    expect(nextStepText(nextStep)).toBe(expected.row);
    expect(nextStepMeaning(nextStep)).toMatch(expected.says);
    if (expected.never) expect(nextStepMeaning(nextStep)).not.toMatch(expected.never);
  });
});

describe('the settlement of a claim as an insurer answers it, among all others', () => {
  const cases = settlementCases(today);
  const { claims } = settlementAnswers(cases, { patient: 'Patient/1', memberId: 'M1' });
  const read = claims.map((resource): FamilyClaim => {
    const resourceRead = readExplanationOfBenefit(resource);
    const claim = resourceRead && readClaim(resourceRead);
    if (!claim) throw new Error(`${resource.id} is read as no claim.`);
    return { ...claim, memberId: 'M1' };
  });
  const rows = rowsAround(
    read,
    cases.flatMap(({ transactions }) => transactions),
    appealStatusesOf(cases),
  );

  it.each(cases)('$name', ({ claim, expected }) => {
    const { kind, owed, open = null, refund = 0 } = expected;
    const row = rows.find((claimRow) => claimRow.claim.id === claim.id);
    expect(row?.nextStep).toMatchObject({ kind, owed, open, refund });
  });
});

describe('the payments of an account on a claim', () => {
  const payment = (...transactions: Transaction[]) => accountPaymentsOf(transactions).get('e-1');

  it('adds up the payments of an account on a claim, with the last days of payment and refund', () =>
    expect(
      payment(
        transaction(-300, { day: '2026-03-01' }),
        transaction(-200, { day: '2026-02-01' }),
        transaction(100, { day: '2026-05-01' }),
        transaction(50, { day: '2026-04-01' }),
      ),
    ).toEqual({
      paidCents: 500,
      paidOn: '2026-03-01',
      returnedCents: 150,
      returnedOn: '2026-05-01',
    }));

  it('leave out transactions of $0 or without a claim', () =>
    expect(accountPaymentsOf([transaction(0), transaction(-500, { claimId: null })]).size).toBe(0));
});

describe('the payments toward a share', () => {
  const byOthers = (amounts: Parameters<typeof paidClaim>[0]) => {
    const [row] = rowsAround([paidClaim({ priorpayerpaid: 2_000, ...amounts })], [], []);
    return row?.nextStep.payments.find(({ by }) => by === 'other-insurance')?.cents ?? 0;
  };

  it.each<[string, Parameters<typeof paidClaim>[0], number]>([
    ['includes it', { eligible: 10_000, benefit: 4_000, memberliability: 6_000 }, 2_000],
    ['excludes it', { eligible: 10_000, benefit: 4_000, memberliability: 4_000 }, 0],
    [
      'includes it and the noncovered amount',
      { eligible: 10_000, benefit: 4_000, memberliability: 6_500, noncovered: 500 },
      2_000,
    ],
    [
      'excludes it and the noncovered amount',
      { eligible: 10_000, benefit: 4_000, memberliability: 5_500, noncovered: 500 },
      0,
    ],
    ['is smaller', { eligible: 10_000, benefit: 9_000, memberliability: 1_000 }, 1_000],
    ['is stated without a payment of the plan', { eligible: 6_000, memberliability: 6_000 }, 0],
  ])('include the right amount of other insurance when the share %s', (_, amounts, cents) =>
    expect(byOthers(amounts)).toBe(cents),
  );

  it('include all payments of the member', () => {
    const claim = owing({ paidbypatientcash: 100, paidbypatientother: 20 });
    const [row] = rowsAround([claim], [], []);
    expect(row && usedOf(row.nextStep, 'member')).toBe(120);
  });

  it.each<[FamilyClaim['collectedAt'], ClaimKind, Record<'pickup' | 'member', number>]>([
    [null, 'pharmacy', { pickup: 8_420, member: 0 }],
    [null, 'professional', { pickup: 0, member: 0 }],
    ['pharmacy', 'pharmacy', { pickup: 8_420, member: 0 }],
    ['pharmacy', 'professional', { pickup: 8_420, member: 0 }],
    ['billed', 'pharmacy', { pickup: 0, member: 0 }],
    ['visit', 'professional', { pickup: 0, member: 3_000 }],
    ['visit', 'pharmacy', { pickup: 0, member: 3_000 }],
  ])('include a collected copay: %s, of a %s claim', (collectedAt, kind, paid) => {
    const [row] = rowsAround([owing({ copay: 3_000 }, { collectedAt, kind })], [], []);
    const { nextStep } = row ?? {};
    expect(
      nextStep && { pickup: usedOf(nextStep, 'pickup'), member: usedOf(nextStep, 'member') },
    ).toEqual(paid);
  });

  it('include only what the account gets back for a reversed claim', () => {
    const claim = owing({ paidbypatientcash: 100 }, { status: 'cancelled' });
    const [row] = rowsAround([claim], [transaction(-500)], []);
    expect(row?.nextStep.payments.map(({ by }) => by)).toEqual(['account']);
  });
});

describe('the next step while the account’s payments load', () => {
  const pending = (claim: FamilyClaim) =>
    rowsOf(
      [claim],
      contextOf([claim], {
        appeals: { statuses: new Map(), completeness: 'complete' },
        accumulators: null,
        account: null,
        isAccountPending: true,
        today,
      }),
    )[0]?.nextStep;

  it.each([
    ['professional', owing()],
    ['pharmacy', owing({}, { kind: 'pharmacy' })],
    ['long ago', owing({}, { serviceStart: '2025-03-10' })],
  ])('shows no owed amount: %s', (_, claim) => {
    const nextStep = pending(claim);
    expect(nextStep).toMatchObject({ kind: 'settling', owed: null, open: null, counts: true });
    expect(nextStep && nextStepMeaning(nextStep)).not.toMatch(/owe|bill/);
  });

  it('compares a bill with the share, without payments', () =>
    expect(pending(owing({ paidbypatientcash: 100 }))).toMatchObject({
      beforePayments: { owed: 8_420, open: null },
      payments: [],
    }));

  it('shows what the account cannot change', () => {
    expect(pending(owing({ memberliability: 0 }))).toMatchObject({ kind: 'nothing-owed', owed: 0 });
    expect(pending(owing({}, { status: 'received' }))?.kind).toBe('received');
  });
});

describe('over any set of claims and transactions', () => {
  const cents = fc.integer({ min: 0, max: 20_000 });
  const anyClaim = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    status: fc.constantFrom<ClaimStatus>('paid', 'denied', 'received', 'partly-paid', 'cancelled'),
    kind: fc.constantFrom<ClaimKind>('professional', 'pharmacy', 'outpatient'),
    month: fc.integer({ min: 1, max: 11 }),
    discount: cents,
    planPaid: cents,
    share: cents,
    cash: fc.option(cents, { nil: undefined }),
    healthAccount: fc.option(cents, { nil: undefined }),
  });
  const anyTransaction = fc.record({
    claimId: fc.constantFrom('a', 'b', 'c', 'elsewhere', null),
    cents: fc.integer({ min: -20_000, max: 20_000 }),
    status: fc.constantFrom('posted', 'pending', 'denied', null, 'settled'),
  });
  const anyStatus = fc.constantFrom<AppealStatus>(
    { state: 'closed', lastDay: null },
    possible,
    { state: 'in-review', dueBy: null },
    { state: 'won', decidedOn: '2026-11-01' },
    { state: 'lost', decidedOn: '2026-11-01' },
  );

  it('has equal sums on all screens to the cent, and counts no money twice', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyClaim, { selector: ({ id }) => id }),
        fc.array(anyTransaction, { maxLength: 12 }),
        fc.array(anyStatus, { minLength: 6, maxLength: 6 }),
        (drawn, moved, appealStatuses) => {
          const claims = drawn.map((drawnClaim) =>
            paidClaim(
              {
                submitted: drawnClaim.discount + drawnClaim.planPaid + drawnClaim.share,
                discount: drawnClaim.discount,
                eligible: drawnClaim.planPaid + drawnClaim.share,
                benefit: drawnClaim.planPaid,
                memberliability: drawnClaim.share,
                ...(drawnClaim.status === 'denied' && { noncovered: drawnClaim.share }),
                ...(drawnClaim.cash !== undefined && { paidbypatientcash: drawnClaim.cash }),
                ...(drawnClaim.healthAccount !== undefined && {
                  paidbypatienthealthaccount: drawnClaim.healthAccount,
                }),
              },
              {
                id: drawnClaim.id,
                status: drawnClaim.status,
                kind: drawnClaim.kind,
                serviceStart: `2026-${String(drawnClaim.month).padStart(2, '0')}-05`,
                denialReasons: drawnClaim.status === 'denied' ? ['Not medically necessary'] : [],
              },
            ),
          );
          const transactions = moved.map((movement, index) =>
            transaction(movement.cents, { ...movement, id: `${index}` }),
          );
          const appeals = new Map(
            claims.flatMap(({ id }, index) => {
              const appealStatus = appealStatuses[index];
              return appealStatus ? [[id, appealStatus] as const] : [];
            }),
          );
          const rows = rowsAround(claims, transactions, [...appeals]);
          const list = sumsOf(rows);
          const spent = claimsInYear(rows, year, 'M1');
          const total = sumOf(spent);
          const of = (sums: readonly { memberResponsibility: number | null }[]) =>
            sums.reduce((sum, { memberResponsibility }) => sum + (memberResponsibility ?? 0), 0);
          const owed = list.owed.cents ?? 0;
          expect(total.memberResponsibility ?? 0).toBe(owed);
          expect(of(sumsByMonth(spent, year, today))).toBe(owed);
          expect(of(sumsByKind(spent))).toBe(owed);
          // The lines of "how it adds up" take the bills down to the amount owed.
          const less = list.lessened.reduce((sum, line) => sum + line.cents, 0);
          expect((list.billed.cents ?? 0) - less).toBe(owed);
          expect(csvOwed(rows.filter(({ nextStep }) => nextStep.counts))).toBe(owed);
          for (const { nextStep, costs } of rows) {
            const used =
              usedOf(nextStep, 'account') + usedOf(nextStep, 'member') + usedOf(nextStep, 'pickup');
            const before =
              (nextStep.beforePayments.owed ?? 0) + (nextStep.beforePayments.open ?? 0);
            expect(before - used).toBe((nextStep.owed ?? 0) + (nextStep.open ?? 0));
            expect(before).toBeLessThanOrEqual(costs.memberResponsibility ?? 0);
          }
          // An amount the account paid is not offered again.
          const offered = owedClaims(
            rows.map(({ claim, nextStep, owed: owedCents, day }) => ({
              id: claim.id,
              day,
              owedCents,
              accountCents: usedOf(nextStep, 'account'),
              provider: null,
              claimNumber: null,
              service: null,
              memberId: null,
            })),
            [],
            2026,
          );
          expect(offered.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(
            rows.reduce((sum, row) => sum + (row.owed ?? 0), 0),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  function csvOwed(rows: readonly ClaimRow[]): number {
    const words = {
      ...claimsFileWords,
      statusOf: () => '',
      kindOf: () => '',
      memberOf: () => '',
    };
    const [heading, ...lines] = claimsCsv(rows, words).trim().split('\r\n');
    const column = (heading ?? '').split(',').indexOf('You may owe');
    return lines.reduce(
      (sum, line) => sum + Math.round(Number(line.split(',')[column] || 0) * 100),
      0,
    );
  }
});
