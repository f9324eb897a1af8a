import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { subjectOf } from '#sandbox/identity/subjects.ts';
import { demoMembers } from '#sandbox/seed/demo-members.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { openSignInPage, signIn } from './browser.ts';
import { clientOf, confirmation, control, startSandbox } from './member-client.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** Returns the page's text after a user name and a password were sent. */
async function attempt(userName: string, password: string): Promise<string> {
  const page = await openSignInPage(sandbox.urls);
  return outcomeOf(await page.browser.submit(`${page.url}/password`, { userName, password }));
}

async function outcomeOf(answer: Response): Promise<string> {
  if (answer.status === 303) return 'signed in';
  const html = await answer.text();
  const alert = alertIn(html);
  return alert === '' && html.includes('one-time-code') ? 'asked for a passcode' : alert;
}

/** The passcode the insurer sent last. */
async function sentPasscode(userName: string): Promise<string> {
  const answer = await fetch(`${sandbox.urls.portal}/sandbox/outbox`);
  const letters = z
    .array(z.object({ to: z.string(), text: z.string() }))
    .parse(await answer.json());
  const letter = letters.find(({ to }) => to === userName);
  return /\d{6}/.exec(letter?.text ?? '')?.[0] ?? '';
}

async function oneClick(userName: string): Promise<string> {
  const page = await openSignInPage(sandbox.urls);
  const answer = await page.browser.submit(`${page.url}/member`, { userName });
  return answer.status === 303 ? 'signed in' : alertIn(await answer.text());
}

function alertIn(html: string): string {
  const [, inside = ''] = /role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(html) ?? [];
  return inside.replaceAll(/<[^>]+>/g, ' ').trim();
}

describe('signing in', () => {
  test.each(demoMembers)('$userName signs in with one click', async ({ userName }) => {
    const tokens = await signIn(sandbox.urls, userName);
    expect(tokens.subject).toBe(subjectOf(userName));
    const { sub, exp = 0, iat = 0, aud } = decodeJwt(tokens.accessToken);
    expect({ sub, aud }).toEqual({ sub: subjectOf(userName), aud: `${sandbox.urls.portal}/api` });
    expect(exp - iat).toBe(300);
  });

  test.each(demoMembers)('$userName signs in with the password', async ({ userName, password }) => {
    const page = await openSignInPage(sandbox.urls);
    const typed = await page.browser.submit(`${page.url}/password`, { userName, password });
    if (typed.status === 303) return;
    const passcode = await sentPasscode(userName);
    const answer = await page.browser.submit(`${page.url}/passcode`, { passcode });
    const tokens = await page.exchange(await page.finish(answer));
    expect(tokens.subject).toBe(subjectOf(userName));
  });

  test('shows the purpose of every demo member, without script', async () => {
    const page = await openSignInPage(sandbox.urls);
    const answer = await page.browser.get(page.url);
    const html = await answer.text();
    for (const { userName, shows } of demoMembers) {
      expect(html).toContain(`value="${userName}"`);
      expect(html).toContain(shows);
    }
    expect(html).toMatch(/autocomplete="username"[\s\S]*autocomplete="current-password"/);
    expect(html).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('returns access_denied with the state and the issuer on cancel', async () => {
    const page = await openSignInPage(sandbox.urls);
    const returned = await page.finish(await page.browser.submit(`${page.url}/cancel`));
    expect(returned.href.startsWith(`${sandbox.urls.portal}/auth-success?`)).toBe(true);
    expect(returned.searchParams.get('error')).toBe('access_denied');
    expect(returned.searchParams.get('iss')).toBe(sandbox.urls.identity);
    expect(returned.searchParams.get('state')).not.toBeNull();
  });

  test('says that a used page has ended', async () => {
    const page = await openSignInPage(sandbox.urls);
    await page.finish(await page.browser.submit(`${page.url}/member`, { userName: 'sam' }));
    const answer = await page.browser.get(page.url);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This sign-in has ended');
  });

  test('shows an unknown client a page without a redirect', async () => {
    const answer = await fetch(`${sandbox.urls.identity}/auth?client_id=elsewhere`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('invalid_client');
  });

  test('refuses a code without PKCE', async () => {
    const address = new URL(`${sandbox.urls.identity}/auth`);
    address.search = new URLSearchParams({
      client_id: 'member-portal',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${sandbox.urls.portal}/auth-success`,
    }).toString();
    const answer = await fetch(address, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('error=invalid_request');
  });
});

describe('extra security at sign-in', () => {
  const openAsked = async () => {
    const page = await openSignInPage(sandbox.urls);
    const fields = { userName: 'maria', password: 'Maria-2026!' };
    expect(await outcomeOf(await page.browser.submit(`${page.url}/password`, fields))).toBe(
      'asked for a passcode',
    );
    const enter = async (passcode: string) =>
      outcomeOf(await page.browser.submit(`${page.url}/passcode`, { passcode }));
    return { page, enter };
  };
  const wrongOf = (passcode: string) => (passcode === '000000' ? '000001' : '000000');

  test('asks for the sent passcode, and accepts it once', async () => {
    const { enter } = await openAsked();
    const passcode = await sentPasscode('maria');
    expect(passcode).toMatch(/^\d{6}$/);
    expect(await enter(wrongOf(passcode))).toContain('2 attempts are left');
    expect(await enter(`${passcode.slice(0, 3)} ${passcode.slice(3)}`)).toBe('signed in');
    const again = await openAsked();
    expect(await again.enter(passcode)).toContain('attempts are left');
  });

  test('ends the sign-in after three wrong passcodes, without locking the account', async () => {
    const { enter } = await openAsked();
    const passcode = await sentPasscode('maria');
    await enter(wrongOf(passcode));
    await enter(wrongOf(passcode));
    expect(await enter(wrongOf(passcode))).toContain('run out of time or attempts');
    expect(await enter(passcode)).toContain('run out of time or attempts');
    await openAsked();
  });

  test('rejects an expired passcode', async () => {
    const { enter } = await openAsked();
    const passcode = await sentPasscode('maria');
    await control(sandbox.urls, { expirePasscodes: 'maria' });
    expect(await enter(passcode)).toContain('run out of time or attempts');
  });

  test('rejects a passcode without a password', async () => {
    const { url, browser } = await openSignInPage(sandbox.urls);
    expect(await outcomeOf(await browser.submit(`${url}/passcode`, { passcode: '' }))).toContain(
      'run out of time or attempts',
    );
  });

  test('follows the settings: by email, or turned off', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const save = async (mfa: object) =>
      maria.send('/api/member/users/id-maria/settings/mfa', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...(await confirmation(maria, 'maria')) },
        body: JSON.stringify(mfa),
      });
    expect((await save({ enabled: true, channel: 'email' })).status).toBe(200);
    const page = await openSignInPage(sandbox.urls);
    const fields = { userName: 'maria', password: 'Maria-2026!' };
    const answer = await page.browser.submit(`${page.url}/password`, fields);
    expect(await answer.text()).toContain('We emailed you a passcode.');
    await save({ enabled: false, channel: 'email' });
    expect(await attempt('maria', 'Maria-2026!')).toBe('signed in');
    await save({ enabled: true, channel: 'text' });
  });
});

describe('the account lock (product rule 4.8)', () => {
  test.each(['norah', 'nobody-known'])('locks %s at the third failure', async (userName) => {
    const invalid = 'Invalid username or password.';
    expect(await attempt(userName, 'wrong')).toBe(invalid);
    const second = await attempt(userName, 'wrong');
    expect(second).toContain(invalid);
    expect(second).toContain('locks after the third failed attempt');
    const locked = 'Your account is locked after too many failed attempts.';
    expect(await attempt(userName, 'wrong')).toContain(locked);
    expect(await attempt(userName, 'Norah-2026!')).toContain(locked);
    expect(await oneClick(userName)).toContain(locked);
    await control(sandbox.urls, { unlock: userName });
  });

  test('resets the count of failures on success', async () => {
    for (const password of ['wrong', 'wrong', 'Pat-2026!', 'wrong', 'wrong', 'Pat-2026!']) {
      const outcome = await attempt('pat', password);
      expect(outcome === 'asked for a passcode').toBe(password === 'Pat-2026!');
    }
  });

  test('unlocks by the control page', async () => {
    for (const password of ['a', 'b', 'c']) await attempt('dev', password);
    const answer = await control(sandbox.urls, { unlock: '*' });
    expect(await answer.json()).toMatchObject({ lockedAccounts: [] });
    expect(await attempt('dev', 'Dev-2026!')).toBe('asked for a passcode');
  });
});
