import { Stryker } from '@stryker-mutator/core';
import { mutationAreas } from './mutation-areas.ts';

/**
 * Changes the code in small ways and counts how many of the changes the tests notice: `npm run mutation -- guard`,
 * `npm run mutation -- machines`, or all areas, which takes hours. What has not changed since the last run is taken
 * from it. Reports are in node_modules/.cache/mutation/.
 */
const wanted = process.argv.slice(2);
const bar = 85;

const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((one) => name === one || name.startsWith(`${one}/`));

const areas = Object.entries(mutationAreas).filter(([name]) => isWanted(name));
if (areas.length === 0) throw new Error(`Name some of ${Object.keys(mutationAreas).join(', ')}`);

for (const [name, area] of areas) {
  const report = `node_modules/.cache/mutation/${name}`;
  process.env['MUTATION_AREA'] = name;
  await new Stryker({
    mutate: [...area.mutate, '!**/*.test.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation-vitest.config.ts' },
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
