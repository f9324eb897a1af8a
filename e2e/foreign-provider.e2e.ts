import { ownSandbox } from './support/own-sandbox.ts';
import { control, tokenRequests } from './support/sandbox.ts';
import { letTokenRunOut } from './support/tokens.ts';
import { choosePlan, expect, expectLoadedDashboard, signIn, signOut } from './support/test.ts';

/**
 * Runs the identity provider on another host, and so on another site to a browser. In the other journeys, it is on
 * another port of the portal's host, and so on the same site.
 */
const test = ownSandbox({ identityHost: '127.0.0.1' });

test('signs in, signs out and renews the next session with a provider on another site', async ({
  page,
  request,
}) => {
  await page.goto('/medical/claims');
  const awaitedRequest = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/auth');
  await signIn(page, 'sam');
  expect(new URL((await awaitedRequest).url()).hostname).toBe('127.0.0.1');
  await expect(page).toHaveURL('/medical/claims');
  await expect(page.getByRole('heading', { name: 'Claims', level: 1 })).toBeVisible();

  await control(request, { clearLogs: true });
  await signOut(page);
  await signIn(page, 'maria');
  await choosePlan(page, /Medical/);
  await expectLoadedDashboard(page);
  await letTokenRunOut(page);
  await page.goto('/medical/claims');
  await expect(page.getByText(/^Showing 1–10 of/)).toBeVisible();
  const grants = await tokenRequests(request);
  expect(grants.map(({ grantType }) => grantType)).toContain('refresh_token');
  expect(grants.map(({ outcome }) => outcome)).not.toContain('error');
});
