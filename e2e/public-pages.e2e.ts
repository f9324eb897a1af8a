import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, expectAccessible, openDashboard, openScreen, test } from './support/test.ts';

test.describe('brand resources', () => {
  const brands = ['Arbor Shield', 'Harbor Health', 'BridgeWell', 'Octet Health', 'Arbor Medicare'];

  test('says for every brand whom to call and what members find, without other links', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Brand resources' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand resources');
    for (const brand of brands) {
      const card = page.getByRole('region', { name: brand, exact: true });
      await expect(card.getByRole('link', { name: /^\(800\) 555-01\d\d$/ })).toHaveAttribute(
        'href',
        /^tel:\+1800555\d{4}$/,
      );
      await expect(card.getByRole('link', { name: 'View or order your ID card' })).toBeVisible();
    }
    const origins = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).origin),
      );
    expect([...new Set(origins)].toSorted()).toEqual([baseURL, 'null'].toSorted());
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });

  test('downloads a logo, also by keyboard', async ({ page }) => {
    await page.goto('/brand-resources');
    const button = page.getByRole('button', { name: 'Download the logo of Octet Health' });
    const downloading = page.waitForEvent('download');
    await button.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('octet-health-logo.svg');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^<svg [^>]*aria-label="Octet Health">/);
    await expect(button).toBeFocused();
  });

  test('asks for sign-in before it opens what members find', async ({ page }) => {
    await page.goto('/brand-resources');
    await page
      .getByRole('region', { name: 'BridgeWell' })
      .getByRole('link', { name: 'Forms and plan documents' })
      .click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => sessionStorage.getItem('deep_link'))).toBe('/documents');
  });
});

test.describe('terms of use', () => {
  const title = (page: Page) => page.getByRole('heading', { level: 1 });

  test('the terms of use are open without sign-in, and print without buttons', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Terms of use' }).click();
    await expect(title(page)).toHaveText('Terms of Use');
    await expect(page.getByRole('button', { name: 'Accept and continue' })).toHaveCount(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Who may use the portal')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('print on press of the print button', async ({ page }) => {
    await page.goto('/terms-of-use');
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await page.getByRole('button', { name: 'Print the terms' }).press('Enter');
    await expect(page).toHaveTitle('printed');
  });

  test('show signed-in members the same plain frame and a link to the plan', async ({ page }) => {
    await openScreen(page, 'sam', '/terms-of-use');
    await expect(title(page)).toHaveText('Terms of Use');
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Accept and continue' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to your plan' }).click();
    await expect(page).toHaveURL('/medical/dashboard');
  });

  test('lead to sign-in when the access token is invalid', async ({ page }) => {
    await openDashboard(page, 'sam');
    await page.evaluate(() => sessionStorage.removeItem('refresh_token'));
    await page.goto('/terms-of-use');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('the paperless page', () => {
  const paperlessPage = async (page: Page) => {
    const answer = await page.request.get('/config.json');
    const { links } = z
      .object({ links: z.object({ paperless: z.url() }) })
      .parse(await answer.json());
    return links.paperless;
  };

  for (const [name, enter] of [
    ['signed out', (page: Page) => page.goto('/login')],
    ['signed in', (page: Page) => openDashboard(page, 'sam')],
  ] as const) {
    test(`${name}: opens without data about the visitor`, async ({ page, baseURL }) => {
      const address = await paperlessPage(page);
      expect(new URL(address).origin).not.toBe(baseURL);
      await enter(page);
      const before = page.url();
      const awaitedRequest = page.waitForRequest(address);
      await page.goto('/paperless');
      const request = await awaitedRequest;
      await expect(page).toHaveURL(address);
      const headers = await request.allHeaders();
      expect(headers['referer']).toBeUndefined();
      expect(headers['authorization']).toBeUndefined();
      expect(request.method()).toBe('GET');
      // Back skips the redirecting address.
      await page.goBack();
      await expect(page).toHaveURL(before);
    });
  }
});
