import { describe, expect, it } from 'vitest';
import type { Accumulator } from './accumulators.ts';
import { limitGroups, overLimit } from './spending-limits.ts';

const item = (changes: Partial<Accumulator>): Accumulator => ({
  scope: 'individual',
  memberId: 'M1',
  category: 'medical',
  network: 'in',
  type: 'deductible',
  allowed: 150_000,
  used: 61_734,
  unit: 'cents',
  ...changes,
});

it.each([
  [{ allowed: 350_000, used: 352_280 }, 2280],
  [{ allowed: 350_000, used: 350_000 }, 0],
  [{ allowed: 350_000, used: 1 }, 0],
  [{ used: 9 }, 0],
])('%o is %d over the limit', (figures, over) => {
  expect(overLimit(figures)).toBe(over);
});

describe('the limits that are shown together', () => {
  const family = item({ scope: 'family', memberId: undefined });
  const outOfPocket = item({ type: 'outOfPocketMax' });
  const outside = item({ network: 'out' });
  const drugs = item({ category: 'pharmacy' });
  const visits = item({ type: 'visits', unit: 'visits', label: 'Physical therapy' });
  const other = item({ memberId: 'M2' });

  it('are of one kind of care and one network, the member’s before the family’s', () => {
    const all = [visits, drugs, outside, other, outOfPocket, family, item({})];
    expect(limitGroups(all, 'M1')).toEqual([
      {
        category: 'medical',
        network: 'in',
        isVisits: false,
        limits: [item({}), family, outOfPocket],
      },
      { category: 'medical', network: 'out', isVisits: false, limits: [outside] },
      { category: 'pharmacy', network: 'in', isVisits: false, limits: [drugs] },
      { category: 'medical', network: 'in', isVisits: true, limits: [visits] },
    ]);
    expect(limitGroups(all, 'M2')[0]?.limits).toEqual([other, family]);
  });

  it('without a member ID are the member’s who asked', () => {
    const nameless = item({ memberId: undefined });
    expect(limitGroups([nameless], 'M1')).toHaveLength(1);
    expect(limitGroups([nameless], 'M2', 'M1')).toEqual([]);
  });
});
