import { expect, type Page } from '@playwright/test';

/** Runs in the page: wraps every text node in elements, as page translators do, including text that appears later. */
export function translate(): void {
  const skipped = 'font, script, style, textarea, option, svg';
  const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const textNodes: Node[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) textNodes.push(text);
    if (root instanceof Text) textNodes.push(root);
    for (const text of textNodes) {
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

/** Buttons that leave the screen, send something or open the browser's own windows. */
const avoided =
  /^ask |sign out|print|download|save|delete|send|submit|pay|copy|camera|photo|file|wallet/i;

/**
 * Presses the buttons of a screen, each once: React throws where it does not find its text, and a dialog that is closed
 * gives the focus back.
 */
export async function pressButtons(page: Page, where: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const buttons = page.locator('main button:visible');
  const pressed = new Set<string>();
  for (let index = 0; index < (await buttons.count()) && pressed.size < 12; index += 1) {
    const button = buttons.nth(index);
    const name = (await button.textContent({ timeout: 1_000 }).catch(() => null)) ?? '';
    if (pressed.has(name) || avoided.test(name)) continue;
    pressed.add(name);
    await button.click({ timeout: 1_000 }).catch(() => {}); // Covered, or gone by now.
    const dialogs = page.getByRole('dialog');
    if ((await dialogs.count()) > 0) {
      await page.keyboard.press('Escape');
      await expect.soft(dialogs, `${where}, the dialog of “${name}”`).toHaveCount(0);
      await expect
        .soft(page.locator(':focus'), `${where}, focus after the dialog of “${name}”`)
        .toHaveCount(1);
    }
    if (new URL(page.url()).pathname !== pathname) await page.goBack();
  }
}
