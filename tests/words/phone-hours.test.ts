import { expect, it } from 'vitest';
import { contactWords } from '#content/contact.ts';

it.each([
  [0, '12 a.m.'],
  [8, '8 a.m.'],
  [12, '12 p.m.'],
  [13, '1 p.m.'],
  [24, '12 a.m.'],
])('shows in the line’s time zone when a closed line opens at %i', (opens, expected) =>
  expect(contactWords.call.opening({ isOpen: false, weekday: 4, isToday: false, opens })).toBe(
    `Opens Thursday at ${expected} Central`,
  ),
);

it('shows when a line opens later today', () =>
  expect(contactWords.call.opening({ isOpen: false, weekday: 4, isToday: true, opens: 8 })).toBe(
    'Opens today at 8 a.m. Central',
  ));
