import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { factsOf, openHealthLink } from '#tests/support/open-health-link.ts';
import {
  faultsOfPass,
  fieldsOfPass,
  filesOfPass,
  googleObjectOf,
  walletTrustOf,
} from '#tests/support/wallet-passes.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { pagesOfPdf, printed } from './support/pdf.ts';
import { readQrCode } from './support/qr-code.ts';
import { control } from './support/sandbox.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openScreen,
  test,
} from './support/test.ts';

async function openCard(page: Page): Promise<void> {
  await openScreen(page, 'maria', '/medical/id-card', /Medical/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ID Card');
  await expect(front(page).getByText('A1042887701')).toBeVisible();
  // The phone numbers on the back load with a separate call.
  await expect(page.locator('a[href="tel:+18005550117"]').first()).toBeAttached();
}

const front = (page: Page) => page.getByRole('region', { name: /^Front of Maria .*’s ID card$/ });
const back = (page: Page) => page.getByRole('region', { name: /^Back of Maria .*’s ID card$/ });
const millimeter = 96 / 25.4;

/** The facts that the law requires on every card: limits in and out of network, and a web address. */
const byLaw = [
  'You $1,500',
  'Family $3,000',
  'You $3,000',
  'Family $6,000',
  '$5,000',
  '$10,000',
  'Help online',
];

test('shows the card in the first screenful, turns it by keyboard, and shows all required facts full screen', async ({
  page,
}) => {
  await openCard(page);
  const isWhole = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  };
  const fullScreen = page.getByRole('button', { name: 'Show full screen' });
  for (const width of [390, 960]) {
    await resize(width);
    await isWhole(front(page).getByText('A1042887701'));
    await isWhole(fullScreen);
    await expect(front(page).getByText('RxBIN')).toBeVisible();
    await expect(back(page)).toBeHidden();
    await page.getByRole('button', { name: 'Show the back' }).press('Enter');
    await expect(back(page).getByRole('link', { name: '(800) 555-0117' })).toBeVisible();
    await expect(front(page)).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show the front' }).press('Space');
    await expect(front(page)).toBeVisible();
  }
  // Both sides are beside each other, and there is nothing to turn.
  await resize(1280);
  await isWhole(front(page).getByText('A1042887701'));
  await isWhole(back(page).getByRole('link', { name: '(800) 555-0117' }));
  await expect(page.getByRole('button', { name: 'Show the back' })).toBeHidden();

  await fullScreen.click();
  for (const text of [...byLaw, '(800) 555-0117'])
    await expect(page.getByRole('dialog').getByText(text).first()).toBeVisible();
});

test('prints both sides in the size of an ID card', async ({ page }) => {
  await openCard(page);
  const sheets = await printed(page);
  expect(sheets).toHaveLength(1);
  const paper = sheets.join(' ').replaceAll(/\s+/g, ' ');
  for (const text of ['A1042887701', 'RxBIN', '(800) 555-0117', 'Send claims to', ...byLaw]) {
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
    // The card is not cut off.
    expect(
      await side.evaluate((element) => element.scrollHeight - element.clientHeight),
    ).toBeLessThanOrEqual(0);
  }
});

test('prints both sides in wallet size on one sheet, to be cut out and folded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openCard(page);
  await page.getByRole('button', { name: 'More ways to carry it' }).click();
  const press = () => page.getByRole('button', { name: 'Print wallet-size card' }).click();
  for (const format of ['Letter', 'A4']) {
    await press();
    const pages = await pagesOfPdf(await page.pdf({ format, printBackground: false }));
    expect(pages).toHaveLength(1);
    for (const text of [
      ...['A1042887701', 'RxBIN', '(800) 555-0117', 'Cut along the marks'],
      ...byLaw,
    ]) {
      expect(pages[0]?.replaceAll(/\s+/g, ' ')).toContain(text);
    }
    for (const text of ['ID Card', 'Print card', '1 / 1']) expect(pages[0]).not.toContain(text);
  }
  // The printed card disappears with the print dialog.
  await expect(page.locator('[data-alone-on-paper]')).toHaveCount(0);
  await press();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-alone-on-paper]');
  const [left, right] = await Promise.all(
    [0, 1].map((at) => sheet.getByRole('region').nth(at).boundingBox()),
  );
  if (!left || !right) throw new Error('no two sides');
  for (const { width, height } of [left, right]) {
    expect(width / millimeter).toBeCloseTo(85.6, 1);
    expect(height / millimeter).toBeCloseTo(54, 1);
  }
  // Folded between them, one lies on the other.
  expect(right.x).toBeCloseTo(left.x + left.width, 1);
  expect(right.y).toBeCloseTo(left.y, 1);
  // The marks are around the unfolded card, and the line to fold at between its sides.
  const marks = await sheet.locator('svg[class*=marks]').boundingBox();
  expect((marks?.width ?? 0) / millimeter).toBeCloseTo(2 * 85.6 + 12, 1);
  expect((marks?.x ?? 0) + 6 * millimeter).toBeCloseTo(left.x, 1);
  expect((marks?.y ?? 0) + 6 * millimeter).toBeCloseTo(left.y, 1);
});

const carried = (page: Page) => page.getByRole('region', { name: /^Carry/ });

async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    carried(page).getByRole('button', { name: button }).press('Enter'),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('adds a child’s card to Apple Wallet', async ({ page }) => {
  await openCard(page);
  await page.getByLabel('Whose card').selectOption('Sofia');
  await expect(page.getByRole('region', { name: /^Front of Sofia .*’s ID card$/ })).toContainText(
    'Policyholder',
  );
  await expect(page.getByRole('heading', { name: 'Carry Sofia’s card' })).toBeVisible();
  const answering = page.waitForResponse(/passes\/apple$/);
  const { name, bytes } = await downloaded(page, 'Add to Apple Wallet');
  expect(name).toBe('id-card.pkpass');
  expect((await answering).headers()['content-type']).toBe('application/vnd.apple.pkpass');
  const files = filesOfPass(bytes);
  const { origin } = new URL(page.url());
  expect(await faultsOfPass(files, await walletTrustOf(origin))).toEqual([]);
  expect(fieldsOfPass(files)).toMatchObject({ Member: 'Sofia Delgado', RxBIN: '610999' });
  await expect(carried(page).getByRole('status')).toContainText('Your pass is ready.');
  await expectAccessibleAtWidths(page);
});

test('adds a card to Google Wallet on Google’s page', async ({ page }) => {
  // No test reaches the network: the page is played here.
  await page.route('https://pay.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Google Wallet</title>' }),
  );
  await openCard(page);
  const { origin } = new URL(page.url());
  await carried(page).getByRole('button', { name: 'Add to Google Wallet' }).press('Enter');
  await expect(page).toHaveTitle('Google Wallet');
  const pass = await googleObjectOf(page.url(), await walletTrustOf(origin));
  expect(pass.header.defaultValue.value).toBe('Maria Delgado');
  await page.goBack();
  await expect(front(page).getByText('A1042887701')).toBeVisible();
});

test('saves the card as a CARIN digital insurance card, under a name without personal data', async ({
  page,
}) => {
  await openCard(page);
  await page.getByRole('button', { name: 'More ways to carry it' }).press('Enter');
  const { name, bytes } = await downloaded(page, 'Download card file');
  expect(name).toMatch(/^id-card-\d{4}-\d\d-\d\d\.json$/);
  const bundle: unknown = JSON.parse(bytes.toString());
  expect(bundle).toMatchObject({
    resourceType: 'Bundle',
    type: 'collection',
    entry: ['Coverage', 'Patient', 'Organization'].map((resourceType) => ({
      resource: {
        resourceType,
        meta: { profile: [expect.stringContaining(`insurance-card/StructureDefinition/C4DIC-`)] },
      },
    })),
  });
});

const broken = ownSandbox();
// Chromium reports the answer.
broken.use({ expectedErrors: ['503 (Service Unavailable)'] });

broken(
  'a signer that fails is said in place, with what works, until a pass is made',
  async ({ page }) => {
    await openCard(page);
    await control(page.request, { isWalletSignerUp: false });
    await carried(page).getByRole('button', { name: 'Add to Apple Wallet' }).press('Enter');
    await expect(carried(page).getByRole('alert')).toHaveText(
      'We couldn’t make a pass. You can save the card as a PDF or show it full screen.',
    );
    await control(page.request, { isWalletSignerUp: true });
    await expectAccessibleAtWidths(page);
    expect((await downloaded(page, 'Retry')).name).toBe('id-card.pkpass');
    await expect(carried(page).getByRole('status')).toBeFocused();
    await expect(carried(page).getByRole('alert')).toBeHidden();
  },
);

test('orders a card by keyboard alone, after it shows missing fields', async ({ page }) => {
  await openCard(page);
  await page.getByRole('button', { name: 'Get your card another way' }).press('Enter');
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

test('creates a link by keyboard, and revokes it after it was opened', async ({ page }) => {
  await openCard(page);
  const share = page.getByRole('region', { name: 'Share your card with a link' });
  await share.getByRole('button', { name: 'More ways to share it' }).press('Enter');
  await share.getByRole('button', { name: 'Send a link that lasts' }).press('Enter');
  await share.getByLabel('Passcode (optional)').focus();
  await page.keyboard.type('four-2-nine');
  await expectAccessibleAtWidths(page);
  await page.keyboard.press('Enter');
  await expect(share.getByRole('heading', { name: 'Your link is ready' })).toBeFocused();
  await expect(share.getByText(/^Anyone who has this link and the passcode/)).toBeVisible();
  await expect(share.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessibleAtWidths(page);
  const link = await share.getByLabel('Link', { exact: true }).inputValue();
  const opened = await openHealthLink(link, { passcode: 'four-2-nine' });
  expect(JSON.stringify(opened)).toContain('A1042887701');
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const canary of [link, factsOf(link).key, 'four-2-nine']) {
    expect(storage).not.toContain(canary);
  }
  await share.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(share.getByRole('button', { name: 'Send a link that lasts' })).toBeFocused();
  await share.getByRole('button', { name: 'Stop sharing' }).first().press('Enter');
  await expect(share.locator(':focus')).toContainText('This link doesn’t work anymore.');
  expect(await openHealthLink(link, { passcode: 'four-2-nine' })).toMatchObject({
    kind: 'refused',
    status: 404,
  });
});

test('shows a QR code that a front desk scans, names the front desk, and stops sharing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCard(page);
  const share = page.getByRole('region', { name: 'Share your card with a link' });
  await share.getByRole('button', { name: 'For check-in now' }).press('Enter');
  await expect(share.getByRole('heading', { name: 'Check in with a code' })).toBeFocused();
  const preview = share.getByRole('region', { name: 'What the front desk will see' });
  await share.getByRole('checkbox', { name: /^Allergies/ }).press('Space');
  await expect(preview).toContainText('Allergies: Lactose and Penicillin');
  await share.getByRole('checkbox', { name: 'Lactose' }).press('Space');
  await expect(preview).toContainText('Allergies: Penicillin');
  await expectAccessibleAtWidths(page);
  await share.getByRole('button', { name: 'Show code' }).press('Enter');
  const screen = page.getByRole('dialog', { name: 'Ready to scan' });
  await expect(screen.getByText('Please scan this code with your check-in reader')).toBeVisible();
  await expect(screen.getByRole('timer')).toHaveText(/^Works for 1[45]:\d\d more$/);
  await expect(screen.getByText('Not opened yet').first()).toBeVisible();
  await expectAccessibleAtWidths(page);

  const code = screen.getByRole('img', { name: 'QR code for check-in' });
  // On a phone it's as wide as the window, white edge and all, with nothing over it.
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(screen.getByRole('timer')).toBeInViewport({ ratio: 1 });
  const card = await screen.boundingBox();
  const box = await code.boundingBox();
  expect((card?.width ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(4);
  const link = (await readQrCode(page)) ?? '';
  expect(factsOf(link)).toMatchObject({ flag: 'U', label: 'Check-in' });

  // The viewer is a separate web app.
  const reader = await page.context().newPage();
  const { status, type } = await reader.evaluate(
    async (url) => {
      const answer = await fetch(url);
      return { status: answer.status, type: answer.headers.get('content-type') };
    },
    `${factsOf(link).url}?recipient=Riverside%20Clinic%20front%20desk`,
  );
  expect({ status, type }).toEqual({ status: 200, type: 'application/jose' });
  await reader.close();
  await expect(
    screen.getByText(/^Opened by Riverside Clinic front desk, \d{1,2}:\d\d [ap]\.m\.$/).first(),
  ).toBeVisible();

  const opened = await openHealthLink(link, { recipient: null });
  const text = JSON.stringify(opened);
  expect(text).toContain('A1042887701');
  expect(text).toContain('Penicillin');
  expect(text).not.toContain('Lactose');
  const [, pdf = ''] = /"contentType":"application\/pdf"[^}]*"data":"([^"]+)"/.exec(text) ?? [];
  const paper = (await pagesOfPdf(Buffer.from(pdf, 'base64'))).join(' ');
  expect(paper).toContain('Check-in summary for Maria Delgado');
  expect(paper).toContain('Penicillin – Reaction: Hives');
  expect(paper).not.toContain('Lactose');
  await expect(screen.getByText(/^Opened by a reader that gave no name, /).first()).toBeVisible();

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const canary of [link, factsOf(link).key]) expect(stored).not.toContain(canary);
  await screen.getByRole('button', { name: 'Stop sharing' }).press('Enter');
  const stopped = page.getByRole('dialog', { name: 'Sharing has stopped.' });
  await expect(stopped).toBeVisible();
  expect(await openHealthLink(link)).toMatchObject({ kind: 'refused', status: 404 });
  await stopped.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(share.getByRole('button', { name: 'For check-in now' })).toBeFocused();
  await share.getByRole('button', { name: 'Show links that ended' }).press('Enter');
  const ended = share.getByRole('region', { name: 'Links that ended' });
  await expect(ended).toContainText('Opened by Riverside Clinic front desk');
  await expectAccessibleAtWidths(page);
});

test('shows the QR code dark on light also in forced colors and dark mode', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openCard(page);
  const share = page.getByRole('region', { name: 'Share your card with a link' });
  await share.getByRole('button', { name: 'For check-in now' }).click();
  await share.getByRole('button', { name: 'Show code' }).click();
  const screen = page.getByRole('dialog');
  await expect(screen.getByRole('img', { name: 'QR code for check-in' })).toBeInViewport({
    ratio: 1,
  });
  expect(factsOf((await readQrCode(page)) ?? '').flag).toBe('U');
  await screen.getByRole('button', { name: 'Stop sharing' }).click();
});
