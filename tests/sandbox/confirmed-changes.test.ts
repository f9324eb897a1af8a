import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zListSessionsResponse } from '#generated/member/validators/zListSessionsResponse.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import { openDatabase } from '#sandbox/database.ts';
import { createAccounts } from '#sandbox/identity/accounts.ts';
import { deviceOf } from '#sandbox/identity/device.ts';
import { createGrants } from '#sandbox/identity/grants.ts';
import { portalConfig } from '#sandbox/portal-config.ts';
import { createRateLimits } from '#sandbox/rate-limits.ts';
import { createReauthentication } from '#sandbox/reauthentication.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { beginReset, registerAs, resetPassword } from './accounts-of-members.ts';
import { openSignInPage, refresh, signIn } from './browser.ts';
import {
  adultDaughter,
  clientOf,
  confirmation,
  control,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ contract: true });
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox.urls, { reset: true }));

const old = { email: 'maria.delgado@mail.example', phone: '5015550142' };
const friend = { address1: '77 Sycamore Street', city: 'Marlow', stateCode: 'AR', zip: '72032' };
const changes = [
  {
    what: 'the email address',
    method: 'PUT',
    path: '/settings/email',
    body: { email: 'thief@mail.example' },
    letters: [['email', old.email, 'The email address of your account was changed.']],
  },
  {
    what: 'the mobile number',
    method: 'PUT',
    path: '/settings/phone',
    body: { phone: '5015550199', homePhone: null, workPhone: null },
    letters: [
      ['email', old.email, 'A phone number of your account was changed.'],
      ['text', old.phone, 'A phone number of your account was changed.'],
    ],
  },
  {
    what: 'the second factor',
    method: 'PUT',
    path: '/settings/mfa',
    body: { enabled: false, channel: 'text' },
    letters: [['email', old.email, 'Extra security at sign-in was changed.']],
  },
  {
    what: 'security questions',
    method: 'PUT',
    path: '/settings/security-questions',
    body: {
      questions: [
        { questionId: 'first-pet', answer: 'Rex' },
        { questionId: 'first-street', answer: 'Elm' },
      ],
    },
    letters: [['email', old.email, 'Your security questions were changed.']],
  },
  {
    what: 'who sees the claims',
    method: 'PUT',
    path: '/settings/family-access',
    body: { memberId: adultDaughter, canSeeMyClaims: true },
    letters: [['email', old.email, 'Elena can see your claims.']],
  },
  {
    what: 'the private address',
    method: 'PUT',
    path: '/data-sharing/confidential-address',
    body: friend,
    letters: [
      ['email', old.email, 'The private address for letters about your care was changed.'],
      [
        'mail',
        '77 Sycamore Street, Marlow, AR 72032',
        'The private address for letters about your care was changed.',
      ],
    ],
  },
  {
    what: 'the private address, ended',
    method: 'DELETE',
    path: '/data-sharing/confidential-address',
    body: null,
    letters: [['email', old.email, 'The private address for letters about your care was changed.']],
  },
  {
    what: 'every sign-in, ended',
    method: 'DELETE',
    path: '/sessions',
    body: null,
    endsSignIn: true,
    letters: [['email', old.email, 'You were signed out everywhere.']],
  },
  {
    what: 'the account, deleted',
    method: 'DELETE',
    path: '',
    body: null,
    endsSignIn: true,
    letters: [['email', old.email, 'Your account was deleted.']],
  },
];

type Change = { method: string; path: string; body: object | null };

const send = (
  client: MemberClient,
  { method, path, body }: Change,
  headers: Record<string, string> = {},
) =>
  client.send(`/api/member/users/id-maria${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== null && { body: JSON.stringify(body) }),
  });

const zLetters = z.array(
  z.object({ channel: z.string(), address: z.nullable(z.string()), text: z.string() }),
);
async function letters() {
  const outbox = await fetch(`${sandbox.urls.portal}/sandbox/outbox`);
  return zLetters.parse(await outbox.json()).map(({ channel, address, text }) => {
    return [channel, address, text.replace(' If this wasn’t you, call us.', '')];
  });
}

describe.each(changes)('S21: $what', (change) => {
  test('needs a proof of this sign-in and member, besides the token', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    expect((await send(maria, change)).status).toBe(422);
    const elsewhere = await clientOf(sandbox.urls, 'maria');
    const sam = await clientOf(sandbox.urls, 'sam');
    for (const headers of [
      await confirmation(elsewhere, 'maria'),
      await confirmation(sam, 'sam'),
      { 'Reauthentication-Proof': 'x'.repeat(43) },
    ]) {
      const answer = await send(maria, change, headers);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('"field":"currentPassword"');
    }
    expect(await letters()).toEqual([]);
  });

  test('changes once with the current password, and notifies the former address', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const headers = await confirmation(maria, 'maria');
    expect((await send(maria, change, headers)).ok).toBe(true);
    expect((await letters()).toReversed()).toEqual(change.letters);
    const again = await send(maria, change, headers);
    // Access that is given already is not given again.
    const isGiven = change.path === '/settings/family-access';
    expect(again.status).toBe(change.endsSignIn ? 401 : isGiven ? 200 : 422);
  });
});

test('notifies a new mailing address by email, and by letter to the old and the new one', async () => {
  const maria = await clientOf(sandbox.urls, 'maria');
  const news = 'The mailing address of your account was changed.';
  expect((await send(maria, { method: 'PUT', path: '/settings/address', body: friend })).ok).toBe(
    true,
  );
  expect((await letters()).toReversed()).toEqual([
    ['email', old.email, news],
    ['mail', expect.stringContaining('Cedar Bluff, AR'), news],
    ['mail', '77 Sycamore Street, Marlow, AR 72032', news],
  ]);
});

test('sends letters about a private address to it and the former one, never to the address on file', async () => {
  const maria = await clientOf(sandbox.urls, 'maria');
  const path = '/data-sharing/confidential-address';
  const mailed = async () =>
    (await letters()).flatMap(([channel, address]) => (channel === 'mail' ? [address] : []));
  const moved = { ...friend, address1: '9 Oak Street' };
  for (const change of [
    { method: 'PUT', path, body: friend },
    { method: 'PUT', path, body: moved },
    { method: 'DELETE', path, body: null },
  ]) {
    expect((await send(maria, change, await confirmation(maria, 'maria'))).ok).toBe(true);
  }
  const [first, second] = [
    '77 Sycamore Street, Marlow, AR 72032',
    '9 Oak Street, Marlow, AR 72032',
  ];
  expect((await mailed()).toReversed()).toEqual([first, first, second, second]);
});

test('revokes access and saves choices without a proof, and notifies both', async () => {
  const maria = await clientOf(sandbox.urls, 'maria');
  await control(sandbox.urls, { familyAccess: { memberId: adultDaughter, isGiven: false } });
  const give = { memberId: adultDaughter, canSeeMyClaims: true };
  const path = '/settings/family-access';
  const proof = await confirmation(maria, 'maria');
  expect((await send(maria, { method: 'PUT', path, body: give }, proof)).ok).toBe(true);
  const stop = { ...give, canSeeMyClaims: false };
  expect((await send(maria, { method: 'PUT', path, body: stop })).ok).toBe(true);
  const choices = { providerAccess: false, payerToPayer: false };
  const choose = { method: 'PUT', path: '/data-sharing/choices', body: choices };
  expect((await send(maria, choose)).ok).toBe(true);
  expect((await letters()).toReversed().map(([, , text]) => text)).toEqual([
    'Elena can see your claims.',
    'Elena can no longer see your claims.',
    'Your choices about sharing your health information were changed.',
  ]);
});

describe('the sign-ins of a member', () => {
  const path = '/api/member/users/id-maria/sessions';
  const sessionsOf = async (client: MemberClient) =>
    zListSessionsResponse.parse(await client.json(path)).items;

  test('list browser and system, mark this sign-in, and leave out other members', async () => {
    const first = await clientOf(sandbox.urls, 'maria');
    const second = await clientOf(sandbox.urls, 'maria');
    await clientOf(sandbox.urls, 'sam');
    const listed = await sessionsOf(first);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await sessionsOf(second)).map(({ isCurrent }) => isCurrent)).not.toEqual(
      listed.map(({ isCurrent }) => isCurrent),
    );
    const sam = await clientOf(sandbox.urls, 'sam');
    expect((await sam.send(path)).status).toBe(403);
    expect((await sam.send(path, { method: 'DELETE' })).status).toBe(403);
  });

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      { browser: 'Edge', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
      { browser: 'Chrome', system: 'iOS' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      { browser: 'Safari', system: 'macOS' },
    ],
    [
      'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      { browser: 'Firefox', system: 'Android' },
    ],
    ['curl/8.5.0', {}],
    ['', {}],
  ])('reads a device: %s', (userAgent, device) => expect(deviceOf(userAgent)).toEqual(device));

  test('leave out a sign-in after sign-out', async () => {
    const here = await clientOf(sandbox.urls, 'maria');
    const elsewhere = await signIn(sandbox.urls, 'maria');
    expect(await sessionsOf(here)).toHaveLength(2);
    const { revocationEndpoint, clientId } = portalConfig(sandbox.urls).identity;
    const revoked = await fetch(revocationEndpoint ?? '', {
      method: 'POST',
      body: new URLSearchParams({ token: elsewhere.refreshToken, client_id: clientId }),
    });
    expect(revoked.status).toBe(200);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  test('reject a request whose body arrives after the session ended', async () => {
    // Without the contract proxy, which waits for the whole body.
    const own = await startSandbox();
    const { urls } = own;
    const thief = await clientOf(urls, 'maria');
    const maria = await clientOf(urls, 'maria');
    const body = JSON.stringify({ displayName: 'Thief' });
    const held = request(`${urls.portal}/api/member/users/id-maria/settings/display-name`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${thief.accessToken}`,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    });
    const answered = once(held, 'response');
    held.write(body.slice(0, 1));
    // The first byte has to arrive before the session ends.
    await pause(300);
    await maria.send(path, { method: 'DELETE', headers: await confirmation(maria, 'maria') });
    held.end(body.slice(1));
    expect(await answered).toMatchObject([{ statusCode: 401 }]);
    await own.close();
  });

  test('end with tokens, renewals and provider sessions, but keep a connected app', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const other = await signIn(sandbox.urls, 'maria');
    const sam = await clientOf(sandbox.urls, 'sam');
    const ended = await maria.send(path, {
      method: 'DELETE',
      headers: await confirmation(maria, 'maria'),
    });
    expect(ended.status).toBe(204);
    expect((await maria.send(path)).status).toBe(401);
    await expect(refresh(sandbox.urls, other.refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await sam.send('/api/member/users/id-sam/sessions')).status).toBe(200);
    const back = await clientOf(sandbox.urls, 'maria');
    expect(await sessionsOf(back)).toHaveLength(1);
    expect(await back.json('/api/member/users/id-maria/data-sharing')).toMatchObject({
      connectedApps: [{ appId: 'trail-health' }],
    });
  });
});

test('sends no notification when the settings do not change', async () => {
  const maria = await clientOf(sandbox.urls, 'maria');
  const same = { method: 'PUT', path: '/settings/email', body: { email: old.email } };
  expect((await send(maria, same, await confirmation(maria, 'maria'))).status).toBe(200);
  expect(await letters()).toEqual([]);
});

test('rejects a passcode sent to the old number after the number changed', async () => {
  const { url, browser } = await openSignInPage(sandbox.urls);
  await browser.submit(`${url}/password`, { userName: 'maria', password: 'Maria-2026!' });
  const [[, , text = ''] = []] = await letters();
  const [passcode = ''] = /\d{6}/.exec(text ?? '') ?? [];
  const maria = await clientOf(sandbox.urls, 'maria');
  const moved = { phone: '5015550199', homePhone: null, workPhone: null };
  const change = { method: 'PUT', path: '/settings/phone', body: moved };
  expect((await send(maria, change, await confirmation(maria, 'maria'))).status).toBe(200);
  const answer = await browser.submit(`${url}/passcode`, { passcode });
  expect(await answer.text()).toContain('run out of time');
});

test('expires a proof after five minutes', () => {
  let now = 0;
  const database = openDatabase(':memory:', false);
  const accounts = createAccounts(database, createGrants(database));
  accounts.create('maria', 'Maria-2026!');
  const user = createWorld(new Date(), 'http://partner.example').userNamed('maria');
  if (user === undefined) throw new Error('no maria');
  const parts = { database, accounts, rateLimits: createRateLimits() };
  const reauthentication = createReauthentication(parts, () => now);
  const signedIn = { user, grantId: 'g-1' };
  const first = reauthentication.begin(signedIn, 'Maria-2026!');
  const second = reauthentication.begin(signedIn, 'Maria-2026!');
  now = 299_999;
  reauthentication.confirm(signedIn, first.proof);
  now = 300_000;
  expect(() => reauthentication.confirm(signedIn, second.proof)).toThrow(Refusal);
  database.close();
});

describe('S21: a changed password', () => {
  const memberships = (accessToken: string) =>
    fetch(`${sandbox.urls.portal}/api/member/users/id-maria/memberships`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
  const change = (accessToken: string) =>
    fetch(`${sandbox.urls.portal}/api/member/users/id-maria/password`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ currentPassword: 'Maria-2026!', newPassword: 'Harbor-lights9' }),
    });

  test('ends every other sign-in at once, and keeps the current one', async () => {
    const [phone, library, sam] = [
      await signIn(sandbox.urls, 'maria'),
      await signIn(sandbox.urls, 'maria'),
      await signIn(sandbox.urls, 'sam'),
    ];
    const submission = await openSignInPage(sandbox.urls);
    const here = await submission.exchange(
      await submission.finish(
        await submission.browser.submit(`${submission.url}/member`, { userName: 'maria' }),
      ),
    );
    expect((await memberships(library.accessToken)).status).toBe(200);
    expect((await change(here.accessToken)).status).toBe(204);

    for (const other of [phone, library]) {
      expect((await memberships(other.accessToken)).status).toBe(401);
      await expect(refresh(sandbox.urls, other.refreshToken)).rejects.toMatchObject({
        error: 'invalid_grant',
      });
    }
    const renewed = await refresh(sandbox.urls, here.refreshToken);
    expect((await memberships(renewed.accessToken)).status).toBe(200);
    expect(await submission.silently()).toEqual({ error: null });
    await refresh(sandbox.urls, sam.refreshToken);
    expect(await letters()).toEqual([['email', old.email, 'Your password was changed.']]);
  });

  test('ends the provider’s sessions of other browsers', async () => {
    const library = await openSignInPage(sandbox.urls);
    await library.finish(
      await library.browser.submit(`${library.url}/member`, { userName: 'maria' }),
    );
    expect(await library.silently()).toEqual({ error: null });
    const here = await signIn(sandbox.urls, 'maria');
    await change(here.accessToken);
    expect(await library.silently()).toEqual({ error: 'login_required' });
  });

  test('ends a pending sign-in that used the old password', async () => {
    const begun = await openSignInPage(sandbox.urls);
    const accepted = await begun.browser.submit(`${begun.url}/member`, { userName: 'maria' });
    expect(accepted.status).toBe(303);
    const here = await signIn(sandbox.urls, 'maria');
    expect((await change(here.accessToken)).status).toBe(204);
    await expect(begun.finish(accepted)).rejects.toThrow('Expected a redirect, got 400');
  });

  test('ends proofs and resets that used the old password', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const headers = await confirmation(maria, 'maria');
    expect((await change(maria.accessToken)).status).toBe(204);
    const email = { method: 'PUT', path: '/settings/email', body: { email: 'thief@mail.example' } };
    expect((await send(maria, email, headers)).status).toBe(422);
  });

  test('ends a sign-in that waits for its passcode when changed through account help', async () => {
    const { url, browser } = await openSignInPage(sandbox.urls);
    await browser.submit(`${url}/password`, { userName: 'maria', password: 'Maria-2026!' });
    const [[, , text = ''] = []] = await letters();
    const [passcode = ''] = /\d{6}/.exec(text ?? '') ?? [];
    await resetPassword(sandbox.urls, 'maria');
    const answer = await browser.submit(`${url}/passcode`, { passcode });
    expect(await answer.text()).toContain('run out of time');
  });

  test('ends all sign-ins when changed through account help', async () => {
    const { accessToken, refreshToken } = await signIn(sandbox.urls, 'maria');
    await resetPassword(sandbox.urls, 'maria');
    expect((await memberships(accessToken)).status).toBe(401);
    await expect(refresh(sandbox.urls, refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await letters())[0]).toEqual(['email', old.email, 'Your password was changed.']);
  });
});

test('deletes pending resets and sign-ins with their account, even if the user name is reused', async () => {
  const userName = 'riverside7';
  await registerAs(sandbox.urls, 'Nadia', userName);
  const nadia = await clientOf(sandbox.urls, userName);
  const { resetToken } = await beginReset(sandbox.urls, { userName, dateOfBirth: '1986-06-17' });
  const begun = await openSignInPage(sandbox.urls);
  const accepted = await begun.browser.submit(`${begun.url}/member`, { userName });
  const deleted = await nadia.send(`/api/member/users/id-${userName}`, {
    method: 'DELETE',
    headers: await confirmation(nadia, userName, 'Harbor-lights7'),
  });
  expect(deleted.status).toBe(204);

  await registerAs(sandbox.urls, 'Theo', userName);
  await expect(begun.finish(accepted)).rejects.toThrow('Expected a redirect, got 400');
  const reset = await fetch(`${sandbox.urls.portal}/api/member/public/account-help/passwords`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      resetToken,
      secretAnswer1: 'Biscuit',
      secretAnswer2: 'Magnolia',
      newPassword: 'Harbor-lights9',
    }),
  });
  // The response is the same as for an unknown token: the service doesn't check the answers.
  expect(await reset.json()).toMatchObject({ status: 422, code: 'RES-0009' });
});
