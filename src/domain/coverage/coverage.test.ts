import { describe, expect, it } from 'vitest';
import {
  belongsToContract,
  isWithinLookBack,
  policiesOf,
  standingOf,
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
    ['cancelled', null, false],
    ['entered-in-error', '2026-01-01', false],
    ['draft', null, false],
  ])('%s, ended %s: kept is %s', (status, periodEnd, kept) => {
    expect(isWithinLookBack({ status, periodEnd }, '2026-11-21')).toBe(kept);
  });

  it('ends on the last day of a shorter month', () => {
    const coverage = { status: 'cancelled', periodEnd: '2021-02-28' };
    expect(isWithinLookBack(coverage, '2024-02-29')).toBe(true);
  });
});

describe('which coverage belongs to a contract (product rule 6.4)', () => {
  const contract = { contractId: '77001', contractType: 'Dental' } as const;

  it.each([
    ['hip', 'hip-77001-01', true],
    ['HIP', 'hip-77001-01', true],
    ['hip', 'hip-88001-01', false],
    ['dental', 'd-77001', true],
    ['Dental', 'd-77001', true],
    ['vision', 'v-77001', false],
    ['dental', 'd-88001', false],
    ['', '77001', false],
    ['pharmacy', '77001', false],
  ])('type %s with id %s: kept is %s', (typeCode, id, kept) => {
    expect(belongsToContract({ typeCode, id }, contract)).toBe(kept);
  });
});

const sent: Coverage = {
   id: 'hip-77001-01', status: 'active', typeCode: 'hip', typeText: null,
   periodStart: '2026-01-01', periodEnd: null, groupId: null, groupName: null,
  
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
  ['active', '2026-12-31', '2026-01-01', 'unclear'],
  ['cancelled', '2026-12-31', '2026-01-01', 'unclear'],
  ['active', '2026-01-01T00:00:00Z', '2026-11-21T00:00:00Z', 'active'],
])('%s from %s to %s is %s', (status, periodStart, periodEnd, standing) =>
  expect(standingOf({ status, periodStart, periodEnd }, '2026-11-21')).toBe(standing),
);

describe('policies', () => {
  it('are what a family shares, with everyone’s coverages', () => {
    const mine = { ...sent, beneficiary: 'p1', identifiers: ['7700101'] };
    const theirs = { ...sent, id: 'hip-77001-02', beneficiary: 'p2', identifiers: ['7700102'] };
    expect(policiesOf([mine, theirs], '2026-11-21')).toEqual([
      { coverage: mine, standing: 'active', coverages: [mine, theirs] },
    ]);
  });

  it('differ when anything else does, and those in force come first', () => {
    const ended = { ...sent, id: 'old', status: 'cancelled', periodEnd: '2026-06-30' };
    const dearer = { ...sent, id: 'new', planName: 'Gold' };
    const found = policiesOf([ended, sent, dearer], '2026-11-21');
    expect(found.map(({ coverage }) => coverage.id)).toEqual(['hip-77001-01', 'new', 'old']);
  });
});
