import type { Page } from '@playwright/test';
import { expect, expectDashboard, signInToDashboard, signOut, test } from './support/test.ts';

/** Notes, from the page's first frame on, how wide a text is in each frame. */
async function watchWidth(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const probe = document.createElement('span');
      probe.textContent = 'Sphinx of black quartz, judge my vow: $1,234,567.89';
      probe.setAttribute('aria-hidden', 'true');
      document.documentElement.append(probe);
      // The portal's own policy lets no page style itself by attributes; scripts may.
      Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre' });
      probe.style.fontFamily = 'var(--fonts-body)';
      const widths = new Set<number>();
      const note = () => {
        widths.add(probe.getBoundingClientRect().width);
        document.documentElement.dataset['widths'] = JSON.stringify([...widths]);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
  });
}

/** Whether the page shows Inter, once all is loaded; fails if its text has ever changed its width. */
async function showsInter(page: Page, what: string): Promise<boolean> {
  await page.waitForLoadState('networkidle');
  const { widths, fallback } = await page.evaluate(async () => {
    await document.fonts.ready;
    const probe = document.createElement('span');
    probe.textContent = 'Sphinx of black quartz, judge my vow: $1,234,567.89';
    Object.assign(probe.style, {
      position: 'absolute',
      whiteSpace: 'pre',
      fontFamily: 'Inter fallback',
    });
    document.documentElement.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return { widths: document.documentElement.dataset['widths'] ?? '[]', fallback: width };
  });
  const seen: unknown = JSON.parse(widths);
  expect(seen, what).toHaveLength(1);
  return JSON.stringify(seen) !== JSON.stringify([fallback]);
}

test('shows the typeface from the first paint or not on that page, and on every repeat visit', async ({
  page,
}) => {
  await watchWidth(page);
  await page.goto('/login');
  await showsInter(page, 'sign-in, cold');
  await page.goto('/login');
  expect(await showsInter(page, 'sign-in, warm')).toBe(true);
  await signInToDashboard(page, 'sam');
  expect(await showsInter(page, 'first dashboard')).toBe(true);
  for (let load = 0; load < 4; load += 1) {
    await page.reload();
    await expectDashboard(page);
    expect(await showsInter(page, `reload ${load}`)).toBe(true);
  }
  await signOut(page);
  expect(await showsInter(page, 'signed out')).toBe(true);
});

test('does not show a typeface that arrives late', async ({ page }) => {
  await watchWidth(page);
  await page.route('**/*.woff2', async (route) => {
    const answer = await route.fetch();
    await page.waitForFunction(() => performance.now() > 1_500);
    await route.fulfill({ response: answer });
  });
  await page.goto('/contact');
  expect(await showsInter(page, 'late')).toBe(false);
});
