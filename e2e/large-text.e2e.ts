import type { Page } from '@playwright/test';
import { memberScreens, publicPages } from './support/screens.ts';
import { animationsEnded, expect, openDashboard, test } from './support/test.ts';

/** Text twice as large on a phone (WCAG 1.4.4 and 1.4.10): nothing is cut off, scrolls sideways or breaks apart. */

test.use({ viewport: { width: 390, height: 844 } });

test('with text of 200 % the public pages lose nothing', async ({ page }) => {
  for (const address of publicPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlargeText(page);
    expect.soft(await lostText(page), address).toEqual([]);
  }
});

test('with text of 200 % the screens of a member lose nothing', async ({ page }) => {
  test.slow();
  await openDashboard(page, 'maria', /Medical/);
  for (const address of memberScreens) {
    // Not every loading part says so; by then each has its response.
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await enlargeText(page);
    expect.soft(await lostText(page), address).toEqual([]);
  }
});

test('lost text is found', async ({ page }) => {
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (const [text, style] of [
      ['Crammed', 'width: 1ch'],
      ['Clipped text', 'width: 8ch; white-space: nowrap; overflow: hidden'],
      ['Overlapping text', 'width: 8ch; white-space: nowrap'],
      ['Wide', 'width: 200vw'],
    ] as const) {
      const added = document.createElement('p');
      added.textContent = text;
      added.style.cssText = style;
      document.body.append(added);
    }
  });
  const found = (await lostText(page)).join();
  expect(found).toContain('"Crammed" on 7 lines');
  expect(found).toMatch(/cut off: P {2}"Clipped text"/);
  expect(found).toMatch(/cut off: P {2}"Overlapping text"/);
  expect(found).toMatch(/scrolls sideways: P {2}"Wide"/);
});

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await animationsEnded(page);
}

/** Each text that scrolls sideways, is cut off, or is broken inside a word that fits a line. */
function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const all = [...document.body.querySelectorAll('*')];
    const nameOf = (one: Element) =>
      `${one.tagName} ${one.className} "${one.textContent.trim().slice(0, 60)}"`;
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const wide = all
      .filter(() => root.scrollWidth > root.clientWidth)
      .filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1)
      .map((one) => `scrolls sideways: ${nameOf(one)}`)
      .slice(0, 8);

    const cutOff = all
      .filter((one) => {
        const { display, overflowX, overflowY } = getComputedStyle(one);
        // One that is a pixel wide is for screen readers, one without height is closed.
        if (display === 'inline' || one.clientWidth <= 1 || one.clientHeight <= 1) return false;
        const hasText = [...one.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        return (
          // Text that is wider than its own box lies over its neighbor where it is not clipped.
          ((clips(overflowX) || hasText) && one.scrollWidth > one.clientWidth + 1) ||
          (clips(overflowY) && one.scrollHeight > one.clientHeight + 1)
        );
      })
      .filter((one) => one.textContent.trim() !== '' && isSeen(one))
      .map((one) => `cut off: ${nameOf(one)}`);

    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      if (parent === null || !isSeen(parent)) continue;
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[^\s\-–/]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        // Longer ones, such as an address of mail, may need a second line, but never one for each letter.
        if (lines > 1 && (word.length <= 12 || word.length / lines < 4)) {
          broken.push(`"${word}" on ${lines} lines: ${nameOf(parent)}`);
        }
      }
    }
    return [...wide, ...cutOff, ...broken];
  });
}
