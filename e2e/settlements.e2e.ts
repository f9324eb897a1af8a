import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { settlementAnswers, providerOf } from '#tests/support/settlement-answers.ts';
import {
  amountsOfPaid,
  billedOfDenied,
  settlementCases,
  type SettlementCase,
} from '#tests/support/settlement-cases.ts';
import { printed } from './support/pdf.ts';
import { expect, haveSession, openDashboard, signInToDashboard, test } from './support/test.ts';

/** The table of settlements on every screen that states what is owed: all screens agree. */

/** Reports every screen and case that differs, instead of stopping at the first. */
const softly = expect.configure({ soft: true, timeout: 3_000 });

const memberId = 'A1042887701';
const timeZone = 'America/Chicago';
/** The current day in the browser. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
const year = today.slice(0, 4);
const cases = settlementCases(today);

/** Answers all requests about claims with these cases, all of them Maria’s. */
async function answerWith(page: Page, shown: () => readonly SettlementCase[]): Promise<void> {
  const answers = () => settlementAnswers(shown(), { patient: 'Patient/p1', memberId });
  const searchset = (resources: readonly object[]) => ({
    resourceType: 'Bundle',
    type: 'searchset',
    total: resources.length,
    link: [],
    entry: resources.map((resource) => ({ resource })),
  });
  const replies: [address: RegExp, reply: (url: URL) => object][] = [
    [
      /\/Patient\?/,
      () => searchset([{ resourceType: 'Patient', id: 'p1', identifier: [{ value: memberId }] }]),
    ],
    [
      /\/ExplanationOfBenefit\?/,
      ({ searchParams }) => {
        const isOfClaims = !searchParams.has('use') && !searchParams.has('identifier');
        return searchset(isOfClaims ? answers().claims : []);
      },
    ],
    [/\/health-reimbursement\/transactions/, () => answers().transactions],
    [/\/appeal-deadlines/, () => answers().deadlines],
    [
      /\/claims\/settlement-[^/]+\/appeals/,
      ({ pathname }) => answers().appealsOf(pathname.split('/').at(-2) ?? ''),
    ],
    [/\/claims\/settlement-[^/]+\/inquiries/, () => ({ items: [], page: 1, pageSize: 100 })],
  ];
  for (const [address, reply] of replies) {
    await page.route(address, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: reply(new URL(route.request().url())) })
        : route.fallback(),
    );
  }
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const totalOf = (
  counted: readonly SettlementCase[],
  centsOf: (settlementCase: SettlementCase) => number,
) => counted.reduce((sum, settlementCase) => sum + centsOf(settlementCase), 0);

/** The cases that count in sums, and those of this year. */
const billable = cases.filter(({ expected }) => expected.isLeftOut !== true);
const counted = billable.filter(({ claim }) => claim.serviceStart?.startsWith(year));
const isDenied = ({ claim }: SettlementCase) => claim.status === 'denied';
const sumsOf = (counted: readonly SettlementCase[]) => ({
  billed: totalOf(counted, (settlementCase) =>
    isDenied(settlementCase) ? billedOfDenied : amountsOfPaid.billed,
  ),
  discount: totalOf(counted, (settlementCase) =>
    isDenied(settlementCase) ? 0 : amountsOfPaid.discount,
  ),
  planPaid: totalOf(counted, (settlementCase) =>
    isDenied(settlementCase) ? 0 : amountsOfPaid.planPaid,
  ),
  otherInsurance: totalOf(counted, ({ expected }) => expected.otherInsurance ?? 0),
  account: totalOf(counted, ({ expected }) => expected.account ?? 0),
  member: totalOf(counted, ({ expected }) => expected.member ?? 0),
  pickup: totalOf(counted, ({ expected }) => expected.pickup ?? 0),
  won: totalOf(counted, ({ expected }) => expected.won ?? 0),
  open: totalOf(counted, ({ expected }) => expected.open ?? 0),
  owed: totalOf(counted, ({ expected }) => expected.owed ?? 0),
});
const sums = sumsOf(counted);
/** All cases are younger than two years. */
const sumsOfAll = sumsOf(billable);

/** Returns the printed text in one line; a PDF has another apostrophe character. */
const paperOf = async (page: Page) =>
  (await printed(page)).join(' ').replaceAll(/\s+/g, ' ').replaceAll('ʼ', '’');

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr');

/** Returns each row of the list: the claim and its patient, its text, and its amount. */
const rowsShown = (page: Page) =>
  rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => ({
      link: row.querySelector('a')?.textContent ?? '',
      said:
        [...row.querySelectorAll('[data-label="Status"] span:last-child')].at(-1)?.textContent ??
        '',
      amount: row.querySelector('[data-label="You may owe"]')?.textContent ?? '',
    })),
  );
const rowsExpected = cases.map((settlementCase) => ({
  link: `Maria: ${providerOf(settlementCase)}`,
  said: settlementCase.expected.row,
  amount: settlementCase.expected.amount,
}));

async function openList(page: Page): Promise<void> {
  await page.goto('/medical/claims');
  await page.getByLabel('Claims per page').selectOption('50');
  await expect(rowsOf(page)).toHaveCount(
    cases.length + cases.flatMap(({ others }) => others).length,
  );
  await expect(page.getByText('We’re checking what your HRA paid.')).toHaveCount(0);
}

async function expectListToSaySo(page: Page): Promise<void> {
  const shown = await rowsShown(page);
  softly(shown).toEqual(expect.arrayContaining(rowsExpected));
}

async function linesOfFile(page: Page, press: () => Promise<void>): Promise<Map<string, string>[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const text = await readFile(await download.path(), 'utf8');
  const [head = [], ...lines] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => new Map(head.map((name, at) => [name, line[at] ?? ''])));
}

test('shows each claim’s amounts in the list, its sums, its file and on paper', async ({
  page,
}) => {
  await haveSession(page, 'maria', /Medical/);
  await answerWith(page, () => cases);
  await openList(page);
  await expectListToSaySo(page);

  const summary = page.getByRole('region', { name: 'What these claims come to' });
  const terms = await summary
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((element) => [
        element.querySelector('dt')?.textContent ?? '',
        element.querySelector('dd')?.textContent ?? '',
      ]),
    );
  softly(Object.fromEntries(terms)).toEqual({
    'You may owe': `${dollars(sumsOfAll.owed)} or more`,
    Billed: dollars(sumsOfAll.billed),
    'Plan discount': dollars(-sumsOfAll.discount),
    'Plan paid': dollars(-sumsOfAll.planPaid),
    'Other insurance paid': dollars(-sumsOfAll.otherInsurance),
    'Your HRA paid': dollars(-sumsOfAll.account),
    'You paid': dollars(-sumsOfAll.member),
    'Usually paid at pickup': dollars(-sumsOfAll.pickup),
    'Being decided again': dollars(-sumsOfAll.won),
    'Not final yet, so not counted': dollars(-sumsOfAll.open),
  });

  const lines = await linesOfFile(page, () =>
    page.getByRole('button', { name: /^Download CSV: \d+ claims$/ }).click(),
  );
  const cells = (row: Map<string, string> | undefined) =>
    ['You may owe', 'HRA paid', 'You paid', 'Usually paid at pickup'].map((name) => row?.get(name));
  const cell = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
  for (const settlementCase of cases) {
    const { owed, account = 0, member = 0, pickup = 0 } = settlementCase.expected;
    const line = lines.find((row) => row.get('Provider') === providerOf(settlementCase));
    softly(cells(line), settlementCase.name).toEqual([owed, account, member, pickup].map(cell));
  }

  const paper = await paperOf(page);
  for (const settlementCase of cases) {
    const [, after = ''] = paper.split(`${providerOf(settlementCase)} `);
    const [row = ''] = after.split('Clinic S');
    softly(row, settlementCase.name).toContain(settlementCase.expected.row);
    softly(row, settlementCase.name).toContain(settlementCase.expected.amount);
  }
});

/** One of each kind of end. */
const printedToo = ['the account paid all', 'denied, and can be appealed', 'reversed'];

test('shows each claim’s amounts on its page and on paper', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  await answerWith(page, () => cases);
  await openList(page);
  const statusCard = page.getByRole('region', { name: 'Where this claim stands' });
  for (const { name, claim, expected } of cases) {
    await page.locator(`a[href$="/claim-details/${claim.id}"]`).click();
    await expect(page).toHaveURL(`/medical/claim-details/${claim.id}`);
    await expect(statusCard, name).toHaveAttribute('aria-busy', 'false');
    const says = await statusCard.locator('p').allTextContents();
    const match = says.find((text) => expected.says.test(text));
    softly(match, `${name}: ${says.join(' | ')}`).toBeDefined();
    if (expected.never) softly(says.join(' '), name).not.toMatch(expected.never);
    // Of a claim that was undone the sentence says that nothing is owed.
    const hasAmount = expected.isLeftOut !== true || expected.owed === null;
    const amounts = await statusCard.locator('strong').allTextContents();
    const amount = expected.amountOnPage ?? expected.amount;
    softly(amounts.includes(amount), `${name}: ${amounts.join()}`).toBe(hasAmount);
    if (printedToo.includes(name)) softly(await paperOf(page), name).toContain(match);
    await page.goBack();
    await expect(rowsOf(page).first()).toBeVisible();
  }
});

test('counts each claim once in the account and the year’s spending', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  await answerWith(page, () => cases);
  await page.goto('/medical/health-reimbursement');
  await page.getByRole('button', { name: 'Request money back' }).click();
  const offered = page.getByLabel('Claim', { exact: true }).getByRole('option');
  const ofClaims = async () =>
    (await offered.allTextContents()).flatMap((text) => /Clinic S.*$/.exec(text)?.[0] ?? []);
  const shareLeft = ({ expected: { owed, pickup } }: SettlementCase) => (owed ?? 0) + (pickup ?? 0);
  const owing = counted.filter((settlementCase) => shareLeft(settlementCase) > 0);
  // A paid amount is not offered again.
  await softly
    .poll(async () => (await ofClaims()).toSorted())
    .toEqual(
      owing
        .map(
          (settlementCase) =>
            `${providerOf(settlementCase)}: ${dollars(shareLeft(settlementCase))} of your share left`,
        )
        .toSorted(),
    );
  const paper = await paperOf(page);
  const toComeBack = cases.filter(
    ({ expected }) => expected.isLeftOut && (expected.refund ?? 0) > 0,
  );
  softly(paper.split('This claim was reversed.')).toHaveLength(toComeBack.length + 1);

  await page.goto('/medical/spending-details');
  await page.getByRole('button', { name: 'Tables' }).click();
  const totals = page.getByRole('main').locator('tfoot td');
  const figures = [
    String(counted.length),
    // Some of the cases aren't decided.
    `${dollars(sums.owed)} or more`,
    dollars(sums.planPaid),
    dollars(sums.pickup),
  ];
  await softly(totals).toHaveText([...figures, ...figures]);
  const main = page.getByRole('main');
  await softly(main).toContainText(`These totals don’t include ${dollars(sums.open)}`);
  await softly(main).toContainText(
    `after the ${dollars(sums.account + sums.member)} that you or your HRA`,
  );
  await softly(main).toContainText(
    `leaves out ${dollars(sums.pickup)} for prescriptions, which you usually pay at pickup`,
  );
  const lines = await linesOfFile(page, () =>
    page.getByRole('button', { name: 'Download CSV' }).click(),
  );
  const inFile = lines.reduce((sum, line) => sum + Number(line.get('You may owe')) * 100, 0);
  softly(Math.round(inFile)).toBe(sums.owed);
});

/** Cases that the dashboard's three rows have room for at once, with one appeal at most. */
function groupsForDashboard(): SettlementCase[][] {
  const groups: SettlementCase[][] = [];
  for (const settlementCase of cases) {
    const rows = 1 + settlementCase.others.length;
    const group = groups.find(
      (all) =>
        all.reduce((sum, { others }) => sum + 1 + others.length, 0) + rows <= 3 &&
        !(settlementCase.expected.need && all.some(({ expected }) => expected.need)),
    );
    if (group) group.push(settlementCase);
    else groups.push([settlementCase]);
  }
  return groups;
}

test('shows the latest claims’ amounts and pending decisions on the dashboard', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  let shown: readonly SettlementCase[] = [];
  await answerWith(page, () => shown);
  const needs = page.locator('section:has(a[href$="/dates"]) li > p:first-of-type');
  const rows = page.locator('li:has(> div a[href*="/claim-details/settlement"])');
  for (const group of groupsForDashboard()) {
    shown = group;
    await page.goto('/medical/dashboard');
    for (const settlementCase of group) {
      const { owed, open, row, amount, need } = settlementCase.expected;
      const rowText = owed === null || owed === 0 || open ? row : `You may owe ${amount}`;
      const own = rows.filter({ hasText: `Maria: ${providerOf(settlementCase)}` });
      await softly(own.locator('span:last-child').last(), settlementCase.name).toHaveText(rowText);
      if (need) {
        const [title, figure] = need;
        await softly(needs.filter({ hasText: title }), settlementCase.name).toHaveText(
          `Maria: ${title}${figure}`,
        );
      }
    }
  }
});

const zTold = z.object({ userMemberships: z.array(z.looseObject({ isActive: z.boolean() })) });

test('shows the same amounts for a plan that has ended', async ({ page }) => {
  await page.route('**/memberships', async (route) => {
    const answer = await route.fetch();
    const { userMemberships } = zTold.parse(await answer.json());
    const ended = { isActive: false, covTermDate: `${Number(year) - 1}-12-31` };
    const json = {
      userMemberships: userMemberships.map((membership) => ({ ...membership, ...ended })),
    };
    await route.fulfill({ response: answer, json });
  });
  // A session with such a plan is not for other tests.
  await signInToDashboard(page, 'maria', /Medical/);
  await answerWith(page, () => cases);
  await openList(page);
  await expect(page.getByRole('region', { name: 'About this plan' })).toContainText(
    'This plan ended',
  );
  await expectListToSaySo(page);
});
