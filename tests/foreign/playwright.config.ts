import { defineConfig } from '@playwright/test';
import root from '../../playwright.config.ts';
import type { BrowserName } from './browsers/test.ts';
import { lookForFirefox } from './programs/find-firefox.ts';
import { lookForWebKitGtk } from './programs/find-webkitgtk.ts';

const installed = { firefox: lookForFirefox() !== null, webkitgtk: lookForWebKitGtk() !== null };

/** The driver of WebKitGTK does not print. */
const notIn = { firefox: [], webkitgtk: '**/paper.journey.ts' };

/**
 * The main journeys in Debian's Firefox and in WebKitGTK, where they are installed (decision 026), and sign-in through
 * other vendors' identity providers in Chromium.
 */
export default defineConfig<object, { name: BrowserName }>({
  ...root,
  use: {},
  // Each test starts its own sandbox.
  webServer: [],
  globalTeardown: [],
  outputDir: '../../test-results/foreign',
  projects: [
    { name: 'providers', testDir: 'providers', testMatch: '*.e2e.ts', use: root.use ?? {} },
    ...(['firefox', 'webkitgtk'] as const).map((name) => ({
      name,
      testDir: 'browsers',
      testMatch: '*.journey.ts',
      fullyParallel: false,
      use: { name },
      testIgnore: installed[name] ? notIn[name] : '**',
    })),
  ],
});
