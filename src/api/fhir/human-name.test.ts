import { describe, expect, it } from 'vitest';
import { humanName, currentName, nameFromParts } from './human-name.ts';

const uses = ['official', 'usual', undefined, 'nickname', 'anonymous', 'temp', 'maiden', 'old'];

const family = (names: readonly object[]) =>
  currentName(
    names.flatMap((name) => humanName(name) ?? []),
    nameFromParts,
  );

describe('the current name of two', () => {
  const pairs = uses.flatMap((better, index) =>
    uses.slice(index + 1).map((worse) => [better, worse] as const),
  );
  it.each(pairs)('the current name is %s rather than %s, in either order', (better, worse) => {
    const names = [
      { use: better, family: 'Better' },
      { use: worse, family: 'Worse' },
    ];
    expect(family(names)).toBe('Better');
    expect(family(names.toReversed())).toBe('Better');
  });
});

describe('an official name beside an old one', () => {
  const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString();
  it.each([
    ['without an end', undefined, 'Now'],
    ['with a placeholder for no end', '9999-12-31', 'Now'],
    ['with a placeholder for no end, as an instant', '9999-12-31T23:59:59.9999999Z', 'Now'],
    ['that ends soon', inTenDays, 'Now'],
    ['that ends this year', inTenDays.slice(0, 4), 'Now'],
    ['whose end cannot be read', 'soon', 'Now'],
    ['that has ended', '2020-01-01', 'Old'],
    ['that ended in a year', '2020', 'Old'],
    ['that ended in a month', '2020-01', 'Old'],
  ])('%s', (_, end, expected) =>
    expect(
      family([
        { use: 'old', family: 'Old' },
        { use: 'official', family: 'Now', period: { end } },
      ]),
    ).toBe(expected),
  );
});

it('skips names without text', () =>
  expect(family([{ use: 'official', family: 'N/A' }, {}, { family: 'Reyes' }])).toBe('Reyes'));
