import { expect, test } from 'vitest';
import { Refusal } from './api/refusal.ts';
import { createRateLimits } from './rate-limits.ts';

function refusalOf(attempt: () => void): Refusal | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

test('the time to wait gets shorter, being refused does not lengthen it, and then it is over', () => {
  let now = 1_000_000;
  const limits = createRateLimits(() => now);
  const ask = () => refusalOf(() => limits.take('passcode', 'maria'));
  for (let turn = 0; turn < 10; turn += 1) expect(ask()).toBeNull();
  expect(ask()).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  now += 899_500;
  expect(ask()).toMatchObject({ headers: { 'retry-after': '1' } });
  now += 500;
  expect(ask()).toBeNull();
});

test('each key has a count of its own, and clearing forgets them all', () => {
  const limits = createRateLimits(() => 0);
  for (let turn = 0; turn < 10; turn += 1) limits.take('username', 'A1');
  expect(refusalOf(() => limits.take('username', 'A1'))?.status).toBe(429);
  expect(refusalOf(() => limits.take('username', 'A2'))).toBeNull();
  expect(refusalOf(() => limits.take('passcode', 'A1'))).toBeNull();
  limits.clear();
  expect(refusalOf(() => limits.take('username', 'A1'))).toBeNull();
});
