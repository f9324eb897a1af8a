import type { Page } from '@playwright/test';
import { memberScreens, publicPages } from './support/screens.ts';
import { expect, openDashboard, test } from './support/test.ts';

/** Wraps every text node in elements, as page translators do, including text that appears later. */
function translate(): void {
  const skipped = 'font, script, style, textarea, option, svg';
  const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(text);
    if (root instanceof Text) found.push(root);
    for (const text of found) {
      const isSkipped = text.parentElement?.closest(skipped) !== null;
      if (isSkipped || text.textContent?.trim() === '') continue;
      const [outer, inner] = [createFont(), createFont()];
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrap);
  }).observe(document, { childList: true, subtree: true });
}

/** Buttons and links that leave the screen or open the browser's own windows. */
const avoided =
  /sign out|print|download|save|delete|send|submit|pay|copy|camera|photo|file|wallet/i;

/** Presses the buttons of a screen, each once; React throws where it does not find its text. */
async function pressButtons(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const buttons = page.locator('main button:visible');
  const pressed = new Set<string>();
  for (let index = 0; index < (await buttons.count()) && pressed.size < 12; index += 1) {
    const button = buttons.nth(index);
    const name = (await button.textContent({ timeout: 1_000 }).catch(() => null)) ?? '';
    if (pressed.has(name) || avoided.test(name)) continue;
    pressed.add(name);
    await button.click({ timeout: 1_000 }).catch(() => {}); // Covered, or gone by now.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== pathname) await page.goBack();
  }
}

const lost = (page: Page) => page.getByText('This part isn’t available right now');

for (const address of memberScreens) {
  test(`a translator leaves ${address} working`, async ({ page }) => {
    await page.addInitScript(translate);
    await openDashboard(page, 'maria', /Medical/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await pressButtons(page);
    await expect(lost(page)).toHaveCount(0);
  });
}

test('a translator leaves the pages without sign-in working', async ({ page }) => {
  await page.addInitScript(translate);
  for (const address of publicPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await pressButtons(page);
  }
});

test('a translator leaves another family member’s spending and past prescriptions', async ({
  page,
}) => {
  await page.addInitScript(translate);
  await openDashboard(page, 'maria', /Medical/);
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
  await page.goto('/medical/pharmacy');
  await page.getByRole('button', { name: /^Past prescriptions/ }).click();
  await expect(lost(page)).toHaveCount(0);
});
