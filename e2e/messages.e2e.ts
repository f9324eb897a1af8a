import type { Page } from '@playwright/test';
import { hostileMarkup } from '#tests/support/hostile-markup.ts';
import { tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import {
  chooseDemoMember,
  choosePlan,
  expect,
  expectAccessibleAtWidths,
  inWholeBrowser,
  openDashboard,
  openScreen,
  test,
} from './support/test.ts';

test.use({ expectedErrors: ['Failed to load resource'] });

const base = '**/message-center/*/messages';
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/message/"]') });
const done = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('status').first();

async function openMessages(page: Page, member: 'dev' | 'maria' | 'ruth' = 'maria') {
  await openScreen(page, member, '/messages', /Medical|Member ID/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(rows(page)).not.toHaveCount(0);
}

/** One message in the place of the insurer's own. */
const answerWith = (page: Page, body: string) =>
  page.route('**/messages/msg-1', (route) =>
    route.fulfill({
      json: { messageId: 'msg-1', subject: 'A message', status: 'read', body, attachments: [] },
    }),
  );

test('shows the list in the first screenful, with an accessible selection', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMessages(page);
  await expect(rows(page).first()).toBeInViewport();
  const all = page.getByLabel('Select all on this page');
  await expect(all).toBeHidden();
  await expect(rows(page).first().getByRole('checkbox')).toBeHidden();
  await page.getByRole('button', { name: 'Select messages' }).click();
  await all.check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await expectAccessibleAtWidths(page);
});

test('archives, undoes and deletes by mouse, and updates the other tab', async ({
  page,
  context,
}) => {
  await openMessages(page, 'dev');
  const total = Number(/of (\d+)/.exec(await page.getByText(/^Showing/).innerText())?.[1]);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    // With this tab's session storage: the browser copies it.
    page.evaluate(() => void window.open('/messages')),
  ]);
  await expect(other.getByText(`of ${total} messages`)).toBeVisible();
  await page.bringToFront();
  const subjects = await rows(page).getByRole('link').allInnerTexts();
  await page
    .getByLabel(`Select ${subjects[1] ?? ''}`)
    .first()
    .check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(done(page)).toContainText('1 message archived.');
  await expect(done(page)).toBeFocused();
  await expect(page.getByText(`of ${total - 1} messages`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`of ${total} messages`)).toBeVisible();

  await page
    .getByLabel(`Select ${subjects[1] ?? ''}`)
    .first()
    .check();
  const deleting = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`of ${total - 1} messages`)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect((await deleting).status()).toBe(204);
  await expect(other.getByText(`of ${total - 1} messages`)).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByText(`of ${total - 1} messages`)).toBeVisible();
});

test('changes the page, opens a message and returns to its row by keyboard alone', async ({
  page,
}) => {
  await openMessages(page);
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/messages/2');
  await expect(page.getByText('Showing 11–20')).toBeFocused();
  await tabTo(page, /^Select (?!all)/);
  await page.keyboard.press('Tab');
  const subject = await page.locator(':focus').innerText();
  const address = (await page.locator(':focus').getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject.replace(/^\w+: /, ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^(Reply|Contact us about this message)$/);
  await page.goBack();
  await expect(page).toHaveURL('/messages/2');
  await expect(page.locator(`a[href="${address}"]`)).toBeFocused();
  await expect(page).toHaveTitle('Messages | Member Portal');
});

test('opens a linked message after sign-in', async ({ page }) => {
  await page.goto('/message/msg-A1042887703-0001');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('deepLinkMessage'))).toBe(
    'msg-A1042887703-0001',
  );
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await chooseDemoMember(page, 'maria');
  await choosePlan(page, /Medical/);
  await expect(page).toHaveURL('/message/msg-A1042887703-0001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We processed a claim for you');
  await expect(page.getByText('Mateo · ')).toBeVisible();
});

test('prints a message with its text and facts, without buttons', async ({ page }) => {
  await openScreen(page, 'maria', '/message/msg-A1042887701-0002', /Medical/);
  await expect(page.getByText('It is not a bill.')).toBeVisible();
  const sheets = await printed(page);
  const paper = sheets.join(' ').replaceAll(/\s+/g, ' ');
  for (const text of [
    'Explanation of benefits: Riverside Hospital',
    'Maria · ',
    'It is not a bill.',
  ]) {
    expect(paper).toContain(text);
  }
  for (const control of ['Archive', 'Contact us', 'All messages']) {
    expect(paper).not.toContain(control);
  }
  expect(sheets).toHaveLength(1);
});

test('opens an attachment as a document', inWholeBrowser, async ({ page }) => {
  await openScreen(page, 'maria', '/message/msg-A1042887701-0004', /Medical/);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open “Authorization letter” (PDF)' }).click(),
  ]);
  await expect.poll(() => popup.url()).toMatch(/^blob:/);
});

test('shows more than 300 hostile texts in one message, and one of 200 kB, without harm', async ({
  page,
  expectedErrors,
}) => {
  // Parsed nodes are in no page yet, and the policy of the page still applies to them.
  expectedErrors.push('violates the following Content Security Policy directive');
  await openDashboard(page, 'maria', /Medical/);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await answerWith(page, hostileMarkup.map((html) => `<div>${html}</div>`).join(''));
  await page.goto('/message/msg-1');
  const text = page.getByRole('region', { name: 'Message', exact: true });
  await expect(text.locator('div').first()).toBeAttached();
  const left = await text.evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((descendant) =>
      descendant.getAttributeNames().map((name) => `${descendant.localName}[${name}]`),
    ),
  );
  const allowed = /^(a\[(href|class|target|rel)\]|(p|div|span)\[class\])$/;
  expect([...new Set(left)].filter((pair) => !allowed.test(pair))).toEqual([]);
  expect(alerts).toEqual([]);

  await page.unroute('**/messages/msg-1');
  await answerWith(page, `${'<p>A <b>long</b> text.</p>'.repeat(8_000)}<p>The end.</p>`);
  await page.reload();
  await expect(text).toContainText('The end.');
  await page.getByRole('button', { name: 'Mark as unread' }).click();
});

test('S23: keeps the list and a message usable after answers of 50 MB', async ({ page }) => {
  test.slow();
  // One mailbox alone is one such answer.
  await openDashboard(page, 'sam');
  const summary = {
    messageId: 'msg-1',
    subject: 'A long one',
    category: 'Claims',
    sentAt: '2026-11-20T15:00:00Z',
    status: 'read',
    hasAttachments: false,
  };
  await page.route('**/messages?*', (route) =>
    route.fulfill({
      json: { items: [summary], page: 1, pageSize: 100, total: 1, odd: 'x'.repeat(50e6) },
    }),
  );
  await answerWith(page, `<p>${'word '.repeat(10e6)}</p>`);
  await page.goto('/messages');
  await page.getByRole('link', { name: 'A long one' }).first().click();
  // Such an answer takes the test's own way into the browser some seconds.
  await expect(page.getByText('This text is too long to show here.')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await page.getByRole('link', { name: 'All messages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
});

test('shows the code when the mailbox fails, and loads it on Retry', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.route(`${base}?*`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/messages');
  await expect(page.getByText('Error code: BP-NFA-0231')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).not.toHaveCount(0);
});
