import { existsSync } from 'node:fs';
import { chromium, defineConfig, firefox, webkit } from '@playwright/test';
import { places, ports } from './e2e/support/places.ts';
import { chromiumFlags, lookForChromium, lookForHeadlessShell } from './scripts/find-chromium.ts';

const wholeBrowser = /@whole-browser/;

const launchOptions = (executablePath: string | undefined) => ({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});

/**
 * Journeys in a real browser on the production build, with the security headers on, the real
 * identity provider of the sandbox, and Prism between portal and APIs.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a shared CI machine one slow moment must not fail an hour of tests; what passes only then is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalTeardown: './e2e/support/no-violations.ts',
  use: {
    baseURL: places.portal,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1280, height: 900 },
    // Nobody can open what a CI machine leaves behind, and recording takes a third more time.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: launchOptions(lookForHeadlessShell()),
  },
  projects: [
    { name: 'together', testIgnore: '**/alone/**', grepInvert: wholeBrowser },
    // What a window shows that is no page of the portal: PDFs.
    {
      name: 'whole-browser',
      testIgnore: '**/alone/**',
      grep: wholeBrowser,
      // Other tools read this file before there is a browser.
      use: { launchOptions: launchOptions(lookForChromium() ?? chromium.executablePath()) },
    },
    // Changes what holds for the whole sandbox, so nothing else may run beside it.
    {
      name: 'alone',
      testMatch: '**/alone/**/*.e2e.ts',
      dependencies: ['together', 'whole-browser'],
      fullyParallel: false,
      workers: 1,
    },
    // Other engines where they are installed: `npx playwright install firefox webkit`.
    ...(
      [
        ['firefox', firefox],
        ['webkit', webkit],
      ] as const
    )
      .filter(([, engine]) => existsSync(engine.executablePath()))
      .map(([other, engine]) => ({
        name: other,
        testMatch: '**/older-browsers.e2e.ts',
        use: {
          browserName: other,
          launchOptions: { executablePath: engine.executablePath(), args: [] },
        },
      })),
  ],
  webServer: {
    command: `"${process.execPath}" sandbox/start.ts --contract`,
    url: `${places.portal}/sandbox`,
    env: { PORT: String(ports.portal), SANDBOX_STATE: ':memory:' },
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
