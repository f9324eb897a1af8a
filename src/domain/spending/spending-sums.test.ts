import fc from 'fast-check';
import { saidSum } from '#src/domain/claims/amounts/owed-sum.ts';
import { describe, expect, it } from 'vitest';
import { paidClaim } from '#tests/support/claims.ts';
import { claimKinds as kindWords } from '#content/claims.ts';
import { spendingWords } from '#content/spending.ts';
import { claimKinds } from '#src/domain/claims/claim-names.ts';
import { rowOf, rowsOf } from '#src/domain/claims/claim-row.ts';
import { contextOf } from '#src/domain/claims/claims-context.ts';
import {
  claimsInYear,
  listSumsInYear,
  mayKindGrow,
  savingsOf,
  spendingCsv,
  sumOf,
  sumsByKind,
  sumsByMonth,
} from './spending-sums.ts';

const year = { start: '2026-01-01', end: '2026-12-31' };
const alone = contextOf([], {
  appeals: { statuses: new Map(), completeness: 'complete' },
  accumulators: null,
  account: null,
  isAccountPending: false,
  today: '2026-11-21',
});
const amounts = (memberliability: number, benefit: number) => ({ memberliability, benefit });

describe('the claims of a year', () => {
  it.each([
    ['another member’s', { memberId: 'M2' }],
    ['without a member', { memberId: null }],
    ['of another year', { serviceStart: '2025-12-31' }],
    ['without a day', { serviceStart: null }],
    ['cancelled', { status: 'cancelled' as const }],
    ['replaced', { status: 'replaced' as const }],
    ['not decided', { status: 'received' as const }],
  ])('leave out one that is %s', (_, changes) => {
    const own = paidClaim(amounts(1, 2));
    const rows = claimsInYear(rowsOf([paidClaim(amounts(5, 5), changes), own], alone), year, 'M1');
    expect(rows.map(({ claim }) => claim)).toEqual([own]);
  });
});

describe('whether more may be owed in a year', () => {
  const own = paidClaim(amounts(1, 2));

  it.each([
    ['in progress', { status: 'received' as const }, 'atLeast'],
    ['in progress for another member', { status: 'received' as const, memberId: 'M2' }, 'exact'],
    [
      'in progress of another year',
      { status: 'received' as const, serviceStart: '2025-12-31' },
      'exact',
    ],
    ['decided', {}, 'exact'],
  ])('with a claim that is %s', (_, changes, expected) => {
    const rows = rowsOf([own, paidClaim(amounts(5, 5), changes)], alone);
    expect(saidSum(listSumsInYear(rows, year, 'M1').owed, 'complete').kind).toBe(expected);
  });

  it('names only the kinds of care whose sums may grow', () => {
    const received = paidClaim({}, { status: 'received', kind: 'pharmacy' });
    const rows = rowsOf([own, received], alone);
    expect(mayKindGrow('pharmacy', rows, year, 'M1')).toBe(true);
    expect(mayKindGrow(own.kind, rows, year, 'M1')).toBe(false);
  });

  it('with a claim that states no amount', () => {
    const rows = rowsOf([own, paidClaim({ benefit: 500 })], alone);
    expect(saidSum(listSumsInYear(rows, year, 'M1').owed, 'complete').kind).toBe('atLeast');
  });

  it('counts claims without a decision separately', () => {
    const received = () => rowOf(paidClaim({}, { status: 'received' }));
    expect(listSumsInYear([received(), received()], year, 'M1').undecided).toBe(2);
    expect(listSumsInYear([received()], year, 'M2').undecided).toBe(0);
  });
});

describe('by month', () => {
  it('includes every month up to today, with or without claims', () => {
    const sums = sumsByMonth([rowOf(paidClaim(amounts(100, 200)))], year, '2026-04-02');
    expect(sums.map(({ month, memberResponsibility }) => [month, memberResponsibility])).toEqual([
      ['2026-01', 0],
      ['2026-02', 0],
      ['2026-03', 100],
      ['2026-04', 0],
    ]);
  });

  it('a year that is over has all of its months', () => {
    expect(sumsByMonth([], { start: '2024-07-01', end: '2025-06-30' }, '2026-04-02')).toHaveLength(
      12,
    );
  });

  it('a year that has not begun has no months', () => {
    expect(sumsByMonth([], year, '2025-12-31')).toEqual([]);
  });
});

it('an amount that no claim states is unknown, not zero', () => {
  expect(sumOf([rowOf(paidClaim({ benefit: 500 }))])).toEqual({
    claims: 1,
    memberResponsibility: null,
    planPaid: 500,
    open: 0,
    paidShare: 0,
    atPickup: 0,
    incomplete: 1,
  });
  expect(sumOf([])).toEqual({
    claims: 0,
    memberResponsibility: 0,
    planPaid: 0,
    open: 0,
    paidShare: 0,
    atPickup: 0,
    incomplete: 0,
  });
});

it('adds up the payments of an account and the member, and subtracts them from the open amount', () => {
  const share = amounts(10_000, 500);
  const fromAccount = paidClaim({ ...share, paidbypatienthealthaccount: 4_000 });
  const byMember = paidClaim({ ...share, paidbypatient: 3_000 });
  expect(sumOf([fromAccount, byMember].map(rowOf))).toMatchObject({
    claims: 2,
    planPaid: 1_000,
    paidShare: 7_000,
    atPickup: 0,
    incomplete: 0,
  });
});

it('counts a prescription’s share as usually paid at pickup, in the sum and in the file', () => {
  const drug = rowOf(
    paidClaim(amounts(3_000, 6_000), { kind: 'pharmacy', serviceStart: '2026-03-05' }),
  );
  expect(sumOf([drug])).toMatchObject({
    memberResponsibility: 0,
    planPaid: 6_000,
    atPickup: 3_000,
  });
  const file = spendingCsv([drug], { member: 'Maria', ...fileWords });
  expect(file.trim().split('\r\n')[1]).toMatch(/,0\.00,60\.00,30\.00$/);
});

it.each([
  ['both amounts', 0, amounts(100, 200)],
  ['not what the plan paid', 1, { memberliability: 100 }],
  ['not what the member pays', 1, { benefit: 200 }],
])('counts claims that state %s: %d incomplete', (_, incomplete, stated) => {
  expect(sumOf([rowOf(paidClaim(stated))]).incomplete).toBe(incomplete);
});

it('sorts the kinds of care by amount, largest first', () => {
  const sums = sumsByKind([
    rowOf(paidClaim(amounts(100, 0))),
    rowOf(paidClaim(amounts(10, 900), { kind: 'inpatient' })),
    rowOf(paidClaim(amounts(100, 0))),
  ]);
  expect(
    sums.map(({ kind, claims, memberResponsibility }) => [kind, claims, memberResponsibility]),
  ).toEqual([
    ['inpatient', 1, 10],
    ['professional', 2, 200],
  ]);
});

const anyClaim = fc
  .record({
    cents: fc.tuple(
      fc.integer({ min: -90_000, max: 900_000 }),
      fc.integer({ min: -90_000, max: 900_000 }),
    ),
    month: fc.integer({ min: 1, max: 12 }),
    kind: fc.constantFrom(...claimKinds),
  })
  .map(({ cents: [share, paid], month, kind }) =>
    rowOf(
      paidClaim(amounts(share, paid), {
        kind,
        serviceStart: `2026-${String(month).padStart(2, '0')}-17`,
      }),
    ),
  );

it('months, kinds and the file have the same total', () => {
  fc.assert(
    fc.property(fc.array(anyClaim, { maxLength: 60 }), (claims) => {
      const total = sumOf(claims);
      for (const sums of [sumsByMonth(claims, year, '2026-12-31'), sumsByKind(claims)]) {
        expect(
          sums.reduce((sum, { memberResponsibility }) => sum + (memberResponsibility ?? 0), 0),
        ).toBe(total.memberResponsibility);
        expect(sums.reduce((sum, { planPaid }) => sum + (planPaid ?? 0), 0)).toBe(total.planPaid);
        expect(sums.reduce((sum, row) => sum + row.claims, 0)).toBe(claims.length);
      }
      const [, ...rows] = spendingCsv(claims, { member: 'Maria', ...fileWords })
        .trimEnd()
        .split('\r\n');
      const inFile = rows.reduce((sum, row) => sum + toCents(row.split(',')[4] ?? ''), 0);
      expect(inFile).toBe(total.memberResponsibility);
    }),
  );
});

it('exports a row for each kind in each month, oldest first, without formulas', () => {
  const claims = [
    paidClaim(amounts(4200, 13_600)),
    paidClaim(amounts(-105, 0), { kind: 'pharmacy', serviceStart: '2026-01-05' }),
    paidClaim({ benefit: 7 }, { kind: 'pharmacy', serviceStart: '2026-02-05' }),
  ].map((claim) => rowOf(claim));
  expect(spendingCsv(claims, { member: '=SUM(A1)', ...fileWords })).toBe(
    [
      'Member,Month,Kind of care,Claims,You may owe,Plan paid,Usually paid at pickup',
      "'=SUM(A1),2026-01,Pharmacy,1,0.00,0.00,0.00",
      "'=SUM(A1),2026-02,Pharmacy,1,,0.07,0.00",
      "'=SUM(A1),2026-03,Doctor or clinic,1,42.00,136.00,0.00",
      '',
    ].join('\r\n'),
  );
});

const fileWords = { kinds: kindWords, columns: spendingWords.sums.columns };
const toCents = (text: string) => Number(text.replace('.', ''));

describe('the plan’s savings', () => {
  const of = (...claims: Parameters<typeof rowOf>[0][]) =>
    savingsOf(claims.map((claim) => rowOf(claim)));

  it('the plan’s savings are its payments and the discounts in network', () => {
    expect(
      of(
        paidClaim({ discount: 4_000, benefit: 6_000 }),
        paidClaim({ discount: 1_000 }),
        // The provider may still bill the rest.
        paidClaim({ discount: 9_000, benefit: 500 }, { network: 'out' }),
        paidClaim({ discount: 9_000 }, { network: null }),
      ),
    ).toEqual({ discount: 5_000, planPaid: 6_500 });
  });

  it.each([
    ['without claims', []],
    ['where no claim says', [paidClaim({ memberliability: 100 })]],
    ['where it took back what it had paid', [paidClaim({ benefit: -6_000 })]],
  ])('the plan’s savings are null %s', (_, claims) => {
    expect(of(...claims)).toBeNull();
  });
});
