import type { Page } from '@playwright/test';
import { statusTexts } from '#content/status-texts.ts';
import { titles } from '#content/titles.ts';
import { uiWords } from '#content/ui.ts';
import { expect } from './test.ts';

/** Waits for a screen with all of its parts; fails if one of them failed. @param where for the failure's text */
export async function expectWholeScreen(page: Page, where: string): Promise<void> {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading, where).toBeVisible();
  await expect(main.locator('[aria-busy="true"]'), where).toHaveCount(0);
  const { part, screen } = uiWords.loadFailure;
  await expect(main.getByText(part).or(main.getByText(screen)), where).toHaveCount(0);
  const failed = [titles.notFound, ...Object.values(statusTexts).map(({ title }) => title)];
  expect(failed, where).not.toContain(await heading.textContent());
}
