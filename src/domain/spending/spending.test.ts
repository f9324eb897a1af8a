import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidClaim } from '#tests/support/claims.ts';
import type { Accumulator } from './accumulators.ts';
import { claimKinds, claimStatuses } from '#src/domain/claims/claim-names.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import {
  choosableYears,
  claimsOfMeter,
  isKnownFromClaims,
  isOver,
  planEnd,
  planYearOf,
} from './spending.ts';

const calendarYear = { start: '2026-01-01', end: '2026-12-31' };

describe('the plan years to choose from', () => {
  it.each<[string, string, string | null, number[]]>([
    ['a plan of this year', '2026-01-01', null, [2026]],
    ['a plan of two years', '2025-06-01', null, [2026, 2025]],
    ['an old plan', '2015-01-01', null, [2026, 2025, 2024, 2023]],
    ['a plan that ended', '2015-01-01', '2024-03-31', [2024, 2023, 2022, 2021]],
    ['a plan that ended in its first year', '2022-01-01', '2022-12-31', [2022]],
    [
      'a plan that ended on the first day of a year',
      '2022-01-01',
      '2024-01-01',
      [2024, 2023, 2022],
    ],
    ['a plan that ends this year', '2026-01-01', '2026-12-31', [2026]],
    ['a plan that has not begun', '2027-01-01', null, [2026]],
  ])('%s', (_, origEffDate, covTermDate, years) => {
    expect(choosableYears(calendarYear, { origEffDate, covTermDate })).toEqual(years);
  });

  it('names a plan year that begins in summer by the year in which it begins', () => {
    const year = { start: '2026-07-01', end: '2027-06-30' };
    const since = (origEffDate: string) => choosableYears(year, { origEffDate, covTermDate: null });
    expect(since('2025-06-30')).toEqual([2026, 2025, 2024]);
    expect(since('2025-07-01')).toEqual([2026, 2025]);
  });
});

it.each([
  [2024, calendarYear, { start: '2024-01-01', end: '2024-12-31' }],
  [2024, { start: '2026-07-01', end: '2027-06-30' }, { start: '2024-07-01', end: '2025-06-30' }],
])('the plan year that starts in %d, by %o', (year, current, expected) => {
  expect(planYearOf(year, current)).toEqual(expected);
});

it.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-21', null, false],
  ['2026-11-22', null, false],
  [null, null, false],
])(
  'a plan covered until %s ended, as of 2026-11-21, on %s; a year until then is over: %s',
  (end, ended, over) => {
    expect(planEnd({ covTermDate: end }, '2026-11-21')).toBe(ended);
    const wholeYear = { start: '2026-01-01', end: '2026-12-31' };
    expect(isOver(wholeYear, { covTermDate: end }, '2026-11-21')).toBe(over);
    if (end === null) return;
    expect(isOver({ ...wholeYear, end }, { covTermDate: null }, '2026-11-21')).toBe(over);
  },
);

it.each([
  ['deductible', 'medical', true],
  ['outOfPocketMax', 'pharmacy', true],
  ['benefitMaximum', 'dental', true],
  ['benefitMaximum', 'vision', true],
  ['visits', 'medical', false],
  ['other', 'medical', false],
  ['deductible', 'hearing', false],
] as const)(
  'knows from claims what used a limit of type %s for %s care: %s',
  (type, category, expected) => {
    expect(isKnownFromClaims({ type, category })).toBe(expected);
  },
);

const deductible = {
  scope: 'individual',
  memberId: 'M1',
  category: 'medical',
  network: 'in',
  type: 'deductible',
} as const satisfies Partial<Accumulator>;

const meterOf = (claims: FamilyClaim[], meter: Parameters<typeof claimsOfMeter>[1] = deductible) =>
  claimsOfMeter(claims, meter, calendarYear, 'M1');

describe('a claim counts toward a deductible', () => {
  const amounts = { deductible: 8420 };

  it('counts the deductible part of a claim', () => {
    expect(
      meterOf([paidClaim({ deductible: 8420, copay: 3000, memberliability: 11_420 })]),
    ).toEqual(expect.objectContaining({ cents: 8420, unclear: 0 }));
  });

  it.each<[string, Partial<FamilyClaim>]>([
    ['of another member', { memberId: 'M2' }],
    ['without a member', { memberId: null }],
    ['out of network', { network: 'out' }],
    ['from a pharmacy', { kind: 'pharmacy' }],
    ['of the year before', { serviceStart: '2025-12-31' }],
    ['of the year after', { serviceStart: '2027-01-01' }],
    ['that was cancelled', { status: 'cancelled' }],
    ['that was replaced', { status: 'replaced' }],
    ['that is not decided', { status: 'received' }],
    ['that could not be processed', { status: 'not-processable' }],
  ])('does not count a claim %s', (_, changes) => {
    expect(meterOf([paidClaim(amounts, changes)])).toEqual({ counted: [], cents: 0, unclear: 0 });
  });

  it.each(['2026-01-01', '2026-12-31'])(
    'counts a claim on %s, the first or last day of the year',
    (serviceStart) => {
      expect(meterOf([paidClaim(amounts, { serviceStart })])?.cents).toBe(8420);
    },
  );

  it.each<[string, FamilyClaim]>([
    ['its network', paidClaim(amounts, { network: null })],
    ['whether its other network counts', paidClaim(amounts, { network: 'other' })],
    ['its day', paidClaim(amounts, { serviceStart: null })],
    ['which of two amounts holds', paidClaim({ deductible: [8420, 8400] })],
  ])('reports a claim that does not state %s', (_, claim) => {
    expect(meterOf([claim])).toEqual({ counted: [], cents: 0, unclear: 1 });
  });

  it('reports a claim whose services are of several networks, whatever the header says', () => {
    const line = (network: 'in' | 'out', sequence: number) => ({
      sequence,
      network,
      service: null,
      servicedOn: null,
      quantity: null,
      amounts: [],
      denialReasons: [],
      noteNumbers: [],
      wasAddedByPayer: false,
    });
    const withLines = (...networks: ('in' | 'out')[]) =>
      meterOf([paidClaim(amounts, { lines: networks.map(line) })]);
    expect(withLines('in', 'in')?.cents).toBe(8420);
    expect(withLines('in', 'out')).toEqual({ counted: [], cents: 0, unclear: 1 });
  });

  it('reversals are subtracted', () => {
    const claims = [paidClaim(amounts), paidClaim({ deductible: -8420 }, { id: 'c-2' })];
    expect(meterOf(claims)?.counted).toHaveLength(2);
    expect(meterOf(claims)?.cents).toBe(0);
  });

  it('null and zero do not count', () => {
    expect(meterOf([paidClaim({ copay: 3000 }), paidClaim({ deductible: 0 })])?.counted).toEqual(
      [],
    );
  });
});

it.each<[Accumulator['type'], number]>([
  ['deductible', 100],
  ['outOfPocketMax', 100 + 20 + 3],
  ['benefitMaximum', 5000],
])('toward %s with that part', (type, cents) => {
  const amounts = { deductible: 100, copay: 20, coinsurance: 3, noncovered: 700, benefit: 5000 };
  expect(meterOf([paidClaim(amounts)], { ...deductible, type })?.cents).toBe(cents);
});

it('the family’s figure includes everyone’s claims, newest first', () => {
  const claims = [
    paidClaim({ deductible: 1 }, { id: 'a', serviceStart: '2026-02-01' }),
    paidClaim({ deductible: 2 }, { id: 'b', memberId: 'M2', serviceStart: '2026-05-01' }),
  ];
  const family = meterOf(claims, { ...deductible, scope: 'family', memberId: undefined });
  expect(family?.counted.map(({ claim }) => claim.id)).toEqual(['b', 'a']);
  expect(family?.cents).toBe(3);
});

it('visits cannot be counted from claims', () => {
  expect(meterOf([paidClaim()], { ...deductible, type: 'visits' })).toBeNull();
});

const anyCents = fc.option(fc.integer({ min: -500_000, max: 500_000 }), { nil: undefined });
const anyClaim = fc
  .record({
    deductible: anyCents,
    copay: anyCents,
    coinsurance: anyCents,
    benefit: anyCents,
    kind: fc.constantFrom(...claimKinds),
    status: fc.constantFrom(...claimStatuses),
    network: fc.constantFrom('in' as const, 'out' as const, 'other' as const, null),
    memberId: fc.constantFrom('M1', 'M2', null),
    serviceStart: fc.constantFrom('2025-12-31', '2026-01-01', '2026-07-04', '2026-12-31', null),
  })
  .map(({ deductible: ded, copay, coinsurance, benefit, ...changes }) => ({
    cents: {
      deductible: ded ?? 0,
      copay: copay ?? 0,
      coinsurance: coinsurance ?? 0,
      benefit: benefit ?? 0,
    },
    claim: paidClaim(
      {
        ...(ded === undefined ? {} : { deductible: ded }),
        ...(copay === undefined ? {} : { copay }),
        ...(coinsurance === undefined ? {} : { coinsurance }),
        ...(benefit === undefined ? {} : { benefit }),
      },
      changes,
    ),
  }));

it('every cent counts for exactly one member’s meters, and for the family’s', () => {
  const kindsOf = {
    medical: ['professional', 'inpatient', 'outpatient', 'institutional', 'other'],
  };
  fc.assert(
    fc.property(fc.array(anyClaim, { maxLength: 40 }), (list) => {
      const claims = list.map(({ claim }) => claim);
      const expected = list
        .filter(
          ({ claim }) =>
            kindsOf.medical.includes(claim.kind) &&
            !['cancelled', 'replaced', 'received', 'not-processable'].includes(claim.status) &&
            claim.network === 'in' &&
            claim.serviceStart?.startsWith('2026'),
        )
        .map(({ claim, cents }) => ({
          memberId: claim.memberId,
          cents: cents.deductible + cents.copay + cents.coinsurance,
        }));
      const total = (memberId?: string) =>
        expected
          .filter((entry) => memberId === undefined || entry.memberId === memberId)
          .reduce((sum, { cents }) => sum + cents, 0);
      const spent = (meter: object) =>
        meterOf(claims, { ...deductible, type: 'outOfPocketMax', ...meter })?.cents;
      expect(spent({ memberId: 'M1' })).toBe(total('M1'));
      expect(spent({ memberId: 'M2' })).toBe(total('M2'));
      expect(spent({ scope: 'family' })).toBe(total());
    }),
  );
});
