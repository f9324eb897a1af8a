import { defineConfig } from '@playwright/test';
import { lookForFirefox } from '../../scripts/find-firefox.ts';
import { lookForWebKitGtk } from '../../scripts/find-webkitgtk.ts';
import type { BrowserName } from './test.ts';

const installed = { firefox: lookForFirefox() !== null, webkitgtk: lookForWebKitGtk() !== null };

/** The driver of WebKitGTK does not print. */
const notIn = { firefox: [], webkitgtk: 'paper.journey.ts' };

/** The main journeys in Debian's Firefox and in WebKitGTK, where they are installed (decision 026). */
export default defineConfig<object, { name: BrowserName }>({
  testDir: '.',
  testMatch: '*.journey.ts',
  forbidOnly: true,
  workers: 2,
  // As for Chromium: what passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [['list']],
  outputDir: '../../test-results/browsers',
  projects: (['firefox', 'webkitgtk'] as const).map((name) => ({
    name,
    use: { name },
    testIgnore: installed[name] ? notIn[name] : '**',
  })),
});
