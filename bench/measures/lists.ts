import type { Browser, Page } from '@playwright/test';
import {
  type Sight,
  type StoredSession,
  carrySession,
  notePainted,
  noteResponses,
  paintedAt,
  phone,
  responsesOf,
  sessionOf,
  setProcessor,
  slowDown,
} from '../browser.ts';
import { type Figure, type Findings, median, percentile } from '../figures.ts';
import type { Stage } from '../stage.ts';
import { openStill, rowsOf, swapRows, takeStillList } from '../static-pages.ts';

/** A long list, and what members do with it. */
interface List {
  title: string;
  /** The user who has it. */
  user: Parameters<typeof sessionOf>[2];
  /** Signed in without a plan: nothing is asked ahead, and the answer comes when the page has nothing else to do. */
  hasNoPlan?: true;
  address: string;
  /** Its rows, and of a list that comes in parts what is gone when all of it is there. */
  rows: Sight;
  /** The element with the pages, where the list has any, and the name of its pages. */
  pages?: { holder: string; name: string };
  /** The calls that bring the rows, and which of their answers is the one that does. */
  answers: { named: RegExp; counts: 'first' | 'last' };
  /** On a slow line some lists take longer than any user watches; the part that is measured comes after them. */
  hasFastLine?: true;
  /** The actions beside turning pages, in a word each. */
  uses: string;
  use: (page: Page, done: () => Promise<void>) => Promise<void>;
}

/** The time between uses, longer than a user takes, so that one response does not wait for the one before it. */
const betweenUsesMs = 250;

/** The number of pages turned. */
const turns = 4;

const noted: Parameters<typeof noteResponses>[1] = {
  events: ['keydown', 'click', 'change'],
  until: 'last paint',
};

const plans: List = {
  title: '40 plans',
  user: 'big',
  hasNoPlan: true,
  address: '/select-plan',
  rows: { present: 'main li button' },
  answers: { named: /\/memberships$/, counts: 'first' },
  uses: 'keystroke in the filter',
  async use(page, done) {
    const search = page.getByRole('searchbox');
    // These words match many rows, some, one and zero.
    for (const words of ['medical', 'dental 2', 'vision', 'A80', 'nothing']) {
      await search.fill('');
      await typeInto(search, words, done);
    }
  },
};

const providers: List = {
  title: '500 providers',
  user: 'maria',
  // All providers of the directory, with their distances.
  address: '/medical/find-care?zip=72201&miles=0',
  rows: { present: 'main ol li article' },
  pages: { holder: 'main ol', name: 'Pages of providers' },
  answers: { named: /\/(PractitionerRole|OrganizationAffiliation)/, counts: 'last' },
  uses: 'filter',
  async use(page, done) {
    await page.getByRole('button', { name: 'Filters' }).click();
    await done();
    await choose(page, 'Network', ['Your network', 'Harbor Select network', 'Any network'], done);
  },
};

const drugs: List = {
  title: '1,000 drugs',
  user: 'maria',
  address: '/medical/pharmacy?all=true',
  rows: { present: 'main ol li article' },
  pages: { holder: 'main ol', name: 'Pages of drugs' },
  answers: { named: /\/Basic/, counts: 'last' },
  uses: 'tier',
  async use(page, done) {
    await choose(page, 'Tier', ['Tier 1 preferred generic', 'Tier 4 specialty', 'Any tier'], done);
  },
};

const messages: List = {
  title: '5,000 messages',
  user: 'big',
  address: '/messages',
  rows: { present: 'main li:has(> div > input)' },
  // The other pages of the mailbox load after the rows of the first.
  pages: { holder: 'main ul:has(> li > div > input)', name: 'Pages of messages' },
  answers: { named: /\/messages\?page=1&/, counts: 'first' },
  uses: 'keystroke, filter or tick',
  async use(page, done) {
    await page.getByText('of 5,000 messages').waitFor({ timeout: 120_000 });
    await page.getByText('still loading').waitFor({ state: 'detached', timeout: 120_000 });
    const search = page.getByLabel('Search messages');
    await typeInto(search, 'deductible', done);
    await search.fill('');
    await done();
    await page.getByRole('button', { name: 'Filters' }).click();
    await done();
    await choose(page, 'Topic', ['claims', 'programs', ''], done);
    await page.getByRole('button', { name: /^Select( messages)?$/ }).click();
    await done();
    for (const box of (await page.locator('main li > div > input').all()).slice(0, 3)) {
      await box.click();
      await done();
    }
  },
};

const record: List = {
  title: 'Record of thousands',
  user: 'big',
  address: '/medical/health-records',
  rows: {
    present: 'main section > ol > li',
    absent: 'main section > p[role=status][class*=loading]',
  },
  pages: { holder: 'main section > ol', name: 'Pages of the timeline' },
  answers: { named: /\/(Observation|MedicationRequest|Procedure)\b/, counts: 'last' },
  hasFastLine: true,
  uses: 'search or kind',
  async use(page, done) {
    const search = page.getByLabel('Search this record');
    await typeInto(search, 'cholesterol', done);
    await search.fill('');
    await done();
    await choose(page, 'Show', ['observation', 'medication', ''], done);
  },
};

/** The lists of the portal beside claims, by the names that `--only` takes. */
export const listMeasures: Record<string, (stage: Stage) => Promise<Findings>> = Object.fromEntries(
  Object.entries({ plans, providers, drugs, messages, record }).map(([name, list]) => [
    name,
    (stage) => measureList(stage, list),
  ]),
);

interface Times {
  /** Milliseconds from the answer to its rows. */
  shown: number;
  /** Milliseconds from what is done to the last paint that follows from it. */
  used: number[];
  turned: number[];
  /** The same of the static baseline. */
  still: number[];
}

/** Measures how soon a list shows on a slow phone, and how soon it responds. */
async function measureList(stage: Stage, list: List): Promise<Findings> {
  const session = await sessionOf(stage.browser, stage.urls, list.user);
  // A run is a few dozen uses, which is enough for a median.
  const runs = [await timesOf(stage, list, session)];
  const used = runs.flatMap((run) => run.used);
  const turned = runs.flatMap((run) => run.turned);
  const slow = (name: string, value: number, atMost: number): Figure => ({
    name: `${list.title}, 4× slower processor: ${name}`,
    value,
    unit: 'ms',
    bar: { atMost },
    decides: false,
  });
  const still = runs.flatMap((run) => run.still);
  /**
   * Makes a figure compared with the time the browser needs for a page of the same rows: milliseconds depend on the
   * machine as well.
   */
  const beside = (name: string, values: readonly number[], atMost: number): Figure[] =>
    still.length === 0
      ? []
      : [
          {
            name: `${list.title}: ${name}`,
            value: median(values),
            unit: 'ms',
            bar: { atMost },
            decides: true,
            reference: { name: 'static baseline', value: median(still) },
          },
        ];
  const shown = runs.map((run) => run.shown);
  return {
    figures: [
      slow('answer → rows painted', median(shown), 200),
      slow(`${list.uses} → painted, p95`, percentile(used, 0.95), 200),
      ...(turned.length === 0
        ? []
        : [slow('next page clicked → painted, p95', percentile(turned, 0.95), 200)]),
      ...beside('answer → rows painted', shown, 8),
      ...beside(`${list.uses} → painted`, used, 2.5),
      ...beside('next page clicked → painted', turned, 2.5),
    ],
    notes: [`${list.title}: median ${list.uses} ${median(used).toFixed(0)} ms of ${used.length}`],
  };
}

async function timesOf(
  { browser, isSmoke, urls }: Stage,
  list: List,
  { origin, entries }: StoredSession,
): Promise<Times> {
  const context = await browser.newContext(phone);
  try {
    await carrySession(context, {
      origin,
      entries: entries.filter(([key]) => !list.hasNoPlan || key !== 'selected-plan'),
    });
    await notePainted(context, 'rows', list.rows);
    await noteResponses(context, noted);
    const page = await context.newPage();
    const devtools = await slowDown(page, {
      network: !list.hasFastLine && !isSmoke,
      processor: true,
    });
    await page.goto(urls.portal + list.address);
    const { sinceStart } = await paintedAt(page, 'rows');
    const shown = sinceStart - (await answeredAt(page, list));
    const done = () => page.waitForTimeout(betweenUsesMs);
    await list.use(page, done);
    const used = await responsesOf(page);
    if (!list.pages) return { shown, used, turned: [], still: [] };
    const { holder, name } = list.pages;
    const pages = page.getByRole('navigation', { name });
    for (let turn = 0; turn < turns; turn += 1) {
      await pages.getByRole('button', { name: 'Next' }).click();
      await done();
    }
    const turned = (await responsesOf(page)).slice(used.length);
    await setProcessor(devtools, 'full');
    const others = await rowsOf(page, holder);
    await pages.getByRole('button', { name: 'Previous' }).click();
    await done();
    const still = await turnsOfStill(
      browser,
      await takeStillList(page, holder, others),
      urls.portal,
    );
    return { shown, used, turned, still };
  } finally {
    await context.close();
  }
}

async function turnsOfStill(browser: Browser, html: string, origin: string): Promise<number[]> {
  const context = await browser.newContext(phone);
  try {
    await noteResponses(context, noted);
    const page = await openStill(context, html, origin);
    await swapRows(page);
    await slowDown(page, { network: false, processor: true });
    for (let turn = 0; turn < turns; turn += 1) {
      await page.getByRole('button', { name: 'Next' }).last().click();
      await page.waitForTimeout(betweenUsesMs);
    }
    return await responsesOf(page);
  } finally {
    await context.close();
  }
}

/** Returns when the answer that brings the rows had come, in milliseconds since the request for the document. */
async function answeredAt(
  page: Page,
  { title, answers: { named, counts } }: List,
): Promise<number> {
  const calls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry): [string, number][] =>
        entry instanceof PerformanceResourceTiming ? [[entry.name, entry.responseEnd]] : [],
      ),
  );
  const ends = calls.filter(([address]) => named.test(address)).map(([, end]) => end);
  if (ends.length === 0) throw new Error(`nothing was asked for: ${title}`);
  return counts === 'first' ? Math.min(...ends) : Math.max(...ends);
}

type Locator = ReturnType<Page['getByLabel']>;

async function typeInto(field: Locator, text: string, done: () => Promise<void>): Promise<void> {
  for (const letter of text) {
    await field.press(letter === ' ' ? 'Space' : letter);
    await done();
  }
}

async function choose(
  page: Page,
  label: string,
  options: readonly string[],
  done: () => Promise<void>,
): Promise<void> {
  for (const option of options) {
    await page.getByLabel(label, { exact: true }).selectOption(option);
    await done();
  }
}

const patienceMs = 180_000;

/** Measures a chat that an agent fills with lines, on a slower processor. */
export async function measureChat({ browser, isSmoke, urls }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const manyLines = isSmoke ? 1_000 : 10_000;
  const someLines = manyLines / 10;
  const some = await fillChat(browser, session, someLines);
  const many = await fillChat(browser, session, manyLines);
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
async function fillChat(browser: Browser, session: StoredSession, lines: number) {
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
