import { describe, expect, it } from 'vitest';
import type { CardCost } from '#src/domain/id-card/card.ts';
import { limit } from '#tests/support/limits.ts';
import { cardLimits } from './card-limits.ts';

const medical = { contractType: 'Medical' } as const;
const cost = (code: string, cents: number, more: Partial<CardCost> = {}): CardCost => ({
  code: code.toLowerCase(),
  label: '',
  network: null,
  value: { kind: 'money', cents },
  ...more,
});
const none = { individual: null, family: null };

describe('the limits on a card', () => {
  it('include all of the plan’s limits, for one person and the family', () => {
    const limits = [
      limit({ allowed: 150_000 }),
      limit({ scope: 'family', allowed: 300_000 }),
      limit({ network: 'out', allowed: 300_001 }),
      limit({ type: 'outOfPocketMax', allowed: 600_000 }),
      limit({ type: 'outOfPocketMax', network: 'out', allowed: 1_200_000 }),
    ];
    expect(cardLimits({ costs: [] }, limits, medical)).toEqual([
      { type: 'deductible', network: 'in', individual: 150_000, family: 300_000 },
      { type: 'deductible', network: 'out', individual: 300_001, family: null },
      { type: 'outOfPocketMax', network: 'in', individual: 600_000, family: null },
      { type: 'outOfPocketMax', network: 'out', individual: 1_200_000, family: null },
    ]);
  });

  it('prefer the limits that the insurer put on the card', () => {
    const costs = [
      cost('IndInDed', 100, { network: 'in' }),
      cost('FamInDed', 200, { network: 'in' }),
      cost('IndOutMax', 300, { network: 'out' }),
      cost('maxoutofpocket', 400),
    ];
    expect(cardLimits({ costs }, [limit({ allowed: 999 })], medical)).toEqual([
      { type: 'deductible', network: 'in', individual: 100, family: 200 },
      { type: 'deductible', network: 'out', ...none },
      { type: 'outOfPocketMax', network: 'in', individual: 400, family: null },
      { type: 'outOfPocketMax', network: 'out', individual: 300, family: null },
    ]);
  });

  it.each([
    ['nothing at all', [], []],
    [
      'drugs’ own deductible',
      [cost('IndRxInDed', 100), cost('rx_ded', 100)],
      [limit({ category: 'pharmacy' })],
    ],
    ['a copay', [cost('pcp_copay', 100)], []],
    ['visits', [], [limit({ type: 'visits', unit: 'visits' })]],
    ['a limit without an amount', [], [limit({ allowed: undefined })]],
    ['a benefit’s maximum', [cost('dental_benefit_max', 100)], [limit({ type: 'benefitMaximum' })]],
    [
      'words in place of an amount',
      [cost('IndInDed', 0, { value: { kind: 'text', text: 'None' } })],
      [],
    ],
  ])('leave out %s', (_, costs, limits) => {
    expect(
      cardLimits({ costs }, limits, medical).map(({ individual, family }) => ({
        individual,
        family,
      })),
    ).toEqual([none, none, none, none]);
  });

  it('keep a deductible of $0', () => {
    const [first] = cardLimits({ costs: [] }, [limit({ allowed: 0 })], medical);
    expect(first?.individual).toBe(0);
  });
});
