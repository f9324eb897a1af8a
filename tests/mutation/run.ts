import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import * as z from 'zod/mini';
import { mutationAreas } from './areas.ts';

/**
 * Changes the code in small ways and counts how many of the changes the tests notice: `npm run mutation -- guard`,
 * `npm run mutation -- machines`, or all areas, which takes hours. What has not changed since the last run is taken
 * from it. Reports are in node_modules/.cache/mutation/.
 */
const wanted = process.argv.slice(2);
const bar = 85;

const resultsShape = z.looseObject({
  files: z.record(
    z.string(),
    z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) }),
  ),
});

const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((one) => name === one || name.startsWith(`${one}/`));

const areas = Object.entries(mutationAreas).filter(([name]) => isWanted(name));
if (areas.length === 0) throw new Error(`Name some of ${Object.keys(mutationAreas).join(', ')}`);

for (const [name, area] of areas) {
  const report = `node_modules/.cache/mutation/${name}`;
  process.env['MUTATION_AREA'] = name;
  forgetUnnoticed(`${report}.incremental.json`);
  await new Stryker({
    mutate: [...area.mutate, '!**/*.test.ts'],
    testRunner: 'vitest',
    vitest: {
      configFile: 'tests/mutation/vitest.config.ts',
      // Threads start sooner, but all have the time zone of their process.
      pool: area.setsTimeZone ? 'forks' : 'threads',
    },
    // Not needed by any of these tests.
    ignorePatterns: ['bench', 'dist', 'docs', 'release', '.sandbox', 'node_modules/.cache'],
    concurrency: 1,
    thresholds: { high: 95, low: bar, break: bar },
    incremental: true,
    incrementalFile: `${report}.incremental.json`,
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
  }).runMutationTest();
}

/**
 * Drops from the last run's results the changes that no test noticed. Stryker would not try again those in code that
 * runs once, when it is imported, whatever tests were added since.
 */
function forgetUnnoticed(file: string): void {
  if (!existsSync(file)) return;
  const results = resultsShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const module of Object.values(results.files)) {
    module.mutants = module.mutants.filter(({ status }) => status === 'Killed');
  }
  writeFileSync(file, JSON.stringify(results));
}
