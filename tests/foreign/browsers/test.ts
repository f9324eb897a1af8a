import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { lookForFirefox } from '../programs/find-firefox.ts';
import { lookForWebKitGtk } from '../programs/find-webkitgtk.ts';
import { pagesOfPdf } from '../../../e2e/support/pdf.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKitGtk } from './webkitgtk.ts';

export type BrowserName = 'firefox' | 'webkitgtk';

interface Running {
  driver: Driver;
  portal: string;
}

export { expect };

/**
 * Tests in a browser of the system's. One browser and one sandbox serve all tests of a worker, one after the other: the
 * traces of a test are there for the next one, as for a member.
 */
export const test = base.extend<
  { visitor: Visitor; sheets: () => Promise<string[]> },
  { name: BrowserName; running: Running }
>({
  name: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ name }, use) => {
      const sandbox = await createSandbox();
      const driver = await start(name);
      await driver.resize(1280, 900);
      await use({ driver, portal: sandbox.urls.portal });
      await driver.close();
      await sandbox.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ running }, use) => {
    await use(running.portal);
  },
  /** Prints the page, and returns the text of each sheet. */
  sheets: async ({ running: { driver } }, use) => {
    await use(async () => {
      if (driver.print === undefined) throw new Error('This driver does not print.');
      return pagesOfPdf(await driver.print());
    });
  },
  visitor: async ({ running: { driver, portal } }, use, info) => {
    const visitor = createVisitor(driver, portal);
    await use(visitor);
    if (info.status !== info.expectedStatus) {
      // Logs the text of the page, for runs whose screenshot is not available.
      console.log(`Left at ${await driver.address()}:\n${await visitor.text()}`);
      writeFileSync(info.outputPath('page.png'), await driver.screenshot());
    }
    expect(await driver.takeProblems(), 'errors that the pages logged').toEqual([]);
  },
});

function start(name: BrowserName): Promise<Driver> {
  if (name === 'firefox') {
    const program = lookForFirefox();
    if (program !== null) return startFirefox(program);
  } else {
    const programs = lookForWebKitGtk();
    if (programs !== null) return startWebKitGtk(programs);
  }
  throw new Error(`${name} is not installed`);
}
