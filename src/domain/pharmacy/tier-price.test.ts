import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drugEntry, tierCost } from '#tests/support/drugs.ts';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import { drugsOf, type DrugTier } from './drug.ts';
import {
  isSameTier,
  lowerTierAlternatives,
  savedPerFill,
  tierNumber,
  tierPrices,
  tierRank,
  type PlanTierCost,
} from './tier-price.ts';

const dollars = (amount: number): CostValue => ({ kind: 'money', cents: amount * 100 });
const percent = (value: number): CostValue => ({ kind: 'percent', percent: value });
const tier = (label: string, code = ''): DrugTier => ({ code, label });

const fifth = tierCost('rx_tier5_copay', 'Tier 5', dollars(80));
const costs = [
  tierCost('rx_tier1_copay', 'Tier 1 preferred generic', dollars(10)),
  tierCost('rx_tier2_copay', 'Tier 2 preferred brand', dollars(40)),
  tierCost('rx_tier3_coins', 'Tier 3 non-preferred brand', percent(35)),
  tierCost('rx_tier4_coins', 'Tier 4 specialty', percent(25)),
];

it.each<[DrugTier, number | null]>([
  [tier('Tier 1'), 1],
  [tier('Preferred', 'tier2'), 2],
  [tier('Preferred', 'rx_tier_3'), 3],
  [tier('TIER-12 specialty'), 12],
  [tier('Generic', 'generic'), null],
  [tier('Frontier 5'), null],
])('the number of %o is %s', (drugTier, number) => expect(tierNumber(drugTier)).toBe(number));

describe('two names of one tier', () => {
  it.each<[DrugTier, DrugTier, boolean]>([
    [tier('Tier 2'), tier('Tier 2 preferred brand', 'rx_tier2_copay'), true],
    [tier('Tier 2'), tier('Tier 3'), false],
    // A number decides against words.
    [tier('Tier 2 preferred brand'), tier('Tier 3 preferred brand'), false],
    [tier('Preferred Generic', 'preferred-generic'), tier('Tier 1 preferred generic'), true],
    [tier('Generic', 'generic'), tier('Tier 1 preferred generic'), false],
    [tier('Specialty', 'specialty'), tier('', 'rx_specialty_coins'), true],
    [tier('Brand', 'brand'), tier('Preferred brand copay', ''), false],
    [tier('Drug tier'), tier('Rx copay'), false],
  ])('%o and %o: %s', (drugTier, other, same) => {
    expect(isSameTier(drugTier, other)).toBe(same);
    expect(isSameTier(other, drugTier)).toBe(same);
  });
});

describe('the price of a tier', () => {
  const planCost = (label: string, value: CostValue): PlanTierCost => ({
    tier: tier(label),
    value,
    supply: '1 month in network retail',
    condition: 'After deductible',
    deductible: 'applies',
    months: 1,
  });
  const valuesOf = (
    ...[drugTier, own, plan = []]: Parameters<typeof tierPrices> | [DrugTier, typeof costs]
  ) => tierPrices(drugTier, own, plan).map(({ value }) => value);

  it('comes from the coverage, as a copay or a percentage', () => {
    expect(valuesOf(tier('Tier 2'), costs)).toEqual([dollars(40)]);
    expect(valuesOf(tier('Specialty', 'specialty'), costs)).toEqual([percent(25)]);
  });

  it('prefers the coverage to the plan', () => {
    expect(valuesOf(tier('Tier 2'), costs, [planCost('Tier 2', dollars(99))])).toEqual([
      dollars(40),
    ]);
  });

  it('comes from the plan if the coverage does not mention the tier', () => {
    const cost = planCost('Brand', dollars(20));
    expect(
      tierPrices(tier('Brand', 'brand'), costs, [cost, planCost('Generic', dollars(5))]),
    ).toEqual([
      {
        value: dollars(20),
        supply: cost.supply,
        condition: cost.condition,
        deductible: 'applies',
        months: 1,
      },
    ]);
  });

  it('finds no price for an unknown tier, and skips a cost without a value', () => {
    expect(valuesOf(tier('Tier 9'), costs)).toEqual([]);
    expect(valuesOf(tier('Tier 1'), [tierCost('rx_tier1_copay', 'Tier 1', null)])).toEqual([]);
  });

  it('has a copay and a percentage if both are stated, without duplicates', () => {
    const both = [
      tierCost('rx_tier1_copay', 'Tier 1', dollars(10)),
      tierCost('rx_tier1_coins', 'Tier 1', percent(20)),
      tierCost('rx_tier1_copay', 'Tier 1', dollars(10)),
    ];
    expect(valuesOf(tier('Tier 1'), both)).toEqual([dollars(10), percent(20)]);
  });

  it('leaves out costs out of network and costs of other care', () => {
    const others = [
      tierCost('rx_tier1_coins_out', 'Tier 1', percent(50), { network: 'out' }),
      tierCost('care_tier1', 'Tier 1', dollars(7), { subject: 'care' }),
    ];
    expect(valuesOf(tier('Tier 1'), others)).toEqual([]);
  });

  it('does not guess the price of a tier if the text matches two tiers', () => {
    const twice = [
      tierCost('rx_tier1_copay', 'Tier 1 generic', dollars(5)),
      tierCost('rx_tier2_copay', 'Tier 2 generic', dollars(15)),
    ];
    expect(valuesOf(tier('Generic', 'generic'), twice)).toEqual([]);
    expect(tierRank(tier('Generic', 'generic'), twice)).toBeNull();
  });
});

it('tierRank takes the number of a tier without one from its cost', () => {
  expect(tierRank(tier('Specialty', 'specialty'), costs)).toBe(4);
  expect(tierRank(tier('Brand', 'brand'), costs)).toBeNull();
});

describe('alternatives in a lower tier', () => {
  const list = (...entries: [id: string, tiers: (string | null)[], alternatives?: string[]][]) =>
    drugsOf(
      entries.flatMap(([id, tiers, alternatives = []]) =>
        tiers.map((label, at) =>
          drugEntry({
            id: `${id}${at}`,
            drugId: id,
            name: `Drug ${id}`,
            alternatives,
            tier: label === null ? null : tier(label),
          }),
        ),
      ),
    );
  const optionsOf = (drugs: ReturnType<typeof list>) => {
    const drug = drugs.find(({ name }) => name === 'Drug x');
    if (drug === undefined) throw new Error('there is no drug x');
    return lowerTierAlternatives(drug, drugs, costs)?.map(({ name }) => name.slice(-1)) ?? null;
  };

  it('lists the alternatives that the payer names, the lowest tier first', () => {
    const drugs = list(
      ['x', ['Tier 3'], ['a', 'b', 'c', 'd']],
      ...([
        ['a', ['Tier 2']],
        ['b', ['Tier 1']],
        ['c', ['Tier 3']],
        ['d', ['Tier 4']],
        ['e', ['Tier 1']],
      ] satisfies [string, string[]][]),
    );
    expect(optionsOf(drugs)).toEqual(['b', 'a']);
  });

  it.each<[string, string[], string[], ReturnType<typeof savedPerFill>]>([
    ['the difference of two copays', ['Tier 2'], ['Tier 1'], { cents: 3000, isExact: true }],
    ['the least of several', ['Tier 5'], ['Tier 1', 'Tier 2'], { cents: 4000, isExact: false }],
    ['nothing for the same copay', ['Tier 2'], ['Tier 2'], null],
    ['nothing for a higher copay', ['Tier 1'], ['Tier 2'], null],
    ['nothing beside coinsurance', ['Tier 3'], ['Tier 1'], null],
    ['nothing where two copays may apply', ['Tier 2'], ['Tier 1', 'Tier 2'], null],
    ['nothing for a tier without a price', ['Tier 2'], ['Frontier'], null],
  ])('save %s', (_, own, other, saved) => {
    const [option, drug] = list(['a', other], ['x', own]);
    if (drug === undefined || option === undefined) throw new Error('there are no two drugs');
    expect(savedPerFill(drug, option, [...costs, fifth], [])).toEqual(saved);
  });

  it('count with all their tiers, and are left out with an unknown tier', () => {
    const drugs = list(
      ['x', ['Tier 3'], ['a', 'b', 'c']],
      ['a', ['Tier 1', 'Tier 4']],
      ['b', ['Tier 1', null]],
      ['c', ['Brand']],
    );
    expect(optionsOf(drugs)).toEqual([]);
  });

  it('alternatives to a drug in two tiers are lower than both', () => {
    const drugs = list(
      ['x', ['Tier 2', 'Tier 3'], ['a', 'b']],
      ['a', ['Tier 2']],
      ['b', ['Tier 1']],
    );
    expect(optionsOf(drugs)).toEqual(['b']);
  });

  it('alternatives to a drug in an unknown tier are unknown', () => {
    expect(optionsOf(list(['x', ['Tier 2', null], ['a']], ['a', ['Tier 1']]))).toBeNull();
    expect(optionsOf(list(['x', ['Brand'], ['a']], ['a', ['Tier 1']]))).toBeNull();
  });

  it('alternatives are always named and lower, for any list', () => {
    const tierArbitrary = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
    const listed = fc.array(fc.array(tierArbitrary, { minLength: 1, maxLength: 3 }), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(listed, fc.array(fc.nat(7), { maxLength: 8 }), (places, named) => {
        const drugs = list(
          ...places.map((tiers, at): [string, (string | null)[], string[]] => [
            at === 0 ? 'x' : String(at),
            tiers.map((rank) => (rank === null ? null : `Tier ${rank}`)),
            at === 0 ? named.map(String) : [],
          ]),
        );
        const [own = []] = places;
        const expected = own.includes(null)
          ? null
          : places
              .map((tiers, at) => ({ tiers, name: String(at) }))
              .filter(({ name }, at) => at > 0 && named.includes(Number(name)))
              .filter(({ tiers }) =>
                tiers.every((rank) => rank !== null && own.every((mine) => rank < (mine ?? 0))),
              )
              .map(({ name }) => name);
        expect(optionsOf(drugs)?.toSorted() ?? null).toEqual(expected?.toSorted() ?? null);
      }),
      { numRuns: 500 },
    );
  });
});
