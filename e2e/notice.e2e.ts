import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { bundled } from './support/bundled.ts';
import { expect, signIn, test } from './support/test.ts';

/** Answers with a notice that the sandbox would not give; the sandbox's own is in alone/notice.e2e.ts. */
const answer = (page: Page, notice: string | null) =>
  page.route('**/user-notice', (route) => route.fulfill({ json: { notice } }));

const banner = (page: Page) => page.getByRole('region', { name: 'Notice' });

test('does not load the sanitizer without a notice', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await answer(page, null);
  await page.goto('/login');
  const noticeCalls = () => fetched.filter((url) => url.includes('user-notice')).length;
  await expect.poll(noticeCalls).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(noticeCalls()).toBe(1);
  expect(fetched.filter((url) => /sanitize|landing-notice/.test(url))).toEqual([]);
});

test.describe('a notice that fails to load', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  for (const [name, status] of [
    ['on the sign-in page', 500],
    ['signed in', 503],
  ] as const) {
    test(`logs only a warning with BP-NFA-010: ${name}`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.route('**/user-notice', (route) => route.fulfill({ status, body: '' }));
      await page.goto('/login');
      if (name === 'signed in') {
        await signIn(page, 'maria');
        await expect(
          page.getByRole('heading', { name: 'Active plans', exact: true }),
        ).toBeVisible();
      }
      await expect.poll(() => warnings.join()).toContain('BP-NFA-010');
      await expect(banner(page)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test.describe('hostile notices', () => {
  // Blocked by the policy already where the text is looked through, and said so.
  test.use({
    expectedErrors: [
      'violates the following Content Security Policy directive',
      'Failed to load resource',
    ],
  });

  test('hostile notices are harmless on the sign-in page and in the portal', async ({ page }) => {
    const hostile = `<p>Tonight<script>hit()</script></p><img src=x onerror="document.title='hit'">
      <a href="javascript:document.title='hit'">one</a> <a href="//evil.example/" onclick="hit()">two</a>
      <iframe srcdoc="<script>hit()</script>"></iframe><form action="https://evil.example/"><input name="x"></form>
      <div style="position:fixed;inset:0" id="root" class="x">end</div>`;
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) foreign.push(request.url());
    });
    await answer(page, hostile);
    await page.goto('/login');
    await expect(banner(page)).toContainText('Tonight');
    await expectHarmless(page);
    await signIn(page, 'sam');
    await expect(banner(page)).toContainText('Tonight');
    await expectHarmless(page);
    expect(foreign).toEqual([]);
  });

  test('shows no hostile notice if no text is left of it', async ({ page }) => {
    await answer(page, '<script>hit()</script><p> </p><img src=x onerror=hit()>');
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
    await signIn(page, 'maria');
    await expect(page.getByRole('heading', { name: 'Active plans', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
  });

  test('every hostile payload of a notice is harmless in each profile, under the page’s policy', async ({
    page,
  }) => {
    await answer(page, null);
    await page.goto('/contact');
    const script = await bundled('e2e/support/sanitizer-run.ts');
    const results = await page.evaluate(
      `${script}; window.hit = () => { window.wasHit = true; };
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
        if (effectiveDirective.startsWith('style-src')) bundled.styleReports.push(sample);
      });
      bundled.faultsOfAll();`,
    );
    // Styles of a text are gone before it is parsed: there is nothing to report.
    const reports = await page.evaluate(
      'new Promise((resolve) => setTimeout(() => resolve(bundled.styleReports)))',
    );
    expect(reports).toEqual([]);
    expect(z.array(z.string()).parse(results)).toEqual([]);
    expect(await page.evaluate('window.wasHit')).toBeUndefined();
    await expect(page).toHaveURL('/contact');
  });
});

async function expectHarmless(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle('hit');
  const inside = banner(page).locator('[data-text]');
  await expect(
    inside.locator('script, img, iframe, form, input, [style], [id], [onclick]'),
  ).toHaveCount(0);
  await expect(inside.locator('a[href]')).toHaveCount(0);
}
