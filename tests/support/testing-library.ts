import { afterAll, afterEach, vi } from 'vitest';

// As Testing Library does by itself where the hooks of the test runner are global. Tests without a document don't load it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A screen of a busy machine has what it shows later than after the one second of the library.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
  // What the last test began to import finds its document still.
  afterAll(async () => vi.dynamicImportSettled());
}
