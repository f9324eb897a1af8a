import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{src,tests,sandbox,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/foreign/**', '**/node_modules/**'],
    setupFiles: [
      'tests/support/fail-on-console.ts',
      'tests/support/no-layout.ts',
      'tests/support/testing-library.ts',
    ],
    restoreMocks: true,
    // Vitest leaves one processor free, which on two would make the tests take almost twice as long.
    maxWorkers: '100%',
    // Properties run thousands of cases; how fast is the benches' question.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
