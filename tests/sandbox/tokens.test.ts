import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leewaySeconds } from '#sandbox/identity/refresh-leeway.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { refresh, signIn } from './browser.ts';
import { control, startSandbox } from './member-client.ts';

const state = mkdtempSync(join(tmpdir(), 'tokens-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ state });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(state, { recursive: true });
});

test('returns a new refresh token for the same member on each refresh', async () => {
  const first = await signIn(sandbox.urls, 'maria');
  const second = await refresh(sandbox.urls, first.refreshToken);
  const third = await refresh(sandbox.urls, second.refreshToken);
  const tokens = [first, second, third];
  expect(new Set(tokens.map(({ refreshToken }) => refreshToken)).size).toBe(3);
  expect(tokens.map(({ accessToken }) => decodeJwt(accessToken).sub)).toEqual(
    Array.from({ length: 3 }, () => 'id-maria'),
  );
});

/** Changes the state as if used refresh tokens had been used some seconds earlier. */
function letPass(seconds: number): void {
  const database = new DatabaseSync(join(state, 'sandbox.sqlite'));
  database
    .prepare(
      `UPDATE oidc SET payload = json_set(payload, '$.consumed', json_extract(payload, '$.consumed') - ?)
       WHERE model = 'RefreshToken' AND json_extract(payload, '$.consumed') IS NOT NULL`,
    )
    .run(seconds);
  database.close();
}

test('accepts a refresh token twice within the leeway, and both successors', async () => {
  const first = await signIn(sandbox.urls, 'sam');
  const lost = await refresh(sandbox.urls, first.refreshToken);
  letPass(leewaySeconds - 5);
  const again = await refresh(sandbox.urls, first.refreshToken);
  expect(again.refreshToken).not.toBe(lost.refreshToken);
  for (const successor of [again, lost]) {
    const next = await refresh(sandbox.urls, successor.refreshToken);
    expect(decodeJwt(next.accessToken).sub).toBe('id-sam');
  }
});

test('does not lengthen the leeway on repeated use', async () => {
  const first = await signIn(sandbox.urls, 'sam');
  await refresh(sandbox.urls, first.refreshToken);
  letPass(leewaySeconds / 2);
  await refresh(sandbox.urls, first.refreshToken);
  letPass(leewaySeconds / 2);
  await expect(refresh(sandbox.urls, first.refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('ends the sign-in when a refresh token is used again after the leeway', async () => {
  const first = await signIn(sandbox.urls, 'sam');
  const second = await refresh(sandbox.urls, first.refreshToken);
  letPass(leewaySeconds);
  await expect(refresh(sandbox.urls, first.refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  await expect(refresh(sandbox.urls, second.refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test.each([
  { rotation: 'never', distinct: 1 },
  { rotation: 'sometimes', distinct: 3 },
  { rotation: 'always', distinct: 5 },
])('gives $distinct refresh tokens in four refreshes with rotation $rotation', async (row) => {
  await control(sandbox.urls, { refreshTokenRotation: row.rotation });
  let { refreshToken } = await signIn(sandbox.urls, 'norah');
  const given = new Set([refreshToken]);
  for (let use = 0; use < 4; use += 1) {
    ({ refreshToken } = await refresh(sandbox.urls, refreshToken));
    given.add(refreshToken);
  }
  expect(given.size).toBe(row.distinct);
});

test('changes the lifetime of access tokens while it runs', async () => {
  await control(sandbox.urls, { accessTokenSeconds: 5 });
  const { accessToken } = await signIn(sandbox.urls, 'ruth');
  const { exp = 0, iat = 0 } = decodeJwt(accessToken);
  expect(exp - iat).toBe(5);
});

test('lists token requests without the tokens', async () => {
  await control(sandbox.urls, { clearLogs: true });
  const { refreshToken } = await signIn(sandbox.urls, 'dev');
  await refresh(sandbox.urls, refreshToken);
  letPass(leewaySeconds);
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
])('allows scripts of $origin at the token endpoint: $allowed', async ({ origin, allowed }) => {
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

test('signs everybody out on reset', async () => {
  const { refreshToken } = await signIn(sandbox.urls, 'lee');
  await control(sandbox.urls, { reset: true });
  await expect(refresh(sandbox.urls, refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});
