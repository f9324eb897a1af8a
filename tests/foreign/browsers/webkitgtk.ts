import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key as Keys, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../sandbox/places.ts';
import type { WebKitGtk } from '../programs/find-webkitgtk.ts';
import { find, type Driver, type Key, type SentTarget } from './driver.ts';

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
};

/** Starts WebKitGTK by WebDriver, on a separate virtual screen. */
export async function startWebKitGtk(programs: WebKitGtk): Promise<Driver> {
  const screen = await startScreen(programs.screen);
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${screen.number}` },
  });
  // Also where a worker is ended before it closes its browser.
  process.once('exit', () => [service, screen.server].map((one) => one.kill()));
  const server = `http://127.0.0.1:${port}`;
  await answers(server);
  const capabilities = new Capabilities()
    .setBrowserName('MiniBrowser')
    .setPageLoadStrategy('none')
    .set('webkitgtk:browserOptions', { binary: programs.browser, args: ['--automation'] });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const problems: string[] = [];

  /** Runs text in the page, and collects the page's log. */
  async function run<Result>(
    source: (...values: never[]) => unknown,
    values: unknown[],
  ): Promise<Result> {
    const script = `return (${String(source)})(...arguments)`;
    problems.push(...(await driver.executeScript<string[]>(`return (${String(listen)})()`)));
    return driver.executeScript<Result>(script, ...values);
  }
  const element = (target: SentTarget) => run<WebElement | null>(find, [target]);

  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    address: () => run(() => location.href, []),
    resize: async (width, height) => {
      // The window has a toolbar.
      const inner = await run<[number, number]>(() => [innerWidth, innerHeight], []);
      const outer = await driver.manage().window().getRect();
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: width + outer.width - inner[0],
          height: height + outer.height - inner[1],
        });
    },
    has: async (target) => (await element(target)) !== null,
    click: async (target) => {
      const found = await element(target);
      // The driver does not scroll to an element right below the window, and then cannot click on it.
      await run((element: Element | null) => element?.scrollIntoView({ block: 'center' }), [found]);
      await found?.click();
      return found !== null;
    },
    type: async (target, text) => {
      const found = await element(target);
      await found?.sendKeys(text);
      return found !== null;
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    evaluate: (source) => run(source, []),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeProblems: async () => {
      await run(() => null, []);
      return problems.splice(0);
    },
    close: async () => {
      await driver.quit();
      await end(service);
      await end(screen.server);
    },
  };
}

/**
 * Runs in the page: records its errors from now on, and returns those since the last call. WebKit's driver does not
 * report them.
 */
function listen(): unknown[] {
  const known: unknown = Reflect.get(window, 'heardProblems');
  if (Array.isArray(known)) return known.splice(0);
  const problems: string[] = [];
  Reflect.set(window, 'heardProblems', problems);
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      const isProblem = level === 'error' || values[0] === 'apiError';
      if (isProblem) problems.push(values.map(String).join(' '));
      log(...values);
    };
  }
  return [];
}

/** Starts a virtual screen, which chooses a free display number. */
async function startScreen(program: string): Promise<{ server: ChildProcess; number: string }> {
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1440x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = server.stdio[3];
  if (number === null || number === undefined) throw new Error('Xvfb tells no number.');
  const told: unknown[] = await once(number, 'data');
  return { server, number: String(told[0]).trim() };
}

/** Resolves when a driver takes commands. */
async function answers(server: string): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(`${server}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
