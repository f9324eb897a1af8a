import { expect, it, vi } from 'vitest';
import { createWaitStore } from './wait-store.ts';

it('shows the latest task until all have ended', () => {
  const store = createWaitStore();
  const listener = vi.fn();
  store.words.subscribe(listener);
  expect(store.words.get()).toBeNull();
  const endFirst = store.begin('Taking you to your account…');
  const endSecond = store.begin('Opening your document …');
  expect(store.words.get()).toBe('Opening your document …');
  endFirst();
  expect(store.words.get()).toBe('Opening your document …');
  endSecond();
  endSecond();
  expect(store.words.get()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
});
