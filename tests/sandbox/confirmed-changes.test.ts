import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '#sandbox/api/refusal.ts';
import { openDatabase } from '#sandbox/database.ts';
import { createAccounts } from '#sandbox/identity/accounts.ts';
import { createGrants } from '#sandbox/identity/grants.ts';
import { createRateLimits } from '#sandbox/rate-limits.ts';
import { createReauthentication } from '#sandbox/reauthentication.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { beginReset, registerAs, resetPassword } from './accounts-of-members.ts';
import { openSignInPage, refresh, signIn } from './browser.ts';
import {
  clientOf,
  confirmation,
  control,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ contract: true });
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox.urls, { reset: true }));

const old = { email: 'maria.delgado@mail.example', phone: '5015550142' };
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
    what: 'the account, deleted',
    method: 'DELETE',
    path: '',
    body: null,
    letters: [['email', old.email, 'Your account was deleted.']],
  },
];

type Change = Pick<(typeof changes)[number], 'method' | 'path' | 'body'>;

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
    return [channel, address, text.replace(' Was it not you? Call us.', '')];
  });
}

describe.each(changes)('S21: $what', (change) => {
  test('is not changed with a token alone, nor with a proof of another sign-in or member', async () => {
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

  test('is changed once with the current password, and the address on file before is told', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const headers = await confirmation(maria, 'maria');
    expect((await send(maria, change, headers)).ok).toBe(true);
    expect((await letters()).toReversed()).toEqual(change.letters);
    const again = await send(maria, change, headers);
    expect(again.status).toBe(change.method === 'DELETE' ? 401 : 422);
  });
});

test('what stays as it is on file is told to nobody', async () => {
  const maria = await clientOf(sandbox.urls, 'maria');
  const same = { method: 'PUT', path: '/settings/email', body: { email: old.email } };
  expect((await send(maria, same, await confirmation(maria, 'maria'))).status).toBe(200);
  expect(await letters()).toEqual([]);
});

test('a passcode that went to the old number is worth nothing once there is a new one', async () => {
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

test('a proof ends after five minutes', () => {
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

  test('ends every other sign-in at once, and the one it was changed in goes on', async () => {
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

  test('ends the provider’s own sessions of other browsers, too', async () => {
    const library = await openSignInPage(sandbox.urls);
    await library.finish(
      await library.browser.submit(`${library.url}/member`, { userName: 'maria' }),
    );
    expect(await library.silently()).toEqual({ error: null });
    const here = await signIn(sandbox.urls, 'maria');
    await change(here.accessToken);
    expect(await library.silently()).toEqual({ error: 'login_required' });
  });

  test('ends a sign-in whose old password was accepted and which has not gone on yet', async () => {
    const begun = await openSignInPage(sandbox.urls);
    const accepted = await begun.browser.submit(`${begun.url}/member`, { userName: 'maria' });
    expect(accepted.status).toBe(303);
    const here = await signIn(sandbox.urls, 'maria');
    expect((await change(here.accessToken)).status).toBe(204);
    await expect(begun.finish(accepted)).rejects.toThrow('Expected a redirect, got 400');
  });

  test('ends what was allowed to whoever knew the old one: proofs and resets', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const headers = await confirmation(maria, 'maria');
    expect((await change(maria.accessToken)).status).toBe(204);
    const email = { method: 'PUT', path: '/settings/email', body: { email: 'thief@mail.example' } };
    expect((await send(maria, email, headers)).status).toBe(422);
  });

  test('through account help ends a sign-in that waits for its passcode', async () => {
    const { url, browser } = await openSignInPage(sandbox.urls);
    await browser.submit(`${url}/password`, { userName: 'maria', password: 'Maria-2026!' });
    const [[, , text = ''] = []] = await letters();
    const [passcode = ''] = /\d{6}/.exec(text ?? '') ?? [];
    await resetPassword(sandbox.urls, 'maria');
    const answer = await browser.submit(`${url}/passcode`, { passcode });
    expect(await answer.text()).toContain('run out of time');
  });

  test('through account help ends all sign-ins', async () => {
    const { accessToken, refreshToken } = await signIn(sandbox.urls, 'maria');
    await resetPassword(sandbox.urls, 'maria');
    expect((await memberships(accessToken)).status).toBe(401);
    await expect(refresh(sandbox.urls, refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await letters())[0]).toEqual(['email', old.email, 'Your password was changed.']);
  });
});

test('nothing that was begun for an account is left to whoever gets its user name next', async () => {
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
  // As for a token that never was: the answers are not even looked at.
  expect(await reset.json()).toMatchObject({ status: 422, code: 'RES-0009' });
});
