import { describe, expect, it } from 'vitest';
import {
  belongsToContract,
  coveragesOf,
  groupOf,
  isWithinLookBack,
  networksInForce,
  policiesOf,
  coverageStatusOf,
  type Coverage,
} from './coverage.ts';

describe('look-back of 36 months (product rule 6.4)', () => {
  it.each([
    ['active', null, true],
    ['active', '2001-01-01', true],
    ['Active', null, true],
    ['cancelled', '2023-11-21', true],
    ['cancelled', '2023-11-20', false],
    ['cancelled', '2027-01-01', true],
    ['cancelled', '2023-11-21T23:59:59Z', true],
    ['cancelled', null, false],
    ['entered-in-error', '2026-01-01', false],
    ['draft', null, false],
  ])('%s, ended %s: kept is %s', (status, periodEnd, expected) => {
    expect(isWithinLookBack({ status, periodEnd }, '2026-11-21')).toBe(expected);
  });

  it('ends on the last day of a shorter month', () => {
    const coverage = { status: 'cancelled', periodEnd: '2021-02-28' };
    expect(isWithinLookBack(coverage, '2024-02-29')).toBe(true);
  });
});

describe('which coverage belongs to a contract (product rule 6.4)', () => {
  const contract = { contractId: '77001', memberId: 'M1', contractType: 'Dental' } as const;

  it.each([
    ['hip', 'hip-77001-01', true],
    ['HIP', 'hip-77001-01', true],
    ['hip', 'hip-88001-01', false],
    ['dental', 'd-77001', true],
    ['Dental', 'd-77001', true],
    ['vision', 'v-77001', false],
    ['dental', 'd-88001', false],
    ['', '77001', true],
    ['SUBSIDIZ', '77001', true],
    ['', '88001', false],
  ])('type %s with id %s: kept is %s', (type, id, expected) => {
    const coverage = { typeCodes: [type.toLowerCase()], numbers: [id] };
    expect(belongsToContract(coverage, contract)).toBe(expected);
  });
});

const sent: Coverage = {
  id: 'hip-77001-01',
  status: 'active',
  typeCodes: ['hip'],
  numbers: ['hip-77001-01'],
  typeText: null,
  periodStart: '2026-01-01',
  periodEnd: null,
  groupId: null,
  groupName: null,

  planName: null,
  planCode: null,
  networks: [],
  identifiers: [],
  beneficiary: null,
  costs: [],
};

it.each<[string, string | null, string | null, string]>([
  ['active', '2026-01-01', null, 'active'],
  ['Active', null, '2026-11-21', 'active'],
  ['active', '2026-01-01', '2026-11-20', 'ended'],
  ['active', '2027-01-01', null, 'upcoming'],
  ['cancelled', '2026-01-01', '2026-12-31', 'ended'],
  ['cancelled', '2024-01-01', '2025-12-31', 'ended'],
  ['active', '2026-11-21', null, 'active'],
  ['active', '2026-11-21', '2026-11-21', 'active'],
  ['active', '2026-11-21T08:00:00Z', '2026-11-21', 'active'],
  ['active', '2026-12-31', '2026-01-01', 'unclear'],
  ['cancelled', '2026-12-31', '2026-01-01', 'unclear'],
  ['active', '2026-01-01T00:00:00Z', '2026-11-21T00:00:00Z', 'active'],
])('%s from %s to %s is %s', (status, periodStart, periodEnd, expected) =>
  expect(coverageStatusOf({ status, periodStart, periodEnd }, '2026-11-21')).toBe(expected),
);

describe('a coverage belongs to a contract', () => {
  const medical = { contractId: '77001', memberId: 'M1', contractType: 'Medical' } as const;
  const vision = { ...medical, contractType: 'Vision' } as const;
  it.each([
    ['a vision one to a vision contract', ['vision'], ['v-77001'], vision, true],
    ['a vision one to no medical contract', ['vision'], ['v-77001'], medical, false],
    ['by the payer’s code behind another', ['x', 'hip'], ['77001'], medical, true],
    ['without a type by the contract', [], ['77001'], vision, true],
    ['without a type by the member to a medical one', [], ['M1'], medical, true],
    ['without a type by the member to no vision one', [], ['M1'], vision, false],
    ['not by a part of the member ID', [], ['M12'], medical, false],
  ])('%s', (_, typeCodes, numbers, contract, expected) =>
    expect(belongsToContract({ typeCodes, numbers }, contract)).toBe(expected),
  );
});

describe('the coverages of a plan', () => {
  const plan = { contractId: '77001', memberId: 'M1', contractType: 'Medical' } as const;
  const of = (id: string, changes: Partial<Coverage> = {}): Coverage => ({
    ...sent,
    id: `77001 ${id}`,
    numbers: [`77001 ${id}`],
    ...changes,
  });

  it('include those of its contract within the look-back, newest first', () => {
    const all = [
      of('undated', { periodStart: null }),
      of('older', { periodStart: '2025-01-01' }),
      of('newer'),
      of('long ago', { status: 'cancelled', periodEnd: '2020-12-31' }),
      { ...sent, id: '88001', numbers: ['88001'] },
    ];
    expect(coveragesOf(all, plan, '2026-11-21').map(({ id }) => id)).toEqual([
      ...['77001 newer', '77001 older', '77001 undated'],
    ]);
  });

  it('take the group from the first coverage with one', () => {
    expect(groupOf([of('a'), of('b', { groupId: 'G1' }), of('c', { groupId: 'G2' })])).toBe('G1');
    expect(groupOf([of('a')])).toBeNull();
    expect(groupOf([])).toBeNull();
  });

  it('take the network from current coverages, or from future ones before the first day', () => {
    const now = of('now', { networks: ['Arbor', 'N-1'] });
    const also = of('also', { networks: ['N-1', 'N-2'] });
    const later = of('later', { periodStart: '2027-01-01', networks: ['Birch'] });
    const ended = of('ended', { periodEnd: '2026-06-30', networks: ['Cedar'] });
    const names = (...coverages: Coverage[]) => networksInForce(coverages, '2026-11-21');
    expect(names(later, now, also, ended)).toEqual(['Arbor', 'N-1', 'N-2']);
    expect(names(later, ended)).toEqual(['Birch']);
    expect(names(ended)).toEqual([]);
  });
});

describe('policies', () => {
  it('merge equal coverages of a family, with everyone’s coverages', () => {
    const mine = { ...sent, beneficiary: 'p1', identifiers: ['7700101'] };
    const theirs = { ...sent, id: 'hip-77001-02', beneficiary: 'p2', identifiers: ['7700102'] };
    expect(policiesOf([mine, theirs], '2026-11-21')).toEqual([
      { coverage: mine, status: 'active', coverages: [mine, theirs] },
    ]);
  });

  it('stay separate when anything else differs, and current ones come first', () => {
    const ended = { ...sent, id: 'old', status: 'cancelled', periodEnd: '2026-06-30' };
    const dearer = { ...sent, id: 'new', planName: 'Gold' };
    const policies = policiesOf([ended, sent, dearer], '2026-11-21');
    expect(policies.map(({ coverage }) => coverage.id)).toEqual(['hip-77001-01', 'new', 'old']);
    const coming = { ...sent, id: 'coming', periodStart: '2027-01-01' };
    const unclear = { ...sent, id: 'unclear', periodEnd: '2025-01-01' };
    expect(
      policiesOf([ended, unclear, coming, sent], '2026-11-21').map(({ status }) => status),
    ).toEqual(['active', 'upcoming', 'unclear', 'ended']);
  });
});
