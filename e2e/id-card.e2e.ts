import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { factsOf, openHealthLink } from '#tests/support/open-health-link.ts';
import { pagesOfPdf, printed } from './support/pdf.ts';
import { expect, expectAccessible, openDashboard, test } from './support/test.ts';

async function openCard(page: Page): Promise<void> {
  await openDashboard(page, 'maria', /Medical/);
  await page.goto('/medical/id-card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ID Card');
  await expect(front(page).getByText('A1042887701')).toBeVisible();
  // The phone numbers on the hidden side load with a call of their own.
  await expect(page.locator('a[href="tel:+18005550117"]').first()).toBeAttached();
}

const front = (page: Page) => page.getByRole('region', { name: 'Front of the ID card of Maria' });
const back = (page: Page) => page.getByRole('region', { name: 'Back of the ID card of Maria' });
const millimeter = 96 / 25.4;

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the whole front is in the first screenful, and the card is turned by the keyboard', async ({
      page,
    }) => {
      await openCard(page);
      await expect(front(page).getByText('A1042887701')).toBeInViewport({ ratio: 1 });
      await expect(front(page).getByText('RxBIN')).toBeVisible();
      await expect(back(page)).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show the back' }).press('Enter');
      await expect(back(page).getByRole('link', { name: '(800) 555-0117' })).toBeVisible();
      await expect(front(page)).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show the front' }).press('Space');
      await expect(front(page)).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}

test('everybody on the plan has a card', async ({ page }) => {
  await openCard(page);
  await page.getByLabel('Whose card').selectOption('Sofia');
  await expect(page.getByRole('region', { name: 'Front of the ID card of Sofia' })).toContainText(
    'Policyholder',
  );
});

test('on paper both sides are as large as an ID card', async ({ page }) => {
  await openCard(page);
  const sheets = await printed(page);
  expect(sheets).toHaveLength(1);
  const paper = sheets.join(' ').replaceAll(/\s+/g, ' ');
  for (const text of ['A1042887701', 'RxBIN', '(800) 555-0117', 'Send claims to']) {
    expect(paper).toContain(text);
  }
  for (const control of ['Print card', 'Whose card', 'Send my card', 'Sign Out']) {
    expect(paper).not.toContain(control);
  }
  await page.emulateMedia({ media: 'print' });
  for (const side of [front(page), back(page)]) {
    const box = await side.boundingBox();
    expect((box?.width ?? 0) / millimeter).toBeCloseTo(85.6, 0);
    expect((box?.height ?? 0) / millimeter).toBeCloseTo(54, 0);
    // Nothing of it is cut off.
    expect(await side.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('in wallet size each side is a page of its own', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openCard(page);
  await page.getByRole('button', { name: 'Save in wallet size (PDF)' }).click();
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const pages = await pagesOfPdf(bytes);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('A1042887701');
  expect(pages[1]).toContain('(800) 555-0117');
  expect(pages.join(' ')).not.toContain('Printed');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  for (const number of [1, 2]) {
    const [, , width = 0, height = 0] = (await document.getPage(number)).view;
    expect((width / 72) * 25.4).toBeCloseTo(85.6, 0);
    expect((height / 72) * 25.4).toBeCloseTo(54, 0);
  }
});

test('a card is sent for by keyboard alone: what is missing is said, then that it is on its way', async ({
  page,
}) => {
  await openCard(page);
  await page.getByRole('radio', { name: 'Email' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Fax' })).toBeChecked();
  await page.getByLabel('Fax number').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Enter a fax number.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Fax number').fill('5015550161');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toContainText(
    /confirmation number is ID-\d{8}-\d{4}/,
  );
});

test('a link is made by keyboard, opened by somebody else, and taken back; nothing of it stays', async ({
  page,
}) => {
  await openCard(page);
  const isAccessible = async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  };
  const share = page.getByRole('region', { name: 'Share your card with a link' });
  await share.getByRole('button', { name: 'Share my card' }).press('Enter');
  await share.getByLabel('Passcode (optional)').focus();
  await page.keyboard.type('four-2-nine');
  await isAccessible();
  await page.keyboard.press('Enter');
  await expect(share.getByRole('heading', { name: 'Your link is ready' })).toBeFocused();
  await expect(share.getByText(/^Anyone who has this link and the passcode/)).toBeVisible();
  await expect(share.getByRole('img', { name: 'QR code' })).toBeVisible();
  await isAccessible();
  const link = await share.getByLabel('Link', { exact: true }).inputValue();
  const opened = await openHealthLink(link, { passcode: 'four-2-nine' });
  expect(JSON.stringify(opened)).toContain('A1042887701');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const canary of [link, factsOf(link).key, 'four-2-nine']) {
    expect(kept).not.toContain(canary);
  }
  await share.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(share.getByRole('button', { name: 'Share my card' })).toBeFocused();
  await share.getByRole('button', { name: 'Stop sharing' }).first().press('Enter');
  await expect(share.getByText('This link doesn’t work anymore.')).toBeFocused();
  expect(await openHealthLink(link, { passcode: 'four-2-nine' })).toMatchObject({
    kind: 'refused',
    status: 404,
  });
});
