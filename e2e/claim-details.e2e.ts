import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { caseNumbers, claimCases } from '#sandbox/seed/claims/cases.ts';
import { pagesOfPdf, printed } from './support/pdf.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  haveSession,
  inWholeBrowser,
  openDashboard,
  openScreen,
  test,
} from './support/test.ts';

/** One claim: why the member owes it, and the next steps. */
const address = (name: keyof typeof claimCases) => `/medical/claim-details/${claimCases[name]}`;

async function openClaim(page: Page, name: keyof typeof claimCases): Promise<void> {
  await openScreen(page, 'maria', address(name));
  await expect(page.getByRole('region', { name: 'Where this claim stands' })).toBeVisible();
}
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('shows the amounts from the bill to the share in words, as bars and by line', async ({
  page,
}) => {
  await openClaim(page, 'partlyPaid');
  await expect(page).toHaveTitle('Claim Details | Member Portal');
  const why = card(page, 'How this claim was decided');
  await expect(why).toContainText('billed $477.00');
  await expect(why).toContainText('lowered by $123.00');
  await expect(why).toContainText(
    'You may owe $55.00 as your copay. Your plan didn’t pay $182.00.',
  );
  await expect(why.getByRole('list', { name: 'How the bill was split' })).toContainText(
    'Your share as decided$237.00',
  );
  // Each part of the bar is as long as its amount.
  const bar = why.locator('div[aria-hidden]', { has: page.locator('span[style]') });
  const billed = (await bar.boundingBox())?.width ?? 0;
  const widths = await bar
    .locator('span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  for (const amount of [123, 117, 237]) {
    expect(widths.some((width) => Math.abs(width / billed - amount / 477) < 0.01)).toBe(true);
  }

  const lines = card(page, 'Services and amounts');
  await expect(lines.getByRole('row', { name: /^Injection into the joint/ })).toContainText(
    'Not paid: This service needs an authorization before it is done.',
  );
  await expect(lines.getByRole('row', { name: /^Total/ })).toContainText('$237.00');
  await expect(lines).toContainText('This service needs an authorization before it is done.');
  await expect(page.getByRole('region', { name: 'Where this claim stands' })).toContainText(
    'Reason: This service needs an authorization before it is done.',
  );
});

const standings: Partial<Record<string, [status: string, words: string | RegExp]>> = {
  // Whether the account paid it depends on its other payments by today.
  paid: ['Paid', /We finished processing this claim\. You may owe|Your HRA paid .+ You owe \$0\./],
  denied: ['Denied', 'We asked the provider for records and didn’t receive them.'],
  received: ['Received', 'We got this claim, and we’re working on it'],
  unprocessable: ['Couldn’t be processed', 'has one year from the service to send it again'],
  cancelled: ['Canceled', 'You owe nothing for it'],
  notCovered: ['Not covered', 'doesn’t cover these services'],
  nonFinancial: ['Processed', /This claim doesn’t list any amounts/],
  totalsDiffer: ['Paid', /the claim’s total is \$[\d.]+, but its lines add up to/],
  totalTwice: ['Paid', /Copay appears more than once/],
  unknownCategory: ['Paid', 'Other amounts'],
  otherInsurance: ['Paid', 'Your other insurance paid'],
  unknownProvider: ['Paid', 'Provider not named'],
  outOfNetwork: ['Processed', 'Out of network'],
  reversal: ['This entry reverses an earlier claim', 'These amounts reverse an earlier claim'],
};

/** The one isn't shown to anyone, the others are another member's. */
const notHers = ['enteredInError', 'deductibleTwice', 'deniedByMedicare', 'deniedByStateProgram'];

/** One claim of each kind whose page differs. screens.e2e.ts checks the other pages. */
const ofTheirOwn = ['totalsDiffer', 'replaced', 'received', 'inpatient'];

test('begins every claim with its status, amount and one action, and stays short', async ({
  page,
  expectedErrors,
}) => {
  test.setTimeout(180_000);
  // One claim's provider can't be looked up.
  expectedErrors.push('404 (Not Found)');
  await page.setViewportSize({ width: 390, height: 844 });
  await haveSession(page, 'maria', /Medical/);
  for (const [name, claimId] of Object.entries(claimCases)) {
    if (notHers.includes(name)) continue;
    await page.goto(`/medical/claim-details/${claimId}`);
    const statusCard = page.getByRole('region', { name: 'Where this claim stands' });
    await expect(statusCard, name).toBeVisible();
    expect.soft((await statusCard.boundingBox())?.y, name).toBeLessThan(320);
    expect.soft(await statusCard.getByRole('button').count(), name).toBeLessThanOrEqual(1);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, name).toBeLessThan(2_000);
    const [status, words] = standings[name] ?? ['', ''];
    await expect.soft(statusCard, name).toContainText(status);
    await expect.soft(page.getByRole('main'), name).toContainText(words);
    if (ofTheirOwn.includes(name)) await expectAccessibleAtWidths(page);
  }
});

test('links related claims to each other', async ({ page }) => {
  await openDashboard(page, 'maria');
  const searches: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The dashboard may still be requesting its own claims.
    const isDetails = request.frame().url().includes('/claim-details/');
    if (isDetails && pathname.endsWith('/ExplanationOfBenefit')) {
      searches.push(searchParams.get('identifier'));
    }
  });
  await page.goto(address('replaced'));
  const related = page.getByRole('region', { name: 'Related claims' });
  await expect(related).toContainText('A newer claim replaced this one');
  await related.getByRole('link', { name: `claim ${caseNumbers.replacement}` }).click();
  await expect(page).toHaveURL(address('replacement'));
  await expect(related).toContainText('This claim replaces an earlier one');
  await related.getByRole('link', { name: `claim ${caseNumbers.replaced}` }).click();
  await expect(page).toHaveURL(address('replaced'));
  // The one claim is looked for, not the whole history.
  expect(searches).toEqual([caseNumbers.replacement, caseNumbers.replaced]);
  await expect(page.getByText('You may owe', { exact: true })).toHaveCount(0);
});

test('shows beside the deductible meter what the claim added to it', async ({ page }) => {
  // The reversal had no effect on it.
  await openClaim(page, 'reversed');
  await expect(card(page, 'How this claim was paid')).toContainText('You don’t owe anything');
  await expect(page.getByText('counts toward your deductible')).toHaveCount(0);
  await page.goto(`/medical/claim-details/${claimCases.outOfNetwork}`);
  const why = card(page, 'Why do I owe this?');
  await expect(why).toContainText('$250.00 of this claim counts toward your deductible.');
  await expect(
    why.getByRole('meter', { name: 'Your out-of-network deductible this plan year' }),
  ).toHaveAttribute('aria-valuetext', /^\$[\d,.]+ of \$[\d,]+ used, \$[\d,.]+ to go$/);
});

test('says once why an appeal is not possible, and how an appeal ended', async ({ page }) => {
  await openClaim(page, 'deniedLongAgo');
  const appeals = card(page, 'Appeal the decision');
  const statusCard = card(page, 'Where this claim stands');
  await expect(appeals).toContainText(/The deadline to appeal was \w{3} \d+, \d{4}\./);
  await expect(statusCard).not.toContainText('appeal');
  await expect(page.getByRole('link', { name: 'Appeal this decision' })).toHaveCount(0);
  await page.goto(address('deniedInReview'));
  await expect(appeals).toContainText('In review');
  await expect(page.getByRole('link', { name: 'See your appeal' })).toHaveCount(1);
  await page.goto(address('deniedDecided'));
  await expect(appeals).toContainText('Decided');
  await expect(appeals).toContainText('The decision was changed in your favor.');
});

test.describe('questions and appeals that fail to send', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('keeps an appeal filed when the list fails to reload', async ({ page }) => {
    await openClaim(page, 'partlyPaid');
    const letter = { submittedBy: 'member', reason: 'other', comments: 'The bill was corrected.' };
    let isFiled = false;
    await page.route('**/appeals*', async (route) => {
      if (route.request().method() === 'POST') {
        isFiled = true;
        await route.fulfill({
          status: 201,
          json: {
            appealId: 'app-1',
            claimId: claimCases.partlyPaid,
            status: 'received',
            ...letter,
            submittedAt: '2026-11-21T09:00:00Z',
            decisionDueBy: '2026-12-21',
          },
        });
      } else if (isFiled) await route.fulfill({ status: 500, body: '{}' });
      else await route.fallback();
    });
    const statusCard = card(page, 'Where this claim stands');
    await statusCard.getByRole('link', { name: 'Appeal this decision' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Who’s filing?').selectOption('I am the patient');
    await main.getByLabel('Reason for your appeal').selectOption({ index: 1 });
    await main.getByLabel('Explain it in your own words').fill(letter.comments);
    await main.getByRole('button', { name: 'Submit appeal' }).click();
    await expect(main.getByRole('status')).toContainText('We received your appeal.');
    await page.waitForLoadState('networkidle');
    await expect(main.getByRole('status')).toContainText('We received your appeal.');
    await expect(main.getByRole('button', { name: 'Submit appeal' })).toHaveCount(0);
  });

  test('show the failure and keep the typed text', async ({ page }) => {
    await openClaim(page, 'partlyPaid');
    let isDown = true;
    await page.route('**/inquiries', (route) =>
      isDown && route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '{}' })
        : route.fallback(),
    );
    const ask = card(page, 'Ask about this claim');
    await ask.getByRole('button', { name: 'Ask a question' }).click();
    await ask.getByLabel('What is it about?').selectOption('Why it wasn’t paid');
    await ask.getByLabel('Your question').fill('Which authorization was missing?');
    await ask.getByRole('button', { name: 'Send question' }).click();
    await expect(ask.getByRole('alert')).toContainText(
      'We couldn’t send your question. What you wrote is still here. Please try again. Error code: BP-NFA-100',
    );
    await expect(ask.getByLabel('Your question')).toHaveValue('Which authorization was missing?');
    isDown = false;
    await ask.getByRole('button', { name: 'Send question' }).click();
    await expect(ask.getByRole('status')).toContainText('We received your question.');
    await expect(ask).toContainText('Which authorization was missing?');
    await expect(ask).toContainText(/We’ll answer by \w{3} \d+, \d{4}/);
  });

  test('show errors at their fields, and errors without a field in the summary', async ({
    page,
  }) => {
    await openClaim(page, 'denied');
    const ask = card(page, 'Ask about this claim');
    const body = {
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      validationErrors: [
        { field: 'comments', code: 'unreadable', message: 'Use other characters.' },
        { field: 'claimId', code: 'closed', message: 'No questions are taken on this claim.' },
      ],
    };
    await page.route('**/inquiries', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            contentType: 'application/problem+json',
            body: JSON.stringify(body),
          })
        : route.fallback(),
    );
    await ask.getByRole('button', { name: 'Ask a question' }).click();
    await ask.getByLabel('What is it about?').selectOption('Why it wasn’t paid');
    await ask.getByLabel('Your question').fill('Which authorization was missing?');
    await ask.getByRole('button', { name: 'Send question' }).click();
    const summary = ask.getByRole('group', { name: 'There’s a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([
      'No questions are taken on this claim.',
      'Use other characters.',
    ]);
    await expect(summary.getByRole('link')).toHaveText(['Use other characters.']);
  });
});

test(
  'opens the explanation of benefits as a PDF in a new window',
  inWholeBrowser,
  async ({ page }) => {
    await openClaim(page, 'partlyPaid');
    const open = page.getByRole('button', { name: 'Open explanation of benefits (PDF)' });
    const sent: Promise<Buffer> = new Promise((resolve) => {
      void page.route('**/api/v1/documents/*', async (route) => {
        const answer = await route.fetch();
        resolve(await answer.body());
        await route.fulfill({ response: answer });
      });
    });
    const [popup] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    const text = (await pagesOfPdf(await sent)).join('\n');
    await expect.poll(() => popup.url()).toMatch(/^blob:/);
    expect(text).toContain(caseNumbers.partlyPaid);
    // The same amounts as on the page.
    const total = page.getByRole('row', { name: /^Total/ });
    const amounts = (await total.innerText()).match(/\$[\d,.]+/g) ?? [];
    expect(amounts.length).toBeGreaterThanOrEqual(6);
    for (const amount of amounts) expect(text).toContain(amount);
    expect(text.toUpperCase()).toContain('THIS IS NOT A BILL');
  },
);

test.describe('documents that fail to load', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('show error EOB-0001, and a blocked window shows EOB-0002', async ({ page }) => {
    await openClaim(page, 'paid');
    await page.route('**/api/v1/documents/*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    const open = page.getByRole('button', { name: 'Open explanation of benefits (PDF)' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText('EOB-0001');
    await expect(dialog).toContainText('We couldn’t load this document.');
    // The specific text replaces the general one.
    await expect(dialog).not.toContainText('An error occurred');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await open.click();
    await expect(dialog).toContainText('EOB-0002');
  });

  test('a missing claim links back to the list', async ({ page }) => {
    await openDashboard(page, 'maria');
    for (const id of ['eob-nothing', claimCases.enteredInError]) {
      await page.goto(`/medical/claim-details/${id}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'We couldn’t find this claim' }),
      ).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
    await page.getByRole('link', { name: 'All claims', exact: true }).click();
    await expect(page).toHaveURL('/medical/claims');
  });
});

test('prints the whole claim without buttons', async ({ page }) => {
  await openClaim(page, 'partlyPaid');
  // The status loads last; until then it takes up space but is hidden.
  await expect(card(page, 'Where this claim stands')).toHaveAttribute('aria-busy', 'false');
  // The lines load in a separate file.
  await expect(page.getByText('Injection into the joint').first()).toBeAttached();
  const text = (await printed(page)).join('\n');
  for (const words of [
    'Rafael Salas, MD',
    caseNumbers.partlyPaid,
    'Partly paid',
    'Injection into the joint',
    '$237.00',
    'A1042887701',
    'This service needs an authorization',
    'Maria',
  ]) {
    expect(text).toContain(words);
  }
  for (const words of ['Appeal this decision', 'Ask a question', 'Print this page', 'Pay Bill']) {
    expect(text).not.toContain(words);
  }
});

test('links each date of a plan to its action, and saves dates to a calendar', async ({ page }) => {
  await openDashboard(page, 'maria');
  await page.getByRole('link', { name: 'See all dates' }).click();
  const dates = card(page, 'Upcoming Dates');
  await expect(dates).toContainText(/Autopay (drafts|pays)/);
  await expect(dates).toContainText(/· approval ends/);
  await expect(
    dates
      .getByRole('listitem')
      .filter({ hasText: 'deadline to resend' })
      .filter({ hasText: `Claim ${caseNumbers.unprocessable}` }),
  ).toBeVisible();
  const appeal = dates.getByRole('link', {
    name: new RegExp(`^View claim: \\w+: .* · appeal deadline, Claim ${caseNumbers.partlyPaid}`),
  });
  await expect(appeal).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dates.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('dates.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(await dates.getByRole('listitem').count());
  await appeal.click();
  await expect(page).toHaveURL(address('partlyPaid'));
});

test('compares a provider’s bill with the claim, and prints only the letter about it', async ({
  page,
}) => {
  await openClaim(page, 'paid');
  const bill = card(page, 'Check a bill');
  await page.getByRole('button', { name: 'Check a bill' }).click();
  const amount = bill.getByLabel('Amount the bill asks for');
  await expect(amount).toBeFocused();
  await amount.press('Enter');
  await expect(bill).toContainText('Enter the amount on the bill.');
  await amount.fill('12o');
  await amount.press('Enter');
  await expect(bill).toContainText('Enter an amount, such as 42.10.');
  await expect(amount).toHaveValue('12o');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await amount.fill('9,999.00');
  await bill.getByRole('button', { name: 'Compare' }).click();
  await expect(bill.getByRole('status')).toContainText(
    /^Based on this claim, you owe nothing\. The bill asks for \$9,999\.00 more\./,
  );
  await expect(bill).toContainText('A provider in your network has agreed not to bill you');
  await expectAccessible(page);
  expect(sent).not.toContain('POST');

  await page.evaluate(() => {
    window.print = () => {};
  });
  await bill.getByRole('button', { name: 'Print a letter to your provider' }).click();
  const [letter = '', ...further] = await printed(page);
  expect(further).toEqual([]);
  expect(letter).toContain('Amount on the bill');
  expect(letter).toContain('$9,999.00');
  expect(letter).toContain('Please don’t send this bill to collections');
  expect(letter).not.toContain('How this claim was paid');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  const other = bill.getByLabel('The bill lists care that isn’t on this claim');
  await other.focus();
  await page.keyboard.press('Space');
  await expect(other).toBeChecked();
  // The pressed button keeps the focus.
  await expect(other).toBeFocused();
  await bill.getByRole('button', { name: 'Compare' }).click();
  await expect(bill.getByRole('status')).toContainText('Ask them to send us the claim');
  expect((await printed(page)).join(' ')).toContain('How this claim was paid');
});
