import { expect, it, vi } from 'vitest';
import { createWaitStore } from './wait-store.ts';

it('shows the latest thing to wait for, until all have ended', () => {
  const store = createWaitStore();
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.current()).toBeNull();
  const endFirst = store.begin('Taking you to your account …');
  const endSecond = store.begin('Opening your document …');
  expect(store.current()).toBe('Opening your document …');
  endFirst();
  expect(store.current()).toBe('Opening your document …');
  endSecond();
  endSecond();
  expect(store.current()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(5);
});
