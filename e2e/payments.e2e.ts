import type { BrowserContext, Page, Route } from '@playwright/test';
import { pressButton, tabTo } from './support/keyboard.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { printed } from './support/pdf.ts';
import {
  expect,
  expectAccessible,
  inWholeBrowser,
  openScreen,
  signInToDashboard,
  test,
  watch,
  type Member,
} from './support/test.ts';

/** The payment center: paid once in every case, by mouse, by keys and on paper. */
const widths = [390, 1280];

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectWell(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function openPayments(page: Page, member: Member, plan?: RegExp): Promise<void> {
  await openScreen(page, member, '/medical/payment-center', plan);
  await expect(card(page, 'Your bill')).toContainText('As of');
}

/** Goes to the review of an amount. */
async function review(page: Page, amount: string): Promise<void> {
  await button(page, 'Pay bill').click();
  await page.getByLabel('Another amount').check();
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await button(page, 'Review payment').click();
  await expect(page.getByRole('heading', { name: 'Review your payment' })).toBeFocused();
}

const storedText = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );

test('shows the amount due and its date before the button, then pays and cancels', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPayments(page, 'dev');
  const bill = card(page, 'Your bill');
  await expect(bill.getByText('$412.85').first()).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Pay bill')).toBeInViewport({ ratio: 1 });
  await expect(card(page, 'Payments and statements')).toContainText('Showing 1–10 of');
  await expectWell(page);

  await button(page, 'Pay bill').click();
  await page.getByLabel('Another amount').check();
  await page.getByLabel('Amount', { exact: true }).fill('1e3');
  await button(page, 'Review payment').click();
  await expect(bill.getByRole('group', { name: 'There’s a problem' })).toBeFocused();
  await expect(bill).toContainText('Enter dollars and cents, such as 42.10.');
  await expectWell(page);
  await page.getByLabel('Amount', { exact: true }).fill('$ 42.10');
  await button(page, 'Review payment').click();
  for (const text of [
    '$42.10',
    'First Cedar Bank checking ending in 6789',
    'within 24–48 hours',
    '$370.75',
  ]) {
    await expect(bill).toContainText(text);
  }
  await expectWell(page);
  await button(page, 'Pay $42.10').click();
  await expect(page.getByRole('heading', { name: 'We got your payment' })).toBeFocused();
  await expect(bill).toContainText(/Confirmation number P-\d{7}/);
  await expect(bill).toContainText('$370.75');
  await expectWell(page);
  await button(page, 'Done').click();

  const cancel = button(page, /^Cancel payment of \$42\.10/);
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this payment?' });
  await expect(dialog).toContainText('We won’t take $42.10.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.locator(':focus')).toContainText('Your payment of $42.10 was canceled.');
  await expect(bill).toContainText('$412.85');
});

const once = ownSandbox();

once(
  'a late day is warned of before it is chosen, and what is scheduled is not called received',
  async ({ page }) => {
    await openPayments(page, 'dev');
    const bill = card(page, 'Your bill');
    await expect(bill.getByRole('region', { name: 'What this bill is for' })).toContainText(
      'Premium',
    );
    const press = (name: string) => pressButton(page, name, { isByKeyboard: true });
    await press('Pay bill');
    const day = page.getByLabel('Payment date');
    // Right before the due date it's too late for any day.
    await expect(bill).toContainText(
      /Choose .+ or earlier so that we credit your payment by your due date|may be credited after your due date/,
    );
    const due = await bill.getByText(/Pay by .+ to keep your coverage/).innerText();
    const [, dueDay = ''] = /Pay by (.+) to keep/.exec(due) ?? [];
    // After the due date, which may be today.
    const late = new Date(dueDay);
    late.setDate(late.getDate() + 2);
    const lateDay = late.toLocaleDateString('en-US', { dateStyle: 'medium' });
    await day.fill(
      late.toLocaleDateString('en-US', { dateStyle: 'short' }).replace(/\d\d$/, '20$&'),
    );
    await expect(bill).toContainText(`comes after your due date, ${dueDay}.`);
    await expectWell(page);
    await page.getByLabel('Another amount').check();
    await page.getByLabel('Amount', { exact: true }).fill('11.13');
    await press('Review payment');
    await expect(bill).toContainText('comes after your due date');
    await press('Pay $11.13');
    await expect(
      page.getByRole('heading', { name: `Payment scheduled for ${lateDay}` }),
    ).toBeFocused();
    await expect(bill).not.toContainText('We got your payment');
    await press('Done');
    await expect(card(page, 'Payments scheduled and on the way')).toContainText('Scheduled');
    await button(page, /^Cancel payment of \$11\.13/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.locator(':focus')).toContainText('Your payment of $11.13 was canceled.');
  },
);

/** The service takes the payment, and its answer is dropped. */
async function dropAnswer(route: Route): Promise<void> {
  if (route.request().method() === 'POST') {
    await route.fetch();
    await route.abort('connectionreset');
  } else await route.fallback();
}

/** Opens another tab, with a separate session. */
async function otherTab(context: BrowserContext, errors: string[]): Promise<Page> {
  const page = await context.newPage();
  watch(page, errors);
  await signInToDashboard(page, 'dev');
  await page.goto('/medical/payment-center');
  return page;
}

once.describe('one payment stays one payment', () => {
  once.use({ expectedErrors: ['Failed to load resource'] });

  once('in two tabs, with lost answers and reloads', async ({ page, context }) => {
    once.setTimeout(120_000);
    const errors: string[] = [];
    await signInToDashboard(page, 'dev');
    await page.goto('/medical/payment-center');
    const other = await otherTab(context, errors);
    await review(page, '11.11');
    await review(other, '11.11');

    await page.route('**/payments', dropAnswer, { times: 1 });
    await button(page, 'Pay $11.11').dblclick();
    const unsure = page.getByRole('heading', { name: 'We’re not sure this payment went through' });
    await expect(unsure).toBeFocused();
    await expect(button(page, 'Pay bill')).toHaveCount(0);
    await expectAccessible(page);
    // Whole words: random ids hold such digits too.
    expect(await storedText(page)).not.toMatch(/\b(11\.11|1111|6789|pm-checking)\b/);

    // The other tab has seen another bill than there is by now.
    await button(other, 'Pay $11.11').click();
    await expect(other.getByRole('heading', { name: 'Your bill has changed' })).toBeFocused();
    await expectAccessible(other);

    await page.reload();
    await page.route('**/payments', dropAnswer, { times: 1 });
    await button(page, 'Finish payment').click();
    await expect(page.getByText('We still can’t tell.')).toBeVisible();
    await button(page, 'Finish payment').click();
    await expect(card(page, 'Your bill').getByText(/Confirmation number P-\d{7}/)).toBeVisible();
    await expect(button(page, /^Cancel payment of \$11\.11/)).toHaveCount(1);

    // At the same moment.
    await button(page, 'Done').click();
    await button(other, 'Review again').click();
    await other.getByLabel('Amount', { exact: true }).fill('22.22');
    await button(other, 'Review payment').click();
    await review(page, '22.22');
    await Promise.all([button(page, 'Pay $22.22').click(), button(other, 'Pay $22.22').click()]);
    for (const tab of [page, other]) {
      await expect(
        tab.getByRole('heading', { name: /^(We got your payment|Your bill has changed)$/ }),
      ).toBeVisible();
    }
    await page.reload();
    await expect(button(page, /^Cancel payment of \$22\.22/)).toHaveCount(1);
    await expect(button(page, /^Cancel payment of \$11\.11/)).toHaveCount(1);
    await expect(card(page, 'Your bill')).toContainText('$379.52');
    expect(errors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  });

  once('of a bill that changed while it was reviewed is reviewed again', async ({ page }) => {
    await signInToDashboard(page, 'dev');
    await page.goto('/medical/payment-center');
    await button(page, 'Pay bill').click();
    await button(page, 'Review payment').click();
    await page.route('**/billing', async (route) => {
      const answer = await route.fetch();
      const body: unknown = await answer.json();
      const amount = { amount: 50_000, currency: 'USD' };
      const changed = { balance: amount, amountDue: amount, revision: 'r-later' };
      await route.fulfill({ json: Object.assign({}, body, changed) });
    });
    await button(page, 'Pay $412.85').click();
    await expect(page.getByText('$500.00 is due now.')).toBeVisible();
    await page.unroute('**/billing');
    await expect(button(page, 'Review again')).toBeVisible();
  });
});

test('adds a payment method on the vendor’s page, and ignores a forged return', async ({
  page,
  baseURL,
}) => {
  await openPayments(page, 'ruth');
  await expect(card(page, 'Your bill')).toContainText('your Medicare Advantage plan');
  const methods = card(page, 'Payment methods');
  const add = button(page, 'Add payment method');
  await add.click();
  expect(new URL(page.url()).origin).not.toBe(baseURL);
  // Cancel on the vendor's page with Back, and with the vendor's link.
  await page.goBack();
  await add.click();
  await page.getByRole('link', { name: /^Cancel and return/ }).click();
  await expect(methods).toContainText('No payment method was added.');
  await add.click();
  await page.getByLabel('Account number').fill('000123454321');
  await page.getByLabel('Routing number').fill('123456789');
  await button(page, 'Save account').click();
  const wayBack = await page.getByRole('link', { name: /^Return/ }).getAttribute('href');
  await page.getByRole('link', { name: /^Return/ }).click();
  await expect(page.locator(':focus')).toContainText('Checking ending in 4321 was added.');
  await expect(page).toHaveURL('/medical/payment-center');
  await expectWell(page);
  for (const secret of ['000123454321', 'tok_', '4321']) {
    expect(await storedText(page)).not.toContain(secret);
  }
  // The same response once more, and an unrequested one.
  for (const again of [wayBack ?? '', '/medical/payment-center?state=x&token=tok_1']) {
    await page.goto(again);
    await expect(methods).toContainText('We can’t use that link.');
    await expect(page).toHaveURL('/medical/payment-center');
  }
  await button(page, /^Remove: Checking ending in 4321/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove payment method' }).click();
  await expect(page.locator(':focus')).toContainText('Checking ending in 4321 was removed.');
});

test('opens autopay and filters the history by keyboard alone, and prints all payments', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPayments(page, 'maria', /Medical/);
  await tabTo(page, /^Turn off autopay$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Turn off autopay?' })).toBeFocused();
  await expectWell(page);
  await tabTo(page, /^Keep autopay on$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Change method$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Change your autopay method' })).toBeFocused();
  await expectWell(page);
  await tabTo(page, /^Cancel$/);
  await page.keyboard.press('Enter');

  const history = card(page, 'Payments and statements');
  await history.getByLabel('Status').focus();
  await page.keyboard.type('Ret');
  await expect(page).toHaveURL(/status=returned/);
  await expect(history).toContainText('Showing 1 of 1 payment or statement');
  await expect(history).toContainText('Returned payment fee: $25.00');
  const saved = page.waitForEvent('download');
  await button(page, /^Download CSV: /).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  await button(page, 'Clear filters').press('Enter');
  await expect(history).toContainText(/Showing 1–10 of \d+ payments and statements/);

  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  const [, total = ''] = /Showing 1–10 of (\d+)/.exec(await history.innerText()) ?? [];
  for (const text of [
    'Amount due',
    `${total} payments and statements`,
    'A1042887701',
    'Returned',
  ]) {
    expect(paper).toContain(text);
  }
  for (const control of ['Pay bill', 'Add payment method', 'Turn off autopay']) {
    expect(paper).not.toContain(control);
  }
});

test('opens a receipt and a statement as PDFs', inWholeBrowser, async ({ page }) => {
  await openPayments(page, 'maria', /Medical/);
  for (const name of [/^Receipt \(PDF\): P-/, /^\w{3} \d{4} statement \(PDF\)$/]) {
    const opening = page.waitForEvent('popup');
    await button(page, name).first().click();
    const popup = await opening;
    await expect.poll(() => popup.url()).toMatch(/^blob:/);
    await popup.close();
  }
});

test('removes a token from the address before the portal’s code loads', async ({ page }) => {
  await page.route(/assets\/portal-[^/]*\.js$/, () => {
    // Still on its way.
  });
  await page.goto('/medical/payment-center?token=tok_canary', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/medical/payment-center');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
