import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const all = globSync('{src,tests,sandbox,scripts,check-insurer}/**/*.test.{ts,tsx}', {
  exclude: ['tests/foreign/**'],
});
const [alone, pages, modules]: [string[], string[], string[]] = [[], [], []];
for (const file of all) {
  const text = readFileSync(file, 'utf8');
  // In a shared process, the modules that a file mocks would stay mocked.
  if (/\bvi\.(mock|doMock|resetModules)\(/.test(text)) alone.push(file);
  else if (text.includes('@vitest-environment jsdom')) pages.push(file);
  else modules.push(file);
}

/**
 * Returns a project whose files share one process, so that their imports load once. A process has one environment, so
 * the groups run in order.
 */
const together = (name: string, groupOrder: number, include: string[]) => ({
  extends: true as const,
  test: { name, include, isolate: false, sequence: { groupOrder } },
});

/** The options that all test suites share. */
export const testOptions = {
  setupFiles: [
    'tests/support/fail-on-console.ts',
    'tests/support/no-layout.ts',
    'tests/support/testing-library.ts',
  ],
  restoreMocks: true,
  // One more than the processors, because tests of servers and of races mostly wait.
  maxWorkers: availableParallelism() + 1,
  // Property tests run thousands of cases; the benches measure their speed.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Most polls take a few milliseconds; the limit is for a busy machine.
  expect: { poll: { timeout: 30_000, interval: 10 } },
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

export default defineConfig({
  plugins: [react()],
  test: {
    ...testOptions,
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      together('pages', 1, pages),
      together('modules', 2, modules),
    ],
  },
});
