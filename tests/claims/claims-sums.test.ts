import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimStatuses } from '#src/domain/claims/claim-names.ts';
import type { AppealStatus } from '#src/domain/claims/appeal-status.ts';
import { rowsOf, type ClaimRow } from '#src/domain/claims/claim-row.ts';
import { billableRows, owedOf, owedToday, saidSum } from '#src/domain/claims/amounts/owed-sum.ts';
import { sumsOf, type ClaimsSums } from '#src/domain/claims/amounts/claims-sums.ts';
import { contextOf } from '#src/domain/claims/claims-context.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { paidClaim } from '../support/claims.ts';

const rowsBy = (claims: readonly FamilyClaim[], appealStatuses: [string, AppealStatus][] = []) =>
  rowsOf(
    claims,
    contextOf(claims, {
      appeals: { statuses: new Map(appealStatuses), completeness: 'complete' },
      accumulators: null,
      account: null,
      isAccountPending: false,
      today: '2026-11-21',
    }),
  );
/** Computes the sum that a member would from the screen: the bills, less every line under them. */
const left = ({ billed, lessened }: ClaimsSums) =>
  lessened.reduce((rest, { cents }) => rest - cents, billed.cents ?? 0);
const namesIn = ({ lessened }: ClaimsSums) => lessened.map(({ name, cents }) => [name, cents]);

describe('sums of claims', () => {
  const plain = paidClaim(
    { submitted: 20_000, discount: 5_000, benefit: 12_000, memberliability: 3_000 },
    { id: 'a', claimNumber: 'A', patient: 'Patient/1' },
  );
  const undoing = paidClaim(
    { submitted: -20_000, discount: -5_000, benefit: -12_000, memberliability: -3_000 },
    { id: 'b', patient: 'Patient/1', related: [{ relationship: 'associated', claim: 'A' }] },
  );
  const denied = paidClaim(
    { submitted: 19_500, noncovered: 19_500 },
    { id: 'c', status: 'denied', denialReasons: ['Not medically necessary'] },
  );

  it('lead from the billed amount to the amount that may be owed', () => {
    const sums = sumsOf(rowsBy([plain]));
    expect(sums.billed).toEqual({ cents: 20_000, missing: 0 });
    expect(namesIn(sums)).toEqual([
      ['discount', 5_000],
      ['planPaid', 12_000],
    ]);
    expect(sums.owed).toMatchObject({ cents: 3_000, missing: 0 });
  });

  it('count neither a reversed claim nor its reversal', () =>
    expect(sumsOf(rowsBy([plain, undoing]))).toMatchObject({
      billed: { cents: null },
      owed: { cents: null },
      undone: 2,
    }));

  it.each<[string, AppealStatus, [string, number][], number]>([
    ['can be appealed', { state: 'possible', lastDay: '2026-12-01' }, [['open', 19_500]], 0],
    ['is in review', { state: 'in-review', dueBy: null }, [['open', 19_500]], 0],
    ['was won', { state: 'won', decidedOn: null }, [['won', 19_500]], 0],
    ['was lost', { state: 'lost', decidedOn: null }, [], 19_500],
    ['is past its last day', { state: 'possible', lastDay: '2026-11-20' }, [], 19_500],
  ])('a denied claim that %s', (_, appealStatus, lessened, owed) => {
    const sums = sumsOf(rowsBy([denied], [['c', appealStatus]]));
    expect(namesIn(sums)).toEqual(lessened);
    expect(sums.owed.cents ?? 0).toBe(owed);
  });

  it('count an appeal that was won long ago as won', () => {
    const appealStatus: AppealStatus = { state: 'won', decidedOn: '2026-03-01' };
    expect(namesIn(sumsOf(rowsBy([denied], [['c', appealStatus]])))).toEqual([['won', 19_500]]);
  });

  it('include every amount of a claim whose whole share is open', () => {
    const appealStatus: AppealStatus = { state: 'in-review', dueBy: null };
    expect(sumsOf(rowsBy([denied], [['c', appealStatus]])).owed).toEqual({
      cents: null,
      missing: 0,
      open: 19_500,
      isInProgress: false,
    });
  });

  it('include payments by the member and the reimbursement account', () => {
    const paidInPart = paidClaim(
      {
        submitted: 20_000,
        benefit: 12_000,
        memberliability: 8_000,
        paidbypatientcash: 1_000,
        paidbypatienthealthaccount: 2_500,
      },
      { id: 'f' },
    );
    const sums = sumsOf(rowsBy([paidInPart]));
    expect(namesIn(sums)).toEqual([
      ['planPaid', 12_000],
      ['account', 2_500],
      ['member', 1_000],
    ]);
    expect(sums.owed.cents).toBe(4_500);
  });

  it('include the amount that the claims do not explain', () => {
    const odd = paidClaim({ submitted: 10_000, benefit: 4_000, memberliability: 5_000 });
    expect(namesIn(sumsOf(rowsBy([odd])))).toEqual([
      ['planPaid', 4_000],
      ['unexplained', 1_000],
    ]);
  });

  it('count the claims without a stated amount', () => {
    const sums = sumsOf(rowsBy([plain, paidClaim({}, { id: 'd' })]));
    expect([sums.billed.missing, sums.owed.missing]).toEqual([1, 1]);
  });

  it('leave out undecided claims', () =>
    expect(
      sumsOf(rowsBy([plain, paidClaim({ submitted: 9_000 }, { id: 'e', status: 'received' })])),
    ).toMatchObject({ billed: { cents: 20_000 }, undecided: 1, undone: 0 }));

  it('list amounts usually paid at pickup separately from what may be owed', () => {
    const drug = paidClaim(
      { submitted: 9_000, benefit: 6_000, memberliability: 3_000 },
      { id: 'rx', kind: 'pharmacy' },
    );
    const sums = sumsOf(rowsBy([drug]));
    expect(sums.owed).toMatchObject({ cents: 0, missing: 0 });
    expect(namesIn(sums)).toEqual([
      ['planPaid', 6_000],
      ['pickup', 3_000],
    ]);
  });

  const refused = { submitted: 9_000, noncovered: 9_000 };
  const own = paidClaim({ submitted: 9_000, memberliability: 100 }, { id: 'own' });
  it('names the amount of a denied claim that can be appealed in place of “or more”', () => {
    const claim = paidClaim(refused, { id: 'g', status: 'denied' });
    const owed = owedOf(rowsBy([own, claim], [['g', { state: 'possible', lastDay: null }]]));
    expect(saidSum(owed, 'complete')).toEqual({ kind: 'exact', cents: 100 });
    expect(owed.open).toBe(9_000);
  });

  it.each<[string, Parameters<typeof paidClaim>[0], Partial<FamilyClaim>, 'exact' | 'atLeast']>([
    ['another decided claim', { submitted: 9_000, memberliability: 100 }, {}, 'exact'],
    ['a claim in progress', { submitted: 9_000 }, { status: 'received' }, 'atLeast'],
    ['a claim that was canceled', { submitted: 9_000 }, { status: 'cancelled' }, 'exact'],
    ['a claim that couldn’t be processed', {}, { status: 'not-processable' }, 'exact'],
    ['a claim without an amount', { submitted: 9_000 }, {}, 'atLeast'],
    ['a denied claim that can’t be appealed', refused, { status: 'denied' }, 'exact'],
  ])('says whether more may be owed than a sum with %s', (_, amounts, changes, kind) => {
    const claim = paidClaim(amounts, { id: 'g', ...changes });
    expect(saidSum(owedOf(rowsBy([own, claim])), 'complete').kind).toBe(kind);
  });

  it('sums are null without claims', () =>
    expect(sumsOf([])).toMatchObject({
      owed: { cents: null, missing: 0 },
      undecided: 0,
      undone: 0,
    }));

  it('equal the sum of each claim’s amounts, in whole cents', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents), { minLength: 1 }), (list) => {
        const all = list.map(([submitted, memberliability], index) =>
          paidClaim({ submitted, memberliability }, { id: `e-${index}` }),
        );
        const sum = (at: 0 | 1) => list.reduce((total, pair) => total + BigInt(pair[at]), 0n);
        const { billed, owed } = sumsOf(rowsBy(all));
        expect([billed.cents, owed.cents]).toEqual([Number(sum(0)), Number(sum(1))]);
      }),
    );
  });

  it('add up to the cent whatever the payer states', () => {
    const cents = fc.option(fc.integer({ min: -9_000, max: 900_000 }), { nil: undefined });
    const claim = fc.record({
      amounts: fc.record({
        submitted: cents,
        discount: cents,
        benefit: cents,
        priorpayerpaid: cents,
        memberliability: cents,
        noncovered: cents,
        deductible: cents,
      }),
      status: fc.constantFrom(...claimStatuses),
      isReasoned: fc.boolean(),
      appealStatus: fc.constantFrom<AppealStatus>(
        { state: 'unknown' },
        { state: 'closed', lastDay: null },
        { state: 'possible', lastDay: null },
        { state: 'in-review', dueBy: null },
        { state: 'won', decidedOn: null },
        { state: 'partly-won', decidedOn: null },
        { state: 'lost', decidedOn: null },
      ),
    });
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 12 }), (list) => {
        const rows: ClaimRow[] = rowsBy(
          list.map(({ amounts, status, isReasoned }, index) => {
            const knownAmounts = Object.fromEntries(
              Object.entries(amounts).filter(([, amount]) => amount !== undefined),
            );
            const denialReasons = isReasoned ? ['No authorization'] : [];
            return paidClaim(knownAmounts, { id: `e-${index}`, status, denialReasons });
          }),
          list.map(({ appealStatus }, index) => [`e-${index}`, appealStatus]),
        );
        const sums = sumsOf(rows);
        expect(left(sums)).toBe(sums.owed.cents ?? 0);
      }),
    );
  });
});

describe('what may be owed today (product rule 9.9)', () => {
  const today = '2026-11-21';
  const days = fc.constantFrom('2020-01-01', '2024-11-19', '2024-11-20', '2026-10-02', null);
  const anyClaim = fc.record({
    id: fc.uuid(),
    status: fc.constantFrom(...claimStatuses),
    serviceStart: days,
    serviceEnd: days,
    memberliability: fc.integer({ min: 0, max: 500_000 }),
    memberId: fc.constantFrom('M1', 'M2', null),
  });
  const claimsOf = fc
    .array(anyClaim, { maxLength: 12 })
    .map((list) =>
      list.map(({ memberliability, ...changes }) =>
        paidClaim({ submitted: 900_000, memberliability }, changes),
      ),
    );

  it('is the same whether a screen has all claims or only those that can still be billed', () =>
    fc.assert(
      fc.property(claimsOf, (claims) => {
        const all = rowsBy(claims);
        const recent = billableRows(all, today);
        expect(owedToday(recent, today)).toEqual(owedToday(all, today));
      }),
    ));

  it('is the sum over people, and over the claims of each', () =>
    fc.assert(
      fc.property(claimsOf, (claims) => {
        const rows = rowsBy(claims);
        const people = [...new Set(rows.map(({ claim }) => claim.memberId))];
        const cents = people.map(
          (person) =>
            owedToday(
              rows.filter(({ claim }) => claim.memberId === person),
              today,
            ).cents,
        );
        expect(cents.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(
          owedToday(rows, today).cents ?? 0,
        );
      }),
    ));

  it.each([
    ['two years ago', { serviceStart: '2024-11-20' }, 3_000],
    ['longer ago', { serviceStart: '2024-11-19', serviceEnd: null }, null],
    [
      'longer ago, until two years ago',
      { serviceStart: '2024-11-01', serviceEnd: '2024-11-20' },
      3_000,
    ],
    ['on a day that is not known', { serviceStart: null, serviceEnd: null }, 3_000],
  ])('counts care %s', (_, changes, cents) => {
    const claim = paidClaim({ submitted: 9_000, memberliability: 3_000 }, changes);
    expect(owedToday(rowsBy([claim]), today).cents).toBe(cents);
  });
});
