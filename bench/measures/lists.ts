import type { Page } from '@playwright/test';
import { phone, slowDown } from '../conditions.ts';
import { median, percentile, type Findings } from '../figures.ts';
import { notePainted, paintedAt, type Sight } from '../painted.ts';
import { noteResponses, responsesOf } from '../responses.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
import type { Stage } from '../stage.ts';

/** A long list, and what members do with it. */
interface List {
  title: string;
  /** Who has it. */
  user: Parameters<typeof sessionOf>[2];
  /** Signed in without a plan: there is no head start, and the answer comes when the page has nothing else to do. */
  hasNoPlan?: true;
  address: string;
  /** Its rows, and of a list that comes in parts what is gone when all of it is there. */
  rows: Sight;
  /** The calls that bring the rows, and which of their answers is the one that does. */
  answers: { named: RegExp; counts: 'first' | 'last' };
  /** On a slow line some lists take longer than anybody watches; what is measured comes after them. */
  hasFastLine?: true;
  /** What is done, in a word each. */
  uses: string;
  use: (page: Page, done: () => Promise<void>) => Promise<void>;
}

/** Slower than anybody presses, so that one response does not wait for the one before it. */
const betweenUsesMs = 250;

const plans: List = {
  ...{ title: '40 plans', user: 'big', hasNoPlan: true, address: '/select-plan' },
  rows: { present: 'main li button' },
  answers: { named: /\/memberships$/, counts: 'first' },
  uses: 'keystroke in the filter',
  async use(page, done) {
    const search = page.getByRole('searchbox');
    // Many, some, one and none of them.
    for (const words of ['medical', 'dental 2', 'vision', 'A80', 'nothing']) {
      await search.fill('');
      await typeInto(search, words, done);
    }
  },
};

const providers: List = {
  ...{ title: '500 providers', user: 'maria' },
  // Everybody of the directory, with how far away they are.
  address: '/medical/find-care?zip=72201&miles=0',
  rows: { present: 'main ol li article' },
  answers: { named: /\/PractitionerRole/, counts: 'last' },
  uses: 'filter or page',
  async use(page, done) {
    await page.getByRole('button', { name: 'Filters' }).click();
    await done();
    await choose(
      page,
      'Network',
      ['Arbor Choice network', 'Harbor Select network', 'Any network'],
      done,
    );
    await turnPages(page, 'Pages of providers', done);
  },
};

const drugs: List = {
  ...{ title: '1,000 drugs', user: 'maria', address: '/medical/pharmacy?all=true' },
  rows: { present: 'main ol li article' },
  answers: { named: /\/Basic/, counts: 'last' },
  uses: 'tier or page',
  async use(page, done) {
    await choose(page, 'Tier', ['Tier 1 preferred generic', 'Tier 4 specialty', 'Any tier'], done);
    await turnPages(page, 'Pages of drugs', done);
  },
};

const messages: List = {
  ...{ title: '5,000 messages', user: 'big', address: '/messages' },
  rows: { present: 'main li article' },
  // What follows the first page of the mailbox comes after its rows.
  answers: { named: /\/messages\?page=1&/, counts: 'first' },
  uses: 'filter, page or tick',
  async use(page, done) {
    await page.getByText('of 5,000 messages').waitFor({ timeout: 120_000 });
    await page.getByText('still loading').waitFor({ state: 'detached', timeout: 120_000 });
    await choose(page, 'About', ['Claims', 'Wellness', 'Everything'], done);
    await turnPages(page, 'Pages of messages', done);
    for (const box of (await page.locator('main li article input').all()).slice(0, 3)) {
      await box.click();
      await done();
    }
  },
};

const record: List = {
  ...{ title: 'Record of thousands', user: 'big', address: '/medical/health-records' },
  rows: {
    present: 'main section > ol > li',
    absent: 'main section > p[role=status][class*=loading]',
  },
  answers: { named: /\/(Observation|MedicationRequest|Procedure)\b/, counts: 'last' },
  hasFastLine: true,
  uses: 'search, kind or page',
  async use(page, done) {
    const search = page.getByLabel('Search this record');
    await typeInto(search, 'cholesterol', done);
    await search.fill('');
    await done();
    await choose(page, 'Show', ['observation', 'medication', ''], done);
    await turnPages(page, 'Pages of the timeline', done);
  },
};

/** The lists of the portal beside claims, by the names that `--only` takes. */
export const listMeasures: Record<string, (stage: Stage) => Promise<Findings>> = Object.fromEntries(
  Object.entries({ plans, providers, drugs, messages, record }).map(([name, list]) => [
    name,
    (stage) => measureList(stage, list),
  ]),
);

/** How soon a list shows on a slow phone, and how soon it answers. */
async function measureList(stage: Stage, list: List): Promise<Findings> {
  const session = await sessionOf(stage.browser, stage.urls, list.user);
  const shown: number[] = [];
  const answered: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const found = await timesOf(stage, list, session);
    shown.push(found.shown);
    answered.push(...found.answered);
  }
  return {
    figures: [
      {
        name: `${list.title}, 4× slower processor: answer → rows painted`,
        value: median(shown),
        unit: 'ms',
        bar: { atMost: 200 },
        decides: false,
      },
      {
        name: `${list.title}, 4× slower processor: ${list.uses} → painted, p95`,
        value: percentile(answered, 0.95),
        unit: 'ms',
        bar: { atMost: 100 },
        decides: false,
      },
    ],
    notes: [
      `${list.title}: median response ${median(answered).toFixed(0)} ms of ${answered.length}`,
    ],
  };
}

async function timesOf(
  { browser, urls }: Stage,
  list: List,
  { origin, entries }: StoredSession,
): Promise<{ shown: number; answered: number[] }> {
  const context = await browser.newContext(phone);
  try {
    await carrySession(context, {
      origin,
      entries: entries.filter(([key]) => !list.hasNoPlan || key !== 'selected-plan'),
    });
    await notePainted(context, 'rows', list.rows);
    await noteResponses(context, { events: ['keydown', 'click', 'change'], until: 'last paint' });
    const page = await context.newPage();
    await slowDown(page, { network: !list.hasFastLine, processor: true });
    await page.goto(urls.portal + list.address);
    const { sinceStart } = await paintedAt(page, 'rows');
    const shown = sinceStart - (await answeredAt(page, list));
    await list.use(page, () => page.waitForTimeout(betweenUsesMs));
    return { shown, answered: await responsesOf(page) };
  } finally {
    await context.close();
  }
}

/** When the answer had come that brings the rows, in milliseconds since the document was asked for. */
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

async function turnPages(page: Page, name: string, done: () => Promise<void>): Promise<void> {
  const pages = page.getByRole('navigation', { name });
  for (let turn = 0; turn < 3; turn += 1) {
    await pages.getByRole('button', { name: 'Next' }).click();
    await done();
  }
}
