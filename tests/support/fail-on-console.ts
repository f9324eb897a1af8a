import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever is written as an error fails the test that wrote it, unless the test takes it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
