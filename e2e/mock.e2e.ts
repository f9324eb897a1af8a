import { menuWords } from '#content/menu.ts';
import { mockTest, signInToMock } from './support/mock.ts';
import { expect } from './support/test.ts';
import { expectWholeScreen } from './support/whole-screen.ts';

mockTest('signs in over the mocks and opens every screen of the menu', async ({ page }) => {
  mockTest.slow();
  await signInToMock(page);
  const nav = page.getByRole('navigation', { name: menuWords.main });
  const opened = new Set<string>();
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
      if (!address?.startsWith('/medical/') || opened.has(address)) continue;
      // Focus moves to the heading after navigation; if it moves late, it closes the menu.
      await expect(async () => {
        await openGroup();
        await nav.locator(`a[href="${address}"]`).first().click({ timeout: 5_000 });
      }).toPass();
      await expect(page).toHaveURL(address);
      await expectWholeScreen(page, address);
      opened.add(address);
    }
  }
  await page.getByRole('link', { name: /^Messages, / }).click();
  await expect(page).toHaveURL('/messages');
  await expectWholeScreen(page, '/messages');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings/profile');
  await expectWholeScreen(page, '/settings/profile');
  expect(opened.size).toBeGreaterThan(15);
});
