import { expect, it } from 'vitest';
import { idleEndMs } from './idle.ts';
import { areSignOuts, isOwnWish, isSignedOutSince, withSignOut } from './sign-outs.ts';

const now = 1_795_248_000_000;

it('a mark is one of 4,096 values, so it does not identify a person', () => {
  const marks = new Map<string, number>();
  for (let member = 0; member < 100_000; member += 1) {
    const [mark = ''] = Object.keys(withSignOut(null, `member-${member}`, now));
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  expect(marks.size).toBe(4_096);
  expect(Math.min(...marks.values())).toBeGreaterThan(2);
});

it('keeps the last sign-out of a member, and others’ as long as a session can last', () => {
  const first = withSignOut(null, 'maria', now);
  const second = withSignOut(first, 'sam', now + 1_000);
  const third = withSignOut(second, 'maria', now + 2_000);
  const since = (user: string, at: number) =>
    isSignedOutSince({ user, lastActivityAt: at }, third, now + 3_000);
  expect([since('maria', now + 1_500), since('sam', now + 500), since('sam', now + 1_500)]).toEqual(
    [true, true, false],
  );
  expect(Object.values(withSignOut(third, 'norah', now + 1_000 + idleEndMs))).toHaveLength(2);
});

it('counts a sign-out for sessions before its time', () => {
  const signOuts = withSignOut(null, 'maria', now);
  const since = (lastActivityAt: number, at: number) =>
    isSignedOutSince({ user: 'maria', lastActivityAt }, signOuts, at);
  expect(since(now - 1, now)).toBe(true);
  expect(since(now, now)).toBe(false);
  expect(since(now - 1, now - 1)).toBe(false);
  expect(isSignedOutSince({ user: 'maria', lastActivityAt: now }, null, now)).toBe(false);
});

it('keeps a sign-out of the present time, and drops one with a wrong clock', () => {
  const first = withSignOut(null, 'maria', now);
  expect(Object.values(withSignOut(first, 'sam', now))).toEqual([now, now]);
  expect(Object.values(withSignOut(first, 'sam', now - 1))).toEqual([now - 1]);
});

it.each([
  ['signed-out', true],
  ['signed-out-elsewhere', true],
  ['account-deleted', true],
  ['expired', false],
  ['', false],
  [null, false],
])('a session that ended as %j was ended by the member: %s', (why, is) =>
  expect(isOwnWish(why)).toBe(is),
);

it.each<[unknown, boolean]>([
  [{}, true],
  [{ a1: 1 }, true],
  [{ a1: '1' }, false],
  [1_795_248_000_000, false],
  [null, false],
  ['x', false],
])('stores %j: %s', (value, is) => expect(areSignOuts(value)).toBe(is));
