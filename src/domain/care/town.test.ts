import { expect, it } from 'vitest';
import { isPosition } from './distance.ts';
import { isCalled, townName, townsOf, type TownPlace } from './town.ts';

const place = (city: string | null, state: string | null, latitude: number | null): TownPlace => ({
  city,
  state,
  zip: null,
  position: latitude === null ? null : { latitude, longitude: -90 - latitude },
});

it('places a town in the middle of its places, in any spelling', () => {
  const towns = townsOf(
    [
      place('Marlow', 'AR', 34),
      place('MARLOW', 'ar', 36),
      place('Marlow', 'OK', 30),
      place('Marlow', null, 31),
      place('Nowhere', 'AR', null),
      place(null, 'AR', 35),
    ],
    ({ position }) => position,
  );
  expect(towns).toEqual([
    { name: 'Marlow', state: 'AR', position: { latitude: 35, longitude: -125 } },
    { name: 'Marlow', state: 'OK', position: { latitude: 30, longitude: -120 } },
    { name: 'Marlow', state: null, position: { latitude: 31, longitude: -121 } },
  ]);
});

it('a town is called by its name, with its state where that is known', () => {
  expect(townName({ name: 'Marlow', state: 'AR' })).toBe('Marlow, AR');
  expect(townName({ name: 'Marlow', state: null })).toBe('Marlow');
});

it.each([
  ['marlow', true],
  [' MARLOW ', true],
  ['Marlow, ar', true],
  ['Marlow, OK', false],
  ['Marlo', false],
  ['', false],
])('“%s” is the town Marlow, AR: %s', (typed, isIt) =>
  expect(isCalled({ name: 'Marlow', state: 'AR' }, typed)).toBe(isIt),
);

it.each([
  [34.7, -92.3, true],
  [90, 180, true],
  [-90, -180, true],
  [90.1, 0, false],
  [-90.1, 0, false],
  [0, 180.1, false],
  [0, -180.1, false],
  [0, 0, false],
  [0, 12, true],
  [12, 0, true],
])('%d, %d is a place on the globe: %s', (latitude, longitude, isPlace) =>
  expect(isPosition({ latitude, longitude })).toBe(isPlace),
);
