import { expect, it } from 'vitest';
import { anySignal } from './call-session.ts';

it('does not abort before a signal aborts', () => {
  expect(anySignal([]).aborted).toBe(false);
  expect(anySignal([new AbortController().signal]).aborted).toBe(false);
});

it('uses the reason of the first signal that aborts', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const any = anySignal([first.signal, second.signal]);
  second.abort('second');
  first.abort('first');
  expect([any.aborted, any.reason]).toEqual([true, 'second']);
});

it('aborts at once if a signal is already aborted', () => {
  const any = anySignal([new AbortController().signal, AbortSignal.abort('before')]);
  expect([any.aborted, any.reason]).toEqual([true, 'before']);
});

it('calls each listener once', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  let heard = 0;
  anySignal([first.signal, second.signal]).addEventListener('abort', () => {
    heard += 1;
  });
  first.abort();
  second.abort();
  expect(heard).toBe(1);
});
