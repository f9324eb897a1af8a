import { expect, it } from 'vitest';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { limit } from '#tests/support/limits.ts';
import { limitText } from './limit-text.ts';

const visits = { type: 'visits', unit: 'visits', allowed: 30 } as const;
const benefit = { type: 'benefitMaximum' } as const;

it.each<[string, Partial<Accumulator>, string, string]>([
  ['begun', {}, '$617.34 of $1,500 used', '$882.66 to go'],
  ['met', { used: 150_000 }, '$1,500 of $1,500 used', 'Met'],
  ['exceeded', { used: 152_280 }, '$1,522.80 used, $22.80 over the limit of $1,500', 'Met'],
  ['of the plan', benefit, '$617.34 of $1,500 used', '$882.66 left'],
  ['of the plan, used up', { ...benefit, used: 150_000 }, '$1,500 of $1,500 used', 'Used up'],
  ['in visits', { ...visits, used: 3 }, '3 of 30 used', '27 left'],
  ['in visits, exceeded', { ...visits, used: 31 }, '31 used, 1 over the limit of 30', 'Used up'],
  ['without an amount', { allowed: undefined }, '$617.34 so far', 'No limit'],
  ['of unknown use', { used: null }, 'Limit: $1,500', 'We don’t know how much is used'],
])('shows a limit that is %s', (_, changes, used, left) => {
  expect(limitText(limit(changes), false)).toEqual({ used, left });
});

it('has nothing to go when the plan year is over', () => {
  expect(limitText(limit(), true).left).toBe('$882.66 not used');
});
