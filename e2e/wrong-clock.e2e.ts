import { expect, signIn, test } from './support/test.ts';

/** The sandbox and its provider have the machine's clock. */
for (const [name, minutes] of [
  ['two hours ahead', 120],
  ['ten minutes behind', -10],
] as const) {
  test(`signs in on a device whose clock is ${name}, and stays signed in on reload`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    const rejected: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) rejected.push(response.url());
    });
    await page.goto('/login');
    await signIn(page, 'sam');
    await expect(page).toHaveURL('/medical/dashboard');
    await page.reload();
    await page.getByRole('link', { name: 'Claims' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
    // The token has run out by the provider's clock, whatever this one shows.
    const token = () => page.evaluate(() => sessionStorage.getItem('access_token'));
    const first = await token();
    await page.clock.fastForward('06:00');
    await page.getByRole('link', { name: 'Documents' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    expect(await token()).not.toBe(first);
    expect(rejected).toEqual([]);
  });
}
