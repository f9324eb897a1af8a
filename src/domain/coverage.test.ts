import { describe, expect, it } from 'vitest';
import { belongsToContract, isWithinLookBack } from './coverage.ts';

describe('look-back of 36 months (specification, section 4)', () => {
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

describe('which coverage belongs to a contract (section 5)', () => {
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
