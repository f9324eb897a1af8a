import type { Page } from '@playwright/test';
import { menuRows, pathOf } from '#src/shell/menu/menu.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { expect, openDashboard, test } from './support/test.ts';

const ofMenu = menuRows.flatMap(({ target }) =>
  target.kind === 'screen' ? [`/medical${pathOf(target.screen)}`] : [],
);
const screens = [
  ...ofMenu.filter((address) => !address.endsWith('/coverage-and-benefits')),
  `/medical/claim-details/${claimCases.partlyPaid}`,
  `/medical/claim-details/${claimCases.deniedDecided}`,
  '/medical/spending-details/family',
  '/messages',
  '/settings/profile',
  '/select-plan',
];

const widths = [390, 820, 1280];
const notice = '<p>Payments will be unavailable on Sunday. <a href="/contact">Contact us</a>.</p>';

/**
 * Returns the elements that float over the page, and the first element to read, use or fill in that each covers at any
 * scroll position.
 */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // The bar at the bottom of phones is the window's edge: the page scrolls past it (e2e/phone).
    const edge = document.querySelector('nav[aria-label="Most used"]');
    const floating = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element !== edge &&
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        isSeen(element),
    );
    const isFloating = (node: Node) => floating.some((element) => element.contains(node));
    /**
     * Returns the visible part of a box: text that an element clips, such as text for screen readers only, cannot be
     * covered.
     */
    const seenOf = (box: DOMRect, parent: Element): DOMRect => {
      if (getComputedStyle(parent).overflowX === 'visible') return box;
      const frame = parent.getBoundingClientRect();
      const left = Math.max(box.left, frame.left);
      const top = Math.max(box.top, frame.top);
      const right = Math.min(box.right, frame.right);
      const bottom = Math.min(box.bottom, frame.bottom);
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const boxesOfText: [string, DOMRect[]][] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const collect = () => {
      boxesOfText.length = 0;
      nodes.currentNode = document.body;
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const parent = node.parentElement;
        const words = node.textContent?.trim();
        if (!words || !parent || !isSeen(parent) || isFloating(node)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        boxesOfText.push([words, [...range.getClientRects()].map((box) => seenOf(box, parent))]);
      }
      for (const field of document.querySelectorAll(
        'input, select, textarea, meter, button, svg, [role=meter]',
      ))
        if (isSeen(field) && !isFloating(field))
          boxesOfText.push([field.outerHTML.slice(0, 80), [field.getBoundingClientRect()]]);
    };
    const found: string[] = [];
    for (let top = 0; ; top += Math.round(window.innerHeight / 3)) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      collect();
      for (const element of floating) {
        const over = element.getBoundingClientRect();
        const under = boxesOfText.find(([, boxes]) =>
          boxes.some(
            (box) =>
              // One pixel is its border's.
              Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1 &&
              Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1,
          ),
        );
        if (under) found.push(`${element.outerHTML.slice(0, 80)} covers ${under[0]}`);
      }
      if (top + window.innerHeight >= document.documentElement.scrollHeight) break;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(found)];
  });

test('nothing that floats covers what is to be read, used or filled in', async ({ page }) => {
  test.setTimeout(180_000);
  await page.route('**/user-notice', (route) => route.fulfill({ json: { notice } }));
  await openDashboard(page, 'maria', /Medical/);
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Older claims are still loading.')).toHaveCount(0);
    // Others know of no plan when they are loaded anew.
    if (address.startsWith('/medical/')) {
      await expect(page.getByRole('button', { name: /^Chat with us/ }), address).toBeVisible();
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await covered(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('nothing covers the claims that are there while older ones load', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  let letOn = () => {};
  const held = new Promise<void>((resolve) => (letOn = resolve));
  await page.route(/ExplanationOfBenefit.*_offset=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/medical/claims');
  await expect(page.getByRole('link', { name: 'Rafael Salas, MD' }).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await covered(page), `at ${width} px`).toEqual([]);
  }
  letOn();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the notice stands above the content of the sign-in page and covers none of it', async ({
  page,
}) => {
  await page.route('**/user-notice', (route) => route.fulfill({ json: { notice } }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/login');
    const banner = page.getByRole('region', { name: 'Notice' });
    await expect(banner).toBeVisible();
    expect(await covered(page)).toEqual([]);
    const [above, below] = await Promise.all([
      banner.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('a long notice is folded to two lines until it is asked for or reached by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = `<p>${'Payments will be unavailable on Sunday. '.repeat(6)}</p><p><a href="/contact">Contact us</a></p>`;
  await page.route('**/user-notice', (route) => route.fulfill({ json: { notice: long } }));
  await page.goto('/login');
  await expectFolding(page);
  await openDashboard(page, 'sam');
  await expectFolding(page);
});

async function expectFolding(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Notice' });
  const height = async () => (await banner.boundingBox())?.height ?? 0;
  await expect(banner).toBeVisible();
  const folded = await height();
  expect(folded).toBeLessThanOrEqual(73);
  await banner.getByRole('button', { name: 'Read more' }).click();
  expect(await height()).toBeGreaterThan(folded * 2);
  await banner.getByRole('button', { name: 'Show less' }).click();
  expect(await height()).toBe(folded);
  await banner.getByRole('link', { name: 'Contact us' }).focus();
  expect(await height()).toBeGreaterThan(folded * 2);
}
