import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleAtWidths, test } from './support/test.ts';

/* The contact form of a visitor who is not signed in; the signed-in one is in drafts.e2e.ts. */

const text = 'I cannot find my member ID. Where is it on the card?';
const fields = {
  company: { label: 'Company', problem: 'Choose the company your plan is with.' },
  type: { label: 'Type of plan', problem: 'Choose medical, dental or vision.' },
  phone: {
    label: 'Phone number',
    problem: 'Enter your phone number in full, with the area code.',
  },
  topic: { label: 'What is it about?', problem: 'Choose what your message is about.' },
  comments: { label: 'How can we help?', problem: 'Tell us how we can help.' },
};

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Company').selectOption('BridgeWell');
  await page.getByLabel('Type of plan').selectOption('Dental');
  await page.getByLabel('Phone number').fill('(501) 555-0142');
  await page.getByLabel('What is it about?').selectOption('Signing in or registering');
  await page.getByLabel('How can we help?').fill(text);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const summary = (page: Page) => page.getByRole('group', { name: 'There’s a problem' });
const confirmation = (page: Page) => page.getByText(/CR-\d{8}-\d{4}/);

test('leads from the sign-in page to a confirmation number, and on to another question', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  // The numbers can be called with a tap.
  const call = page.getByRole('region', { name: 'Call us' });
  await expect(call.getByRole('link', { name: '(800) 555-0136' })).toHaveAttribute(
    'href',
    'tel:+18005550136',
  );
  await expect(call).toContainText('Monday to Friday, 7 a.m. to 8 p.m. Central');
  await fill(page);
  await expect(page.getByText(`${450 - text.length} characters left`)).toBeVisible();
  const sent = page.waitForRequest(/public\/contact-requests$/);
  await send(page).click();
  expect((await sent).postDataJSON()).toEqual({
    companyId: '030',
    contractType: 'Dental',
    phone: '5015550142',
    topic: 'account',
    comments: text,
  });
  expect((await sent).headers()['authorization']).toBeUndefined();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Thank you. We received your message');
  await expectAccessible(page);

  // The person it is about stays, the subject does not.
  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(page.getByLabel('What is it about?')).toBeFocused();
  await expect(page.getByLabel('Company')).toHaveValue('030');
  await expect(page.getByLabel('How can we help?')).toHaveValue('');
  // The text is not stored.
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test('lists every missing field of an empty form in one place, with links', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto('/contact');
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(
    Object.values(fields).map(({ problem }) => problem),
  );
  for (const { label, problem } of Object.values(fields)) {
    await summary(page).getByRole('link', { name: problem }).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(problem));
  }
  await expectAccessibleAtWidths(page);
  expect(calls).toEqual([]);
});

const wrong: [
  name: string,
  label: string,
  change: (page: Page) => Promise<unknown>,
  says: string,
][] = [
  [
    'an incomplete phone number',
    'Phone number',
    (page) => page.getByLabel('Phone number').fill('555-0142'),
    fields.phone.problem,
  ],
  [
    'a text that is too long',
    'How can we help?',
    (page) => page.getByLabel('How can we help?').fill('x'.repeat(451)),
    'Please keep your comments to 450 characters or fewer.',
  ],
  [
    'no company',
    'Company',
    (page) => page.getByLabel('Company').selectOption(''),
    fields.company.problem,
  ],
  [
    'no type of plan',
    'Type of plan',
    (page) => page.getByLabel('Type of plan').selectOption(''),
    fields.type.problem,
  ],
  [
    'no topic',
    'What is it about?',
    (page) => page.getByLabel('What is it about?').selectOption(''),
    fields.topic.problem,
  ],
];

test('shows only the fields that are wrong, and sends the form once they are fixed', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const [name, label, change, says] of wrong) {
    await test.step(name, async () => {
      await fill(page);
      await change(page);
      await send(page).click();
      await expect(summary(page).getByRole('link')).toHaveText([says]);
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    });
  }
  await fill(page);
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('keeps the text, and sends it on the next try', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    const dialog = page.getByRole('dialog', { name: 'Error' });
    for (const [name, status] of [
      ['no connection', null],
      ['an error', 500],
      ['an answer for signed-in members', 401],
    ] as const) {
      await test.step(name, async () => {
        await page.route(/public\/contact-requests$/, (route) =>
          status === null ? route.abort() : route.fulfill({ status, body: '' }),
        );
        await send(page).click();
        await expect(dialog).toContainText('BP-NFA-100');
        if (status === null) await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Close' }).last().click();
        await expect(page.getByLabel('Company')).toHaveValue('030');
        await expect(page.getByLabel('How can we help?')).toHaveValue(text);
        await page.unrouteAll();
      });
    }
    await send(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  test('shows the insurer’s validation errors at their fields', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await page.route(/public\/contact-requests$/, (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Unprocessable Content',
          status: 422,
          validationErrors: [
            { field: 'phone', code: 'unknown', message: 'This number does not exist.' },
            { field: 'companyId', code: 'unknown', message: 'This company has no dental plans.' },
            { field: 'channel', code: 'closed', message: 'Questions are not taken today.' },
          ],
        }),
      }),
    );
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    // From top to bottom, regardless of the order in which they came.
    await expect(summary(page).getByRole('link')).toHaveText([
      'This company has no dental plans.',
      'This number does not exist.',
    ]);
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription(/has no dental plans/);
    // The form has no such field.
    await expect(summary(page)).toContainText('Questions are not taken today.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unrouteAll();
    await send(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  test('keeps the text when a linked page fails to load', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\//, (route) => route.abort());
    await page.getByRole('link', { name: 'Get help with your account' }).click();
    // The member stays where the text is, and may reload (docs/decisions/010).
    await expect(page.getByRole('button', { name: /reload/i })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(page.getByLabel('Company')).toHaveValue('030');
    await expect(page.getByLabel('How can we help?')).toHaveValue(text);
  });
});

test('clears the form when the member leaves it', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await page.getByRole('main').getByRole('link', { name: 'sign in' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByLabel('Company')).toHaveValue('');
  await expect(page.getByLabel('How can we help?')).toHaveValue('');
});

test('sends once when pressed twice', async ({ page }) => {
  let calls = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/public\/contact-requests$/, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page);
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await page.getByLabel('Phone number').press('Enter');
  answer();
  await expect(confirmation(page)).toBeVisible();
  expect(calls).toBe(1);
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Company').focus();
  await page.keyboard.type('Harbor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Vis');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5015550142');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A claim');
  await page.keyboard.press('Tab');
  await page.keyboard.type('CLM-77');
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest(/public\/contact-requests$/);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    companyId: '010',
    contractType: 'Vision',
    topic: 'claims',
    claimNumber: 'CLM-77',
  });
  await expect(confirmation(page)).toBeVisible();
});
