import { defineConfig } from 'vitest/config';
import root, { testOptions } from '../vitest.config.ts';

export default defineConfig({
  ...root,
  test: { ...testOptions, include: ['generators/*.test.ts'], exclude: [] },
});
