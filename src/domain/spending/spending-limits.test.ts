import { describe, expect, it } from 'vitest';
import { limit } from '#tests/support/limits.ts';
import { limitGroups, limitsAtFirst, overLimit } from './spending-limits.ts';

it.each([
  [{ allowed: 350_000, used: 352_280 }, 2280],
  [{ allowed: 350_000, used: 350_000 }, 0],
  [{ allowed: 350_000, used: 1 }, 0],
  [{ used: 9 }, 0],
])('%o is %d over the limit', (figures, over) => {
  expect(overLimit(figures)).toBe(over);
});

describe('the groups of limits', () => {
  const family = limit({ scope: 'family', memberId: undefined });
  const outOfPocket = limit({ type: 'outOfPocketMax' });
  const outside = limit({ network: 'out' });
  const drugs = limit({ category: 'pharmacy' });
  const visits = limit({ type: 'visits', unit: 'visits', label: 'Physical therapy' });
  const other = limit({ memberId: 'M2' });

  it('have one kind of care and one network, the member’s before the family’s', () => {
    const all = [visits, drugs, outside, other, outOfPocket, family, limit()];
    expect(limitGroups(all, 'M1')).toEqual([
      {
        category: 'medical',
        network: 'in',
        isVisits: false,
        limits: [limit(), family, outOfPocket],
      },
      { category: 'medical', network: 'out', isVisits: false, limits: [outside] },
      { category: 'pharmacy', network: 'in', isVisits: false, limits: [drugs] },
      { category: 'medical', network: 'in', isVisits: true, limits: [visits] },
    ]);
    expect(limitGroups(all, 'M2')[0]?.limits).toEqual([other, family]);
  });

  it('have the same order, whatever the order of the plan', () => {
    const categories = ['hearing', 'pharmacy', 'vision', 'dental', 'medical'] as const;
    const all = categories.flatMap((category) => [
      limit({ category, network: 'out' }),
      limit({ category }),
    ]);
    expect(limitGroups(all, 'M1').map((group) => `${group.category} ${group.network}`)).toEqual(
      ['medical', 'dental', 'vision', 'pharmacy', 'hearing'].flatMap((category) => [
        `${category} in`,
        `${category} out`,
      ]),
    );
  });

  it('include the family limits, no matter which member reported them', () => {
    const reported = limit({ scope: 'family', memberId: 'M2' });
    expect(limitGroups([reported], 'M1')[0]?.limits).toEqual([reported]);
  });

  it('give limits without a member ID to the member who asked', () => {
    const nameless = limit({ memberId: undefined });
    expect(limitGroups([nameless], 'M1')).toHaveLength(1);
    expect(limitGroups([nameless], 'M2', 'M1')).toEqual([]);
  });
});

describe('the limits that are shown first', () => {
  const family = limit({ scope: 'family', memberId: undefined });
  const outOfPocket = limit({ type: 'outOfPocketMax' });
  const outside = limit({ network: 'out' });
  const atFirst = (...limits: Parameters<typeof limitGroups>[0]) => {
    const { first, others } = limitsAtFirst(limitGroups(limits, 'M1'));
    return { first: first?.limits ?? null, others: others.map((group) => group.limits) };
  };

  it('are the member’s own of the plan’s kind of care, and the others are behind them', () =>
    expect(atFirst(family, outside, outOfPocket, limit())).toEqual({
      first: [limit(), outOfPocket],
      others: [[family], [outside]],
    }));

  it('are two at most, and leave nothing out', () => {
    const orthodontics = limit({ type: 'benefitMaximum', label: 'Orthodontics' });
    expect(atFirst(limit(), outOfPocket, orthodontics)).toEqual({
      first: [limit(), outOfPocket],
      others: [[orthodontics]],
    });
  });

  it('are the family’s where the member has no limit with an end', () => {
    const endless = limit({ type: 'other', label: 'Hearing' });
    expect(atFirst(family, endless)).toEqual({ first: [family, endless], others: [] });
  });

  it('are missing where there are no limits', () =>
    expect(atFirst()).toEqual({ first: null, others: [] }));
});
