import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that writes to the console's errors, unless the test handles it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
