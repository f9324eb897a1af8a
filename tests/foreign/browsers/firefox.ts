import { ElementHandle, launch } from 'puppeteer-core';
import { find, type Driver, type SentTarget } from './driver.ts';

/** Firefox by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    waitForInitialPage: false,
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.text().startsWith('apiError');
    if (isProblem) problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    problems.push(error instanceof Error ? error.message : String(error));
  });

  async function element(target: SentTarget): Promise<ElementHandle | null> {
    const found = await page.evaluateHandle(find, target);
    return found instanceof ElementHandle ? found : null;
  }

  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: [] });
    },
    back: async () => {
      await page.goBack({ waitUntil: [] });
    },
    address: () => Promise.resolve(page.url()),
    resize: (width, height) => page.setViewport({ width, height }),
    has: async (target) => (await element(target)) !== null,
    click: async (target) => {
      const found = await element(target);
      await found?.click();
      return found !== null;
    },
    type: async (target, text) => {
      const found = await element(target);
      await found?.type(text);
      return found !== null;
    },
    press: (key) => page.keyboard.press(key),
    evaluate: (run) => page.evaluate(run),
    screenshot: () => page.screenshot(),
    takeProblems: async () => {
      // Earlier logs arrive before this answer.
      await page.evaluate(() => {});
      return problems.splice(0);
    },
    close: () => browser.close(),
    print: () => page.pdf({ format: 'letter' }),
  };
}
