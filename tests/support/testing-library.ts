import { afterAll, afterEach, vi } from 'vitest';

// As Testing Library does by itself where the hooks of the test runner are global. Tests without a document don't load it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // As long as Vitest polls: a screen of a busy machine has what it shows later than after one second.
  configure({ asyncUtilTimeout: 30_000 });
  const { clearTestTimers } = await import('./test-timers.ts');
  // Hooks run last to first: unmounting may set timers, too.
  afterEach(clearTestTimers);
  afterEach(cleanup);
  // What the last test began to import finds its document still.
  afterAll(async () => vi.dynamicImportSettled());
}
