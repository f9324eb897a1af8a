import { expect, it } from 'vitest';
import { sortKnownFirst, yearsOf } from './sort-known-first.ts';

it('lists known values in order, then others as they arrive, without duplicates', () => {
  const there = ['odd', 'paid', null, 'open', 'paid', undefined, 'odd'];
  expect(sortKnownFirst(['open', 'paid', 'denied'], there)).toEqual(['open', 'paid', 'odd']);
});

it('lists years without duplicates, latest first', () => {
  expect(yearsOf(['2025-03-01', null, '2026-01-31', '2025-12-31'])).toEqual(['2026', '2025']);
});
