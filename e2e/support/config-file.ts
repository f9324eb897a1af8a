import type { Page, Route } from '@playwright/test';

/**
 * Serves pages as a host does that puts no configuration into them: `/config.json` is requested, and answered by
 * `answer`.
 */
export async function answerConfig(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(/<script [^>]*id="config">.*?<\/script>/s, ''),
    });
  });
  await page.route('**/config.json', answer);
}
