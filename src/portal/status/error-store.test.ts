import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { createErrorStore } from './error-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows message and code at once', () => {
  const store = createErrorStore();
  store.open({ code: 'BP-NFA-022', message: 'It did not work.' });
  expect(store.shown.get()).toEqual({
    isOpen: true,
    code: 'BP-NFA-022',
    message: 'It did not work.',
  });
  store.open({});
  expect(store.shown.get()).toEqual({ isOpen: true, code: null, message: null });
});

it('keeps the code for 200 ms after it was closed', () => {
  expect(limits.errorCodeClearDelayMs).toBe(200);
  const store = createErrorStore();
  store.open({ code: 'BP-NFA-022' });
  store.close();
  expect(store.shown.get()).toMatchObject({ isOpen: false, code: 'BP-NFA-022' });
  vi.advanceTimersByTime(199);
  expect(store.shown.get()).toMatchObject({ isOpen: false, code: 'BP-NFA-022' });
  vi.advanceTimersByTime(1);
  expect(store.shown.get()).toMatchObject({ isOpen: false, code: null });
});

it('an error during the closing of the last one keeps its own code', () => {
  const store = createErrorStore();
  store.open({ code: 'BP-NFA-021' });
  store.close();
  vi.advanceTimersByTime(100);
  store.open({ code: 'BP-NFA-022' });
  vi.advanceTimersByTime(1_000);
  expect(store.shown.get()).toMatchObject({ isOpen: true, code: 'BP-NFA-022' });
});

it('notifies listeners until they unsubscribe', () => {
  const store = createErrorStore();
  const listener = vi.fn();
  const { unsubscribe } = store.shown.subscribe(listener);
  store.open({ code: 'BP-NFA-100' });
  store.close();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(3);
  // Closed already: nothing to tell.
  store.close();
  unsubscribe();
  store.open({});
  expect(listener).toHaveBeenCalledTimes(3);
});
