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
  // Modules that a file replaces would stay replaced.
  if (/\bvi\.(mock|doMock|resetModules)\(/.test(text)) alone.push(file);
  else if (text.includes('@vitest-environment jsdom')) pages.push(file);
  else modules.push(file);
}

/**
 * Files that one process after the other runs, so that what they import is loaded once. A process has one environment
 * only, which is why the kinds of files follow each other.
 */
const together = (name: string, groupOrder: number, include: string[]) => ({
  extends: true as const,
  test: { name, include, isolate: false, sequence: { groupOrder } },
});

/** How tests run, in whichever suite. */
export const testOptions = {
  setupFiles: [
    'tests/support/fail-on-console.ts',
    'tests/support/no-layout.ts',
    'tests/support/testing-library.ts',
  ],
  restoreMocks: true,
  // One more than there are processors: tests of servers and of races wait for most of their time.
  maxWorkers: availableParallelism() + 1,
  // Properties run thousands of cases; how fast is the benches' question.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // What is there at once takes this long on a busy machine; what never comes has to be told, too. Most of what is waited
  // for takes a few milliseconds.
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
