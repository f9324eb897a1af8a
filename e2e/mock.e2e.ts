import type { Page } from '@playwright/test';
import { menuWords } from '#content/menu.ts';
import { uiWords } from '#content/ui.ts';
import { mockTest, signInToMock } from './support/mock.ts';
import { expect } from './support/test.ts';

mockTest('signs in over the mocks and opens every screen of the menu', async ({ page }) => {
  mockTest.slow();
  await signInToMock(page);
  const nav = page.getByRole('navigation', { name: menuWords.main });
  const headings: Record<string, string | null> = {};
  for (const group of [null, 'care', 'policy'] as const) {
    const openGroup = async () => {
      if (group !== null) await nav.getByRole('button', { name: menuWords.groups[group] }).click();
    };
    await openGroup();
    const links = await nav.getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    await page.keyboard.press('Escape');
    for (const address of addresses) {
      // The others lead out of the portal.
      if (!address?.startsWith('/medical/') || address in headings) continue;
      // Focus moves to the heading after navigation; if it moves late, it closes the menu.
      await expect(async () => {
        await openGroup();
        await nav.locator(`a[href="${address}"]`).first().click({ timeout: 5_000 });
      }).toPass();
      headings[address] = await headingOfWholeScreen(page, address);
    }
  }
  await page.getByRole('link', { name: /^Messages, / }).click();
  headings['/messages'] = await headingOfWholeScreen(page, '/messages');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  headings['/settings'] = await headingOfWholeScreen(page, '/settings/profile');
  expect(headings).toEqual({
    '/medical/dashboard': expect.stringMatching(/^Good .+, Maria$/),
    '/medical/claims': 'Claims',
    '/medical/spending-details': 'Spending Details',
    '/medical/health-records': 'Personal Health Record',
    '/medical/health-reimbursement': 'Health Reimbursement Account',
    '/medical/find-care': 'Find Care & Costs',
    '/medical/coverage-and-copays': 'Coverage & Copays',
    '/medical/primary-care-provider': 'Primary Care Provider',
    '/medical/authorizations': 'Authorizations',
    '/medical/traveling-abroad': 'Traveling Abroad',
    '/medical/payment-center': 'Payment center',
    '/medical/id-card': 'ID Card',
    '/medical/programs': 'Programs',
    '/medical/pharmacy': 'Pharmacy',
    '/medical/documents': 'Documents',
    '/medical/contact-us': 'Contact Us',
    '/messages': 'Messages',
    '/settings': 'Settings',
  });
});

/** Waits for a screen with all of its parts and returns its heading. */
async function headingOfWholeScreen(page: Page, address: string): Promise<string | null> {
  const main = page.getByRole('main');
  await expect(page).toHaveURL(address);
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading, address).toBeVisible();
  await expect(main.locator('[aria-busy="true"]'), address).toHaveCount(0);
  await expect(main.getByText(uiWords.loadFailure.text), address).toHaveCount(0);
  return heading.textContent();
}
