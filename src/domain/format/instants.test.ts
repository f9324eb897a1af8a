import { afterEach, describe, expect, it, vi } from 'vitest';
import { endDay, instantOf, localDay, wholeDay } from './days.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an instant is read as services write it', () => {
  it.each([
    '2026-11-20T12:00:00Z',
    '2026-11-20T12:00:00.000+0000',
    '2026-11-20T12:00:00.0000000Z',
    '2026-11-20t12:00:00z',
    '2026-11-20 12:00:00+00:00',
    '2026-11-20T12:00Z',
    ' 2026-11-20T06:00:00-06:00 ',
    '2026-11-20T06:00:00,5-06',
  ])('%s', (text) =>
    expect(instantOf(text)?.toISOString()).toMatch(/^2026-11-20T12:00:00\.[05]00Z$/),
  );

  it.each([
    '',
    'soon',
    '2026-13-01T00:00:00Z',
    '2026-02-30',
    '2026-11',
    '12:00',
    '2026-11-20T25:00Z',
  ])('does not read an instant from “%s”', (text) => expect(instantOf(text)).toBeNull());
});

/** 11 p.m. on November 20 in each place, as the service writes it in UTC. */
const elevenAtNight = [
  ['Pacific/Honolulu', '2026-11-21T09:00:00Z'],
  ['America/Chicago', '2026-11-21T05:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-20T09:00:00Z'],
] as const;

it.each(elevenAtNight)('11 p.m. in %s is of the member’s own day', (timeZone, sent) => {
  vi.stubEnv('TZ', timeZone);
  const instant = instantOf(sent);
  expect(instant && localDay(instant)).toBe('2026-11-20');
});

it.each(elevenAtNight)('a time without a zone has the day it is written with in %s', (timeZone) => {
  vi.stubEnv('TZ', timeZone);
  for (const hour of ['00:00', '12:00', '23:59']) {
    const instant = instantOf(`2026-11-20T${hour}:00`);
    expect(instant && localDay(instant)).toBe('2026-11-20');
  }
});

it.each([
  ['9999-12-31', null],
  ['2999-12-31', null],
  ['2099-12-31', null],
  ['2098-12-31', '2098-12-31'],
  ['2026-12-31', '2026-12-31'],
  [null, null],
])('the end %s is %s', (written, end) => expect(endDay(written)).toBe(end));

it.each([
  ['2026-10-02', '2026-10-02'],
  ['2026-10', null],
  ['2026', null],
])('%s counts for deadlines as %s', (written, day) => expect(wholeDay(written)).toBe(day));
