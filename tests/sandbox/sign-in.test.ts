import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subjectOf } from '#sandbox/identity/subjects.ts';
import { demoMembers } from '#sandbox/seed/demo-members.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { openSignInPage, signIn } from './browser.ts';
import { control, startSandbox } from './member-client.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** What the page says after a user name and a password were sent. */
async function attempt(userName: string, password: string): Promise<string> {
  const page = await openSignInPage(sandbox.urls);
  const answer = await page.browser.submit(`${page.url}/password`, { userName, password });
  return answer.status === 303 ? 'signed in' : alertIn(await answer.text());
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
    expect(await attempt(userName, password)).toBe('signed in');
  });

  test('the page shows what every member is for and can be used without script', async () => {
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

  test('cancelling returns access_denied with the state and the issuer', async () => {
    const page = await openSignInPage(sandbox.urls);
    const returned = await page.finish(await page.browser.submit(`${page.url}/cancel`));
    expect(returned.href.startsWith(`${sandbox.urls.portal}/auth-success?`)).toBe(true);
    expect(returned.searchParams.get('error')).toBe('access_denied');
    expect(returned.searchParams.get('iss')).toBe(sandbox.urls.identity);
    expect(returned.searchParams.get('state')).not.toBeNull();
  });

  test('a page that was already used says that it has ended', async () => {
    const page = await openSignInPage(sandbox.urls);
    await page.finish(await page.browser.submit(`${page.url}/member`, { userName: 'sam' }));
    const answer = await page.browser.get(page.url);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This sign-in has ended');
  });

  test('an unknown client gets a page and no redirect', async () => {
    const answer = await fetch(`${sandbox.urls.identity}/auth?client_id=elsewhere`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('invalid_client');
  });

  test('no code without PKCE', async () => {
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

describe('the account lock (specification, section 9)', () => {
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

  test('a success forgets the failures before it', async () => {
    for (const password of ['wrong', 'wrong', 'Pat-2026!', 'wrong', 'wrong', 'Pat-2026!']) {
      const outcome = await attempt('pat', password);
      expect(outcome === 'signed in').toBe(password === 'Pat-2026!');
    }
  });

  test('the control page unlocks', async () => {
    for (const password of ['a', 'b', 'c']) await attempt('dev', password);
    const answer = await control(sandbox.urls, { unlock: '*' });
    expect(await answer.json()).toMatchObject({ lockedAccounts: [] });
    expect(await attempt('dev', 'Dev-2026!')).toBe('signed in');
  });
});
