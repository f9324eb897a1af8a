import type { Browser } from '@playwright/test';
import { phone, setProcessor, slowDown } from '../conditions.ts';
import type { Findings } from '../figures.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
import type { Stage } from '../stage.ts';

const someLines = 1_000;
const manyLines = 10_000;

const patienceMs = 180_000;

/** Measures a chat that an agent fills with lines, on a slower processor. */
export async function measureChat({ browser, urls }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const some = await fill(browser, session, someLines);
  const many = await fill(browser, session, manyLines);
  return {
    figures: [
      {
        name: `Chat: ${manyLines.toLocaleString()} lines shown, each ÷ each of ${someLines.toLocaleString()}`,
        value: many.ms / manyLines,
        unit: 'ms',
        reference: { name: `${someLines.toLocaleString()} lines`, value: some.ms / someLines },
        bar: { atMost: 1.5 },
        decides: true,
      },
      {
        name: `Chat: longest task while ${manyLines.toLocaleString()} lines arrive`,
        value: many.longestTask,
        unit: 'ms',
        bar: { atMost: 200 },
        decides: false,
      },
      {
        name: `Chat: elements of ${manyLines.toLocaleString()} lines`,
        value: many.elements,
        unit: 'count',
        reference: { name: `${someLines.toLocaleString()} lines`, value: some.elements },
        bar: { atMost: 1.1 },
        decides: true,
      },
    ],
    notes: [],
  };
}

/** Returns the time from the first line that is sent to the last one that is shown. */
async function fill(browser: Browser, session: StoredSession, lines: number) {
  const context = await browser.newContext(phone);
  try {
    await carrySession(context, session);
    const page = await context.newPage();
    let say: (frame: object) => void = () => {};
    await page.routeWebSocket(/contact-center/, (socket) => {
      say = (frame) => socket.send(JSON.stringify(frame));
      socket.onMessage(() => {
        const at = new Date().toISOString();
        say({ type: 'accepted', conversationId: 'c1', agent: 'Jordan', at });
      });
    });
    await page.goto(`${session.origin}/medical/dashboard`);
    const devtools = await slowDown(page, { network: false, processor: false });
    await page.getByRole('button', { name: /^Chat with us/ }).click();
    await page.getByRole('button', { name: 'Start chat' }).click();
    const log = page.getByRole('log');
    await log.getByText('Jordan joined the chat').waitFor();
    await setProcessor(devtools, 'slow');
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          const { longest = '0' } = document.body.dataset;
          document.body.dataset['longest'] = String(Math.max(Number(longest), duration));
        }
      }).observe({ type: 'longtask' });
    });
    const start = performance.now();
    const at = new Date().toISOString();
    for (let number = 1; number <= lines; number += 1) {
      say({ type: 'message', number, text: `This is line ${number}.`, at });
    }
    await log.getByText(`This is line ${lines}.`).waitFor({ timeout: patienceMs });
    return {
      ms: performance.now() - start,
      longestTask: await page.evaluate(() => Number(document.body.dataset['longest'] ?? 0)),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  } finally {
    await context.close();
  }
}
