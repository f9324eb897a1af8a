import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: { ...root.test, include: ['tests/foreign/*.test.ts'], exclude: [] },
});
