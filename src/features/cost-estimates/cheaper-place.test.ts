import { describe, expect, it } from 'vitest';
import { cheaperPlace } from './cheaper-place.ts';
import { estimatedPlaces, sortedPlaces } from './estimates.ts';

const benefit = {
  category: 'medical',
  deductibleApplies: false,
  copay: null,
  coinsurancePercent: 100,
};

/** A place where the member pays all of the price, in cents. */
const at = (name: string, miles: number | null, allowed: number | null, more: object = {}) => ({
  roleId: null,
  name,
  address: null,
  miles,
  network: 'in',
  allowed,
  feeSchedule: null,
  included: null,
  separate: null,
  benefit,
  ...more,
});

const compared = (places: readonly ReturnType<typeof at>[]) => {
  const comparison = cheaperPlace(estimatedPlaces(places, [], 'M1'));
  return (
    comparison && [
      comparison.cheapest.name,
      comparison.closest.name,
      comparison.closest.share - comparison.cheapest.share,
    ]
  );
};

describe('compares the lowest cost with that of the closest place', () => {
  it.each([
    ['of two', [at('Near', 1, 50_000), at('Far', 12, 30_000)], ['Far', 'Near', 20_000]],
    [
      'and with no other that costs more',
      [at('Near', 1, 50_000), at('Dear', 5, 90_000), at('Far', 12, 30_000)],
      ['Far', 'Near', 20_000],
    ],
    [
      'of two that cost the same, the closer one',
      [at('Near', 1, 50_000), at('Farther', 20, 30_000), at('Far', 12, 30_000)],
      ['Far', 'Near', 20_000],
    ],
    [
      'of two equally close, the less expensive one',
      [at('Dear', 1, 90_000), at('Near', 1, 50_000), at('Far', 12, 30_000)],
      ['Far', 'Near', 20_000],
    ],
    ['where nothing is owed', [at('Near', 1, 50_000), at('Far', 12, 0)], ['Far', 'Near', 50_000]],
    ['for a dollar', [at('Near', 1, 50_100), at('Far', 12, 50_000)], ['Far', 'Near', 100]],
  ])('%s', (_, places, expected) => expect(compared(places)).toEqual(expected));

  it('leaves out unknown costs', () => {
    const knownPlaces = [at('Near', 1, 50_000), at('Far', 12, 30_000)];
    const unknown = [
      at('No price', 0.5, null),
      at('No sharing', 0.5, 10_000, { benefit: null }),
      at('No distance', null, 10_000),
      at('No network', 0.5, 10_000, { network: null }),
      at('Out of network', 0.5, 10_000, { network: 'out' }),
      at('Another network', 0.5, 10_000, { network: 'tier-2' }),
    ];
    expect(compared([...unknown, ...knownPlaces])).toEqual(['Far', 'Near', 20_000]);
    expect(compared(unknown)).toBeNull();
  });
});

describe('the cheapest place near the closest one', () => {
  const near = at('Near', 1, 50_000);
  const far = at('Far', 12, 30_000);
  const cheapestNear = (places: readonly ReturnType<typeof at>[]) => {
    const comparison = cheaperPlace(estimatedPlaces(places, [], 'M1'))?.near ?? null;
    return comparison && [comparison.name, comparison.share];
  };

  it.each([
    ['is told beside a cheapest one farther away', [at('Between', 2, 45_000)], ['Between', 45_000]],
    ['is not the nearest', [at('A', 2, 45_000), at('B', 2.1, 40_000)], ['B', 40_000]],
    ['may be 5 miles farther', [at('A', 2, 45_000), at('B', 6, 40_000)], ['B', 40_000]],
    ['is not farther than that', [at('A', 2, 45_000), at('B', 6.1, 40_000)], ['A', 45_000]],
    [
      'of two at the same cost, is the closer',
      [at('A', 3, 45_000), at('B', 2, 45_000)],
      ['B', 45_000],
    ],
    ['is not one that costs a few cents less', [at('Between', 2, 49_901)], null],
    ['is not the cheapest one again', [], null],
    ['is not another place of the same name', [at('Near', 2, 45_000)], null],
  ])('%s', (_, others, expected) => expect(cheapestNear([near, ...others, far])).toEqual(expected));
});

it('two places of the same name are distinguished by their addresses, or not compared', () => {
  const near = at('Cedar', 1, 50_000, { address: '1 Depot Street' });
  const far = at('Cedar', 12, 30_000, { address: '9 Mill Road' });
  expect(compared([near, far])).toEqual(['Cedar, 9 Mill Road', 'Cedar, 1 Depot Street', 20_000]);
  expect(compared([at('Cedar', 1, 50_000), at('Cedar', 12, 30_000)])).toBeNull();
});

describe('no comparison', () => {
  it.each([
    ['without a place', []],
    ['of a single one', [at('Near', 1, 50_000)]],
    ['where all cost the same', [at('Near', 1, 50_000), at('Far', 12, 50_000)]],
    ['where the closest one costs least', [at('Near', 1, 30_000), at('Far', 12, 50_000)]],
    ['for less than a dollar', [at('Near', 1, 50_099), at('Far', 12, 50_000)]],
  ])('%s', (_, places) => expect(compared(places)).toBeNull());

  it('compares no places while the limits are unknown', () => {
    const places = [at('Near', 1, 50_000), at('Far', 12, 30_000)];
    expect(cheaperPlace(estimatedPlaces(places, null, 'M1'))).toBeNull();
  });

  it('compares no places when the out-of-pocket maximum is met, because no place costs anything', () => {
    const met = {
      scope: 'individual',
      memberId: 'M1',
      category: 'medical',
      network: 'in',
      type: 'outOfPocketMax',
      allowed: 500_000,
      used: 500_000,
      unit: 'cents',
    } as const;
    const places = [at('Near', 1, 50_000), at('Far', 12, 30_000)];
    expect(cheaperPlace(estimatedPlaces(places, [met], 'M1'))).toBeNull();
  });

  it('compares no places where a copay is the same everywhere', () => {
    const copay = { benefit: { ...benefit, copay: 3_000, coinsurancePercent: null } };
    expect(compared([at('Near', 1, 50_000, copay), at('Far', 12, 30_000, copay)])).toBeNull();
  });
});

it('sorts places by cost, with those out of network last because they may bill more', () => {
  const places = [
    at('Unpriced', 1, null),
    at('Outside', 2, 10_000, { network: 'out' }),
    at('Dear', 3, 90_000),
    at('Cheap', 9, 30_000),
  ];
  const sorted = sortedPlaces(estimatedPlaces(places, [], 'M1'), 'share');
  expect(sorted.map(({ place }) => place.name)).toEqual(['Cheap', 'Dear', 'Outside', 'Unpriced']);
});
