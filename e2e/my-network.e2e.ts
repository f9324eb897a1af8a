import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { printed } from './support/pdf.ts';
import { expect, expectAccessible, openScreen, test } from './support/test.ts';

/** Choosing a doctor in the plan's network, by mouse on a phone and by keyboard on a wide screen. */
const results = (page: Page) => page.getByRole('region', { name: 'Providers' });

// Each begins with a member who has another doctor.
const fresh = ownSandbox();

fresh('by mouse: everyday words find a doctor in the network, who is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openScreen(page, 'maria', '/medical/find-care', /Medical/);
  await expect(page.getByLabel('ZIP code')).toHaveValue('72201');
  await page.getByLabel('Name or need').fill('family docter');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('For “family docter” we looked in: Family medicine.')).toBeVisible();
  await expect(page).toHaveURL(/name=family\+docter|name=family%20docter/);
  // Said once, above the list that is narrowed to it.
  await expect(results(page).getByRole('article').first()).not.toContainText('your network');
  await expect(results(page).getByText('All in your network')).toBeVisible();
  await expectAccessible(page);
  await results(page)
    .getByRole('link', { name: 'Choose for someone else: Ingrid Brandt, MD' })
    .click();
  const form = page.getByRole('region', { name: 'Choose this provider' });
  await expect(form).toContainText('In your network');
  await expect(form.getByRole('button', { name: 'Save choice' })).toBeVisible();
  await page.getByLabel('Reason').selectOption('I’d like someone else');
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect(page.locator(':focus')).toContainText(/^Saved\. Ingrid Brandt, MD will be/);
});

test('shows a doctor in the network at one place and outside at another, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openScreen(page, 'maria', '/medical/find-care', /Medical/);
  await expect(page.getByLabel('ZIP code')).toHaveValue('72201');
  await tabTo(page, /^Name or need/);
  await page.keyboard.type('whitfeild');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('We couldn’t find “whitfeild.” These names are close.'),
  ).toBeVisible();
  await tabTo(page, /^View details of Nora Whitfield/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Whitfield, MD' })).toBeFocused();
  await expect(
    page.getByText(/^In your network.*, per our directory on \w{3} \d+, \d{4}/),
  ).toBeVisible();
  await expect(page.getByText(/^Not in your network, per our directory on .+\./)).toBeVisible();
  await expectAccessible(page);
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toMatch(
    /In your network \(Arbor Choice.*\), per our directory on \w{3} \d+, \d{4}/,
  );
  expect(paper).toContain('No Surprises Act');
  expect(paper).not.toContain('Report a mistake');
  await tabTo(page, /^Report a mistake$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /The phone number/);
  await page.keyboard.type('The phone');
  await tabTo(page, /^Send report$/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText(
    /^Thank you\. We received your report\. Its number is DR-/,
  );
});
