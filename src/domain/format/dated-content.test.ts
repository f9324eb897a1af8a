import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, hasExpired, latestOf } from './dated-content.ts';
import { localDay } from './days.ts';

describe('a day of content', () => {
  it.each([
    ['2024-11-8', '2024-11-08'],
    ['2024-11-1', '2024-11-01'],
    ['2025-01-01', '2025-01-01'],
    ['2024-2-29', '2024-02-29'],
    [' 2025-1-1 ', '2025-01-01'],
    ['2025-2-29', null],
    ['2025-13-1', null],
    ['11/8/2024', null],
    ['2025-00-10', null],
    ['x2025-1-1', null],
    ['2025-1-1x', null],
    ['2025-1-111', null],
    ['soon', null],
    ['', null],
  ])('%j is %j', (text, day) => expect(dayOf(text)).toBe(day));
});

it.each([
  ['2024-11-8', '2024-11-07', false],
  ['2024-11-8', '2024-11-08', true],
  ['2024-11-8', '2024-12-01', true],
  // As texts, 9 would come after 10.
  ['2024-9-30', '2024-10-01', true],
  ['2024-10-1', '2024-9-30', false],
  ['never', '2999-01-01', false],
  [null, '2999-01-01', false],
  [undefined, '2999-01-01', false],
])('content that expires on %j has expired on %s: %s', (expires, today, has) => {
  expect(hasExpired(expires, dayOf(today) ?? '')).toBe(has);
});

describe('picks the latest dated variant that has begun', () => {
  const variants = [
    ['2025-06-12', 'second'],
    ['2024-6-12', 'first'],
    ['whenever', 'never'],
  ] as const;
  it.each([
    ['2024-06-11', null],
    ['2024-06-12', 'first'],
    ['2025-06-11', 'first'],
    ['2025-06-12', 'second'],
    ['2030-01-01', 'second'],
  ])('picks the latest dated variant that has begun on %s: %s', (today, variant) =>
    expect(latestOf(variants, today)).toBe(variant),
  );

  it('picks the later one in the list of two with the same day', () => {
    const twice = [
      ['2025-01-01', 'a'],
      ['2025-1-1', 'b'],
    ] as const;
    expect(latestOf(twice, '2025-01-01')).toBe('b');
  });
});

describe('uses the member’s local date', () => {
  afterEach(() => vi.unstubAllEnvs());
  /** The minute before midnight in Chicago, which is the eighth already elsewhere. */
  const at = new Date('2024-11-08T05:59:00Z');
  it.each([
    ['America/Chicago', '2024-11-07', false],
    ['Europe/Berlin', '2024-11-08', true],
    ['Pacific/Kiritimati', '2024-11-08', true],
  ])('uses the local date in %s: %s', (zone, day, has) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(at)).toBe(day);
    expect(hasExpired('2024-11-8', localDay(at))).toBe(has);
    expect(latestOf([['2024-11-8', 'new']], localDay(at))).toBe(has ? 'new' : null);
  });
});
