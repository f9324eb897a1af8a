import type { Page } from '@playwright/test';
import { neverReached } from './support/keyboard.ts';
import { lengthenAnswers, longWord, showsAnswers } from './support/long-words.ts';
import { lostText, stickingOut } from './support/lost-text.ts';
import { expectNotices } from './support/notices.ts';
import { leftOutOnPaper } from './support/pdf.ts';
import {
  coveredParts,
  lostInForcedColors,
  paperProblems,
  structureProblems,
} from './support/probes.ts';
import { memberScreens, publicPages } from './support/screens.ts';
import { violations } from './support/second-checker.ts';
import { spokenProblems } from './support/spoken-names.ts';
import {
  animationsEnded,
  axeViolations,
  choosePlan,
  expect,
  haveSession,
  sidewaysScroll,
  test,
} from './support/test.ts';
import { pressButtons, translate } from './support/translator.ts';

/**
 * Opens every screen once untranslated, and once through a page translator with an insurer's longest words. Each visit
 * runs all probes and reports what each found. Other tests check states: registration steps, dialogs, outages.
 */

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

/** Short enough for two lines of large text; longer notices are folded. */
const notice = '<p>No payments today. <a href="/contact">Contact us</a>.</p>';

const providers = '/medical/find-care?specialty=Family+medicine&zip=72201';
const drug = '/medical/pharmacy?drug=lisinopril';

/** Coverage and care screens, with the elements that neither the keyboard nor paper needs. */
const forScreensAlone = new Map<string, string[]>([
  ['/medical/coverage-and-copays', []],
  ['/dental/coverage-and-benefits', []],
  ['/medical/authorizations', []],
  ['/medical/authorizations/auth-AU88770005', []],
  // Paper has a row for each provider in place of the cards (print.e2e.ts).
  [providers, ['article']],
  ['/medical/find-care?provider=role-brandt-cedar', []],
  ['/medical/primary-care-provider', []],
  ['/medical/cost-estimates?q=knee&zip=72201&procedure=proc-knee-mri', ['article a']],
  ['/medical/health-records', ['[class*=choice]']],
  // Paper has a row for each drug: its price below one heading, without the steps that lead to it.
  [
    drug,
    [
      'section:has(form)',
      '[class*=terms] p + p',
      'p[class*=cost] > span:first-child',
      'ol [class*=options]',
    ],
  ],
  ['/medical/traveling-abroad', []],
]);

/** Splits a list into parts for parallel tests. */
const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );

const open = async (page: Page, address: string): Promise<void> => {
  // Not every loading part is marked as busy, but by now each has its response.
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0);
  await expect(page.getByText('Older claims are still loading.'), address).toHaveCount(0);
};

const lost = (page: Page) => page.getByText(/This part isn’t available|There’s a problem\./);

/** Runs all probes on a screen, at each width those that depend on it. */
async function visit(page: Page, who: string, address: string): Promise<void> {
  await open(page, address);
  // The last part of the frame to load. It floats over the page.
  if (address.startsWith('/medical/')) {
    await expect(page.getByRole('button', { name: /^Chat with us/ }), address).toBeVisible();
  }
  const title = await page.title();
  const problemsFound = /^\S.* \| Member Portal$/.test(title) ? [] : [`title: ${title}`];
  const note = (probe: string, problems: readonly string[]) =>
    problemsFound.push(
      ...problems.map((problem) => `at ${String(width)} px, ${probe}: ${problem}`),
    );
  await expectNotices(page, address);
  let width = phone.width;
  for (width of [phone.width, 320, 820, 1280]) {
    await page.setViewportSize({ ...phone, width });
    await animationsEnded(page);
    const wider = await sidewaysScroll(page);
    note('sideways scroll', wider > 0 ? [`${wider} px`] : []);
    if (width === 320) continue;
    note('floating parts', await coveredParts(page));
    if (width === 820) continue;
    note('structure', await structureProblems(page));
    note('axe', await axeViolations(page));
    note('second checker', await violations(page));
    note('read aloud', spokenProblems(await page.locator('body').ariaSnapshot()));
    if (width === 1280) break;
    note('text', await stickingOut(page));
    note('forced colors', await lostInForcedColors(page));
    note('paper', await paperProblems(page));
    await scaleText(page, '200%');
    note('text of 200 %', await lostText(page));
    await scaleText(page, '');
  }
  const aside = forScreensAlone.get(address);
  if (aside) {
    note('unreachable by keyboard', await neverReached(page));
    note('missing on paper', await leftOutOnPaper(page, aside));
  }
  await page.setViewportSize(phone);
  expect.soft(problemsFound, `${address} of ${who}`).toEqual([]);
}

/** Notices fold to two lines at any text size; their own tests check them. */
async function scaleText(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    const notice = document.querySelector<HTMLElement>('section[aria-label=Notice]');
    if (notice) notice.hidden = fontSize !== '';
  }, size);
  await animationsEnded(page);
}

/** Screens with tables that are wide enough for a long word between a phone and a laptop, too. */
const withTables = ['/medical/pharmacy', '/medical/payment-center', '/medical/documents'];

/** Opens a screen through a translator with long words, at every width, and presses its buttons. */
async function visitTranslated(page: Page, who: string, address: string): Promise<void> {
  const thrown: string[] = [];
  const note = ({ message }: Error) => thrown.push(message);
  page.on('pageerror', note);
  await open(page, address);
  if (showsAnswers(address)) {
    await expect(page.getByText(longWord).first(), address).toBeAttached();
  }
  const others = withTables.includes(address) ? [700, 960] : [];
  for (const width of [320, 390, ...others, 1280]) {
    await page.setViewportSize({ ...phone, width });
    const label = `${address} of ${who} at ${width} px, long words`;
    expect.soft(await sidewaysScroll(page), label).toBeLessThanOrEqual(0);
  }
  await pressButtons(page, `${address} of ${who}`);
  expect.soft(thrown, `${address} of ${who}, translated`).toEqual([]);
  await expect.soft(lost(page), `${address} of ${who}, translated`).toHaveCount(0);
  page.off('pageerror', note);
}

for (const [part, addresses] of inParts(publicPages, 9).entries()) {
  test(`finds no problem on public pages, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.route('**/user-notice', (route) => route.fulfill({ json: { notice } }));
    for (const address of addresses) await visit(page, 'a visitor', address);
  });
}

for (const [part, addresses] of inParts([...memberScreens, providers, drug], 10).entries()) {
  test(`finds no problem on screens of a medical plan, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.route('**/user-notice', (route) => route.fulfill({ json: { notice } }));
    await haveSession(page, 'maria', /Medical/);
    for (const address of addresses) await visit(page, 'maria', address);
  });

  test(`finds no problem on translated screens with long words, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await haveSession(page, 'maria', /Medical/);
    await lengthenAnswers(page);
    await page.addInitScript(translate);
    for (const address of addresses) await visitTranslated(page, 'maria', address);
  });
}

test('finds no problem on translated public pages', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(translate);
  for (const address of publicPages) await visitTranslated(page, 'a visitor', address);
});

test('loses no text when a translator changes spending, past prescriptions and the profile', async ({
  page,
}) => {
  await haveSession(page, 'maria', /Medical/);
  await lengthenAnswers(page);
  await page.addInitScript(translate);
  await page.goto('/medical/spending-details');
  const whose = page.locator('main select').first();
  await whose.waitFor();
  const count = await whose.locator('option').count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    await whose.selectOption({ index });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(lost(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Profile of/ }).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...phone, width });
    expect(await sidewaysScroll(page), `the profile at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/medical/pharmacy');
  await page.getByRole('button', { name: /^Past prescriptions/ }).click();
  await expect(lost(page)).toHaveCount(0);
});

test('finds no problem on screens of a dental and a vision plan', async ({ page }) => {
  test.setTimeout(120_000);
  await haveSession(page, 'maria', /Dental/);
  for (const name of ['dashboard', 'coverage-and-benefits', 'id-card']) {
    await visit(page, 'maria', `/dental/${name}`);
  }
  await page.goto('/select-plan');
  await choosePlan(page, /Vision/);
  await visit(page, 'maria', '/vision/dashboard');
});
test('finds a known problem with the second checker', async ({ page }) => {
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/favicon.svg';
    document.body.append(picture);
  });
  expect((await violations(page)).join()).toContain('img_alt_valid');
});

test('finds a known problem in texts for screen readers', () => {
  const row = (controls: string) => `- main:\n  - list:\n    - listitem:\n${controls}`;
  const claim = (to: string) => `      - link "View":\n        - /url: /claims/${to}\n`;
  expect(spokenProblems(row('      - button\n'))).toEqual([
    'a button without a name in listitem “”',
  ]);
  expect(spokenProblems(row(claim('1') + claim('2')))).toEqual([
    'two times link “View” in listitem “”',
  ]);
  expect(spokenProblems(row('      - button "Save"\n      - button "Save"\n'))).toHaveLength(1);
  expect(spokenProblems('- list:\n  - listitem\n')).toEqual(['an empty list item in the page']);
  expect(spokenProblems(row(claim('1') + claim('1')))).toEqual([]);
  expect(spokenProblems(row(claim('1')) + `    - listitem:\n${claim('2')}`)).toEqual([]);
});

test('finds text that is cut off, crammed or too wide', async ({ page }) => {
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (const [text, style] of [
      ['Crammed', 'width: 1ch'],
      ['Clipped text', 'width: 8ch; white-space: nowrap; overflow: hidden'],
      ['Overlapping text', 'width: 8ch; white-space: nowrap'],
      ['Wide', 'width: 200vw'],
      ['Low lines', 'line-height: 0.8'],
      ['Framed text', 'border: 1px solid'],
      ['or more', 'width: 5ch'],
    ] as const) {
      const added = document.createElement('p');
      added.textContent = text;
      added.style.cssText = style;
      document.body.append(added);
    }
    const choice = document.createElement('select');
    choice.style.width = '3ch';
    choice.append(new Option('Everyone'));
    document.body.append(choice);
  });
  const lostTexts = (await lostText(page)).join();
  expect(lostTexts).toContain('"Crammed" on 7 lines');
  expect(lostTexts).toMatch(/cut off: P {2}"Clipped text"/);
  expect(lostTexts).toMatch(/cut off: P {2}"Overlapping text"/);
  expect(lostTexts).toMatch(/scrolls sideways: P {2}"Wide"/);
  expect(lostTexts).toContain('lines lower than their letters: P  "Low lines"');
  expect(lostTexts).toContain('touches its frame: P  "Framed text"');
  expect(lostTexts).toContain('"or more" on 2 lines');
  expect(lostTexts).toContain('narrow choice: SELECT  "Everyone"');
});
