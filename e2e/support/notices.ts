import { expect, type Page } from '@playwright/test';
import { noticeIds } from '#src/domain/plan/notices.ts';

const noticeAddresses = noticeIds.map((id) => `/notices/${id}`);

/** Expects the footer to lead to each notice. */
export async function expectNotices(page: Page, address: string): Promise<void> {
  const links = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'Notices' })
    .getByRole('link');
  await expect(links.first()).toBeVisible();
  const targets = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect.soft(targets, address).toEqual(noticeAddresses);
}
