import * as z from 'zod/mini';
import { software, testWith } from './provider-software.ts';
import { letTokenRunOut } from '../../../e2e/support/tokens.ts';
import {
  backFromProvider,
  choosePlan,
  expect,
  expectLoadedDashboard,
  pressSignOut,
} from '../../../e2e/support/test.ts';

/**
 * Identity providers that share no code with the sandbox's: members sign in, their tokens are renewed, they sign out
 * and sign in again.
 */
const zConfig = z.object({ identity: z.object({ endSessionEndpoint: z.nullable(z.string()) }) });

for (const { name, start, fillIn } of software) {
  const test = testWith({ start });

  test.setTimeout(120_000);
  // Of the provider's own pages.
  test.use({ expectedErrors: ['Failed to load resource'] });

  test(`${name}: signs in, renews, signs out and signs in again`, async ({ page }) => {
    const signIn = async () => {
      await page.getByRole('link', { name: 'Sign In', exact: true }).click();
      await fillIn(page);
      await choosePlan(page, /Medical/);
      await expectLoadedDashboard(page);
    };
    const tokenRequests: (string | null)[] = [];
    page.on('response', (response) => {
      const form = new URLSearchParams(response.request().postData() ?? '');
      if (response.ok() && form.has('grant_type')) tokenRequests.push(form.get('grant_type'));
    });
    await page.goto('/login');
    await signIn();
    for (let renewal = 0; renewal < 3; renewal += 1) {
      await letTokenRunOut(page);
      await page.reload();
      await expectLoadedDashboard(page);
    }
    expect(tokenRequests).toEqual([
      'authorization_code',
      ...Array.from({ length: 3 }, () => 'refresh_token'),
    ]);
    const { identity } = zConfig.parse(await (await page.request.get('/config.json')).json());
    const back = identity.endSessionEndpoint === null ? null : backFromProvider(page);
    await pressSignOut(page);
    await back;
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You’re signed out')).toBeVisible();
    // The provider prompts again, also where it has kept its session.
    await signIn();
  });
}
