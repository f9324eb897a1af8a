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
 * End-to-end tests in a real browser on the production build, with the security headers, the sandbox's identity
 * provider, and Prism between portal and APIs.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // One slow moment of a shared CI machine must not fail an hour of tests; a test that passes only on retry is reported
  // as flaky.
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
    // Traces on a CI machine cannot be opened, and recording takes a third more time.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: launchOptions(lookForHeadlessShell()),
  },
  projects: [
    { name: 'together', testIgnore: '**/alone/**', grepInvert: wholeBrowser },
    // Tests of windows that show a PDF instead of a page.
    {
      name: 'whole-browser',
      testIgnore: '**/alone/**',
      grep: wholeBrowser,
      // Other tools load this file before a browser is installed.
      use: { launchOptions: launchOptions(lookForChromium() ?? chromium.executablePath()) },
    },
    // These tests change the state of the whole sandbox, so no other test may run at the same time.
    {
      name: 'alone',
      testMatch: '**/alone/**/*.e2e.ts',
      dependencies: ['together', 'whole-browser'],
      fullyParallel: false,
      workers: 1,
    },
    // Runs other engines if they are installed: `npx playwright install firefox webkit`.
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
