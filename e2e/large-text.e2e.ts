import type { Page } from '@playwright/test';
import { lostText } from './support/lost-text.ts';
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
