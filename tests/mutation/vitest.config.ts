import { defineConfig } from 'vitest/config';
import tests, { testOptions } from '../../vitest.config.ts';
import { mutationAreas } from './areas.ts';

/** The tests of one area; `run.ts` names it. */
export default defineConfig({
  ...tests,
  test: {
    ...testOptions,
    include: [...(mutationAreas[process.env['MUTATION_AREA'] ?? '']?.tests ?? [])],
  },
});
