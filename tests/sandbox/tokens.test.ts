import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { refresh, signIn } from './browser.ts';
import { control, startSandbox } from './member-client.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('each refresh gives a new refresh token and the same member', async () => {
  const first = await signIn(sandbox.urls, 'maria');
  const second = await refresh(sandbox.urls, first.refreshToken);
  const third = await refresh(sandbox.urls, second.refreshToken);
  const tokens = [first, second, third];
  expect(new Set(tokens.map(({ refreshToken }) => refreshToken)).size).toBe(3);
  expect(tokens.map(({ accessToken }) => decodeJwt(accessToken).sub)).toEqual(
    Array.from({ length: 3 }, () => 'id-maria'),
  );
});

test('a refresh token used twice ends the whole sign-in', async () => {
  const first = await signIn(sandbox.urls, 'sam');
  const second = await refresh(sandbox.urls, first.refreshToken);
  await expect(refresh(sandbox.urls, first.refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  await expect(refresh(sandbox.urls, second.refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('how long access tokens live can be changed while it runs', async () => {
  await control(sandbox.urls, { accessTokenSeconds: 5 });
  const { accessToken } = await signIn(sandbox.urls, 'ruth');
  const { exp = 0, iat = 0 } = decodeJwt(accessToken);
  expect(exp - iat).toBe(5);
});

test('token requests are listed, without the tokens', async () => {
  await control(sandbox.urls, { clearLogs: true });
  const { refreshToken } = await signIn(sandbox.urls, 'dev');
  await refresh(sandbox.urls, refreshToken);
  await refresh(sandbox.urls, refreshToken).catch(() => undefined);
  const text = await (await fetch(`${sandbox.urls.portal}/sandbox/token-requests`)).text();
  expect(text).not.toContain(refreshToken);
  const hash: unknown = expect.stringMatching(/^[\w-]{43}$/);
  expect(JSON.parse(text)).toMatchObject([
    { grantType: 'authorization_code', outcome: 'success', refreshTokenHash: null },
    { grantType: 'refresh_token', outcome: 'success', refreshTokenHash: hash },
    {
      grantType: 'refresh_token',
      outcome: 'error',
      error: 'invalid_grant',
      refreshTokenHash: hash,
    },
  ]);
});

test.each([
  { origin: 'the portal', allowed: true },
  { origin: 'https://elsewhere.example', allowed: false },
])('the token endpoint answers scripts of $origin: $allowed', async ({ origin, allowed }) => {
  const sender = origin === 'the portal' ? sandbox.urls.portal : origin;
  const answer = await fetch(`${sandbox.urls.identity}/token`, {
    method: 'POST',
    headers: { origin: sender },
    body: new URLSearchParams({
      client_id: 'member-portal',
      grant_type: 'refresh_token',
      refresh_token: 'unknown',
    }),
  });
  expect(answer.headers.get('access-control-allow-origin') === sender).toBe(allowed);
});

test('a reset signs everybody out', async () => {
  const { refreshToken } = await signIn(sandbox.urls, 'lee');
  await control(sandbox.urls, { reset: true });
  await expect(refresh(sandbox.urls, refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});
