import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { portalConfig } from '#sandbox/portal-config.ts';
import { register, resetPassword } from './accounts-of-members.ts';
import { openSignInPage, refresh, signIn, type Tokens } from './browser.ts';
import { control, startSandbox } from './member-client.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox.urls, { reset: true }));

const identity = () => portalConfig(sandbox.urls).identity;

async function answersTo({ accessToken, subject }: Tokens): Promise<number> {
  const address = `${sandbox.urls.portal}/api/member/users/${subject}/memberships`;
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(address, { headers })).status;
}

/** Expects that both tokens are revoked. */
async function expectRevoked(tokens: Tokens): Promise<void> {
  expect(await answersTo(tokens)).toBe(401);
  await expect(refresh(sandbox.urls, tokens.refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
}

test('revokes access tokens with their refresh token', async () => {
  const tokens = await signIn(sandbox.urls, 'maria');
  const renewed = await refresh(sandbox.urls, tokens.refreshToken);
  const other = await signIn(sandbox.urls, 'maria');
  expect(await answersTo(tokens)).toBe(200);
  const answer = await fetch(identity().revocationEndpoint ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      token: renewed.refreshToken,
      token_type_hint: 'refresh_token',
      client_id: identity().clientId,
    }),
  });
  expect(answer.status).toBe(200);
  await expectRevoked(renewed);
  expect(await answersTo(tokens)).toBe(401);
  // Another sign-in of the same member is another grant.
  expect(await answersTo(other)).toBe(200);
});

describe('the end of the provider’s session', () => {
  const endpoint = () => identity().endSessionEndpoint ?? '';
  const fieldsFor = (returnTo: string) => ({
    client_id: identity().clientId,
    post_logout_redirect_uri: returnTo,
  });
  const endSession = (returnTo: string) =>
    `${endpoint()}?${String(new URLSearchParams(fieldsFor(returnTo)))}`;

  test.each(['get', 'post'])(
    'returns to the sign-in page, and requires a password again (%s)',
    async (method) => {
      const page = await openSignInPage(sandbox.urls);
      await page.finish(await page.browser.submit(`${page.url}/member`, { userName: 'sam' }));
      expect(await page.silently()).toMatchObject({ error: null });
      const returnTo = `${sandbox.urls.portal}/login`;
      const answer =
        method === 'post'
          ? await page.browser.submit(endpoint(), fieldsFor(returnTo))
          : await page.browser.get(endSession(returnTo));
      const html = await answer.text();
      const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
      const fields: Record<string, string> = {};
      for (const [, name = '', value = ''] of html.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
        fields[name] = value;
      }
      const done = await page.browser.submit(action, fields);
      expect(done.status).toBe(303);
      expect(done.headers.get('location')).toBe(`${sandbox.urls.portal}/login`);
      expect(await page.silently()).toMatchObject({ error: 'login_required' });
    },
  );

  test('refuses a form that is too large or without a length', async () => {
    const large = await fetch(endpoint(), {
      method: 'POST',
      body: new URLSearchParams({ id_token_hint: 'x'.repeat(100_000) }),
    });
    expect(large.status).toBe(413);
    const endless = httpRequest(endpoint(), { method: 'POST' });
    endless.write('client_id=a');
    const status = await new Promise((resolve) => {
      endless.once('response', (answer) => resolve(answer.statusCode));
    });
    endless.destroy();
    expect(status).toBe(411);
  });

  test('redirects to no other address', async () => {
    const answer = await fetch(endSession('https://elsewhere.example/'), { redirect: 'manual' });
    expect(answer.status).toBe(400);
  });
});

test('ends every sign-in of a member, and no other member’s, on a password reset', async () => {
  const maria = [await signIn(sandbox.urls, 'maria'), await signIn(sandbox.urls, 'maria')];
  const sam = await signIn(sandbox.urls, 'sam');
  await resetPassword(sandbox.urls, 'maria');
  for (const tokens of maria) await expectRevoked(tokens);
  expect(await answersTo(sam)).toBe(200);
});

test('ends every sign-in when the account is deleted', async () => {
  await register(sandbox.urls, 'newmember');
  const tokens = await signIn(sandbox.urls, 'newmember');
  expect(await answersTo(tokens)).toBe(200);
  await control(sandbox.urls, { forgetRegistration: '*' });
  await expectRevoked(tokens);
  // They don't work again with another account of that name either.
  await register(sandbox.urls, 'newmember');
  await expectRevoked(tokens);
});
