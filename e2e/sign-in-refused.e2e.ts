import type { Page, Route } from '@playwright/test';
import * as z from 'zod/mini';
import { places } from './support/places.ts';
import { chooseDemoMember, expect, signIn, signOut, test } from './support/test.ts';

/**
 * Returns from the certified provider that must not be believed. The cases follow the relying-party
 * tests of the OpenID certification suite where it has them.
 */
test.use({ expectedErrors: ['Failed to load resource'] });

const zObject = z.record(z.string(), z.unknown());

type Parameters = URLSearchParams;

/**
 * Signs in for real, with the provider's response changed before the portal sees it. In the page, since a request that
 * follows a redirect cannot be intercepted.
 */
async function signInWithCallback(page: Page, change: (parameters: Parameters) => void) {
  await page.goto('/login');
  const script = await page.addInitScript(`
    if (location.pathname === '/auth-success' && location.search !== '') {
      const url = new URL(location.href);
      (${String(change)})(url.searchParams);
      history.replaceState(null, '', url.href);
    }
  `);
  await signIn(page, 'maria');
  // A refused sign-in returns to this page.
  await expect(page).toHaveURL('/login');
  await script.dispose();
}

/** Counts the portal's requests to the token endpoint. */
function countTokenRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/token') count += 1;
  });
  return () => count;
}

/** Counts calls of the APIs that carry a token. */
function countAuthorizedCalls(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) count += 1;
  });
  return () => count;
}

async function expectRefused(page: Page, words: RegExp = /We couldn’t sign you in/) {
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText(words);
  await expect(page.getByRole('alert')).toContainText('OAU-0001');
  const storage = await page.evaluate(() => Object.keys(sessionStorage));
  expect(storage.filter((key) => key !== 'deep_link')).toEqual([]);
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
}

const tampered: [name: string, change: (parameters: Parameters) => void][] = [
  ['state is wrong', (p) => p.set('state', 'somebody-elses-state')],
  ['state is missing', (p) => p.delete('state')],
  ['state is empty', (p) => p.set('state', '')],
  ['state comes twice', (p) => p.append('state', p.get('state') ?? '')],
  ['issuer is wrong', (p) => p.set('iss', 'https://evil.example')],
  ['issuer comes twice', (p) => p.append('iss', p.get('iss') ?? '')],
  ['code is missing', (p) => p.delete('code')],
  ['code comes twice', (p) => p.append('code', 'another-code')],
  ['an id_token comes through the front', (p) => p.set('id_token', 'x.y.z')],
  ['an encoded response comes instead', (p) => p.set('response', 'x.y.z')],
  ['the issuer is missing that the provider is known to name', (p) => p.delete('iss')],
  [
    'an error comes with a foreign state',
    (p) => {
      p.delete('code');
      p.set('error', 'server_error');
      p.set('state', 'somebody-elses-state');
    },
  ],
];

test('refuses a return that was tampered with, without a token request', async ({ page }) => {
  const requests = countTokenRequests(page);
  for (const [name, change] of tampered) {
    await test.step(name, async () => {
      await signInWithCallback(page, change);
      await expectRefused(page);
      expect(requests()).toBe(0);
    });
  }
});

test('refuses a return with a provider error, without a token request', async ({ page }) => {
  const requests = countTokenRequests(page);
  await signInWithCallback(page, (p) => {
    p.delete('code');
    p.set('error', 'server_error');
  });
  await expectRefused(page, /You weren’t signed in/);
  expect(requests()).toBe(0);
});

test('returns to sign-in when the member cancels at the provider, without a token request', async ({
  page,
}) => {
  const requests = countTokenRequests(page);
  await page.goto('/medical/claims');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await expectRefused(page, /You weren’t signed in/);
  expect(requests()).toBe(0);
  // The requested screen is not forgotten.
  expect(await page.evaluate(() => sessionStorage.getItem('deep_link'))).toBe('/medical/claims');
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/claims');
});

/** Moves the moment a sign-in was begun by so many milliseconds. */
const begunLater = (shift: number) => `
  const pending = JSON.parse(sessionStorage.getItem('pending-session'));
  pending.createdAt += ${shift};
  sessionStorage.setItem('pending-session', JSON.stringify(pending));
`;

const pendingChanges: [name: string, script: string][] = [
  ['nothing is pending', `sessionStorage.removeItem('pending-session')`],
  ['what is pending cannot be read', `sessionStorage.setItem('pending-session', '{"state":')`],
  ['the code verifier is missing', `sessionStorage.removeItem('code_verifier')`],
  ['what is pending has expired', begunLater(-601_000)],
  ['what is pending comes from the future', begunLater(3_600_000)],
];

/** Changes the portal's stored state between leaving and coming back: on its own origin, before it starts. */
async function signInWithPending(page: Page, script: string) {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  const changing = await page.addInitScript(
    `if (location.pathname === '/auth-success') { ${script} }`,
  );
  await chooseDemoMember(page, 'maria');
  await expect(page).toHaveURL('/login');
  await changing.dispose();
}

test('refuses a return when the stored sign-in was changed, without a token request', async ({
  page,
}) => {
  const requests = countTokenRequests(page);
  for (const [name, script] of pendingChanges) {
    await test.step(name, async () => {
      await signInWithPending(page, script);
      await expectRefused(page);
      expect(requests()).toBe(0);
    });
  }
});

test('refuses a forged code and another code verifier', async ({ page }) => {
  await signInWithPending(page, `sessionStorage.setItem('code_verifier', 'a'.repeat(112))`);
  await expectRefused(page);
  await signInWithCallback(page, (p) => p.set('code', 'forged-code'));
  await expectRefused(page);
});

test('S19: refuses an ID token with another nonce, and sends its token in no call', async ({
  page,
}) => {
  const calls = countAuthorizedCalls(page);
  await page.goto('/login');
  await page.route(
    /\/auth\?/,
    async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('nonce', 'somebody-elses-nonce');
      await route.fulfill({ status: 302, headers: { location: url.href } });
    },
    { times: 1 },
  );
  await signIn(page, 'maria');
  await expectRefused(page);
  expect(calls()).toBe(0);
});

test('refuses a callback that is opened again after sign-out', async ({ page }) => {
  const requests = countTokenRequests(page);
  let callback = '';
  page.on('request', (request) => {
    if (request.url().includes('/auth-success?')) callback = request.url();
  });
  await page.goto('/login');
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/dashboard');
  await signOut(page);
  await page.goto(callback);
  await expectRefused(page);
  expect(requests()).toBe(1);
});

test('exchanges no code when a callback is opened again while signed in', async ({ page }) => {
  const requests = countTokenRequests(page);
  let callback = '';
  page.on('request', (request) => {
    if (request.url().includes('/auth-success?')) callback = request.url();
  });
  await page.goto('/login');
  await signIn(page, 'maria');
  await expect(page).toHaveURL('/select-plan');
  await page.goto(callback);
  await expect(page).toHaveURL('/select-plan');
  expect(requests()).toBe(1);
});

test('refuses a callback in a tab without a pending sign-in', async ({ page }) => {
  const requests = countTokenRequests(page);
  const iss = encodeURIComponent(places.identity);
  await page.goto(`/auth-success?code=abc&state=def&iss=${iss}`);
  await expectRefused(page);
  await page.goto('/auth-success');
  await expectRefused(page);
  expect(requests()).toBe(0);
});

/** Lets the real token endpoint answer and changes the answer. */
async function signInWithTokens(page: Page, change: (body: Record<string, unknown>) => unknown) {
  await page.goto('/login');
  await page.route('**/token', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const body = zObject.parse(await response.json());
    await route.fulfill({ response, json: change(body) });
  });
  await signIn(page, 'maria');
  await expectRefused(page);
  await page.unroute('**/token');
}

/** The token with some of its claims changed; its signature no longer fits, which only the portal would check here. */
function withClaims(token: unknown, claims: Record<string, unknown>): string {
  const [header = '', payload = '', signature = ''] = String(token).split('.');
  const issued = zObject.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const changed = { ...issued, ...claims };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

const wrongTokens: [name: string, change: (body: Record<string, unknown>) => unknown][] = [
  ['no ID token', (body) => ({ ...body, id_token: undefined })],
  [
    'an ID token for another client',
    (body) => ({ ...body, id_token: withClaims(body['id_token'], { aud: 'other' }) }),
  ],
  [
    'an ID token of another issuer',
    (body) => ({
      ...body,
      id_token: withClaims(body['id_token'], { iss: 'https://evil.example' }),
    }),
  ],
  [
    'an ID token that has expired',
    (body) => ({ ...body, id_token: withClaims(body['id_token'], { exp: 1 }) }),
  ],
  [
    'an ID token without subject',
    (body) => ({ ...body, id_token: withClaims(body['id_token'], { sub: undefined }) }),
  ],
  [
    'an ID token without nonce',
    (body) => ({ ...body, id_token: withClaims(body['id_token'], { nonce: undefined }) }),
  ],
  [
    'an access token without expiry',
    (body) => ({ ...body, access_token: withClaims(body['access_token'], { exp: undefined }) }),
  ],
  ['an access token that is opaque', (body) => ({ ...body, access_token: 'opaque' })],
  ['no access token', (body) => ({ ...body, access_token: undefined })],
  ['no refresh token', (body) => ({ ...body, refresh_token: undefined })],
  ['another token type', (body) => ({ ...body, token_type: 'mac' })],
];

test('refuses invalid token responses, and sends their tokens in no call', async ({ page }) => {
  test.setTimeout(120_000);
  const calls = countAuthorizedCalls(page);
  for (const [name, change] of wrongTokens) {
    await test.step(name, async () => {
      await signInWithTokens(page, change);
      expect(calls()).toBe(0);
    });
  }
});

const silences: [name: string, answer: (route: Route) => Promise<void>, words?: RegExp][] = [
  ['does not answer', (route) => route.abort('connectionrefused'), /can’t reach/],
  [
    'answers with HTML',
    (route) => route.fulfill({ status: 200, body: '<html>', contentType: 'text/html' }),
  ],
  ['fails', (route) => route.fulfill({ status: 500, body: '' })],
];

test('refuses a sign-in when the token endpoint is silent, answers with HTML or fails', async ({
  page,
}) => {
  for (const [name, answer, words] of silences) {
    await test.step(name, async () => {
      await page.goto('/login');
      await page.route('**/token', (route) =>
        route.request().method() === 'POST' ? answer(route) : route.fallback(),
      );
      await signIn(page, 'maria');
      await expectRefused(page, words);
      await page.unroute('**/token');
    });
  }
});

/** Makes pages report that they are offline for as long as the mark is there; the sandbox is on this machine. */
async function markOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get: () => localStorage.getItem('marked-offline') === null,
    });
  });
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('marked-offline', ''));
}

test('says on the sign-in page that the identity provider cannot be reached offline', async ({
  page,
}) => {
  await markOffline(page);
  await page.goto('/medical/claims');
  await page.route(/^http:\/\/localhost:\d+\/$/, (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expectRefused(page, /can’t reach the sign-in service/);
  await page.unrouteAll();
  await page.evaluate(() => localStorage.removeItem('marked-offline'));
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/claims');
});

const strangers: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['answers nothing at its root', () => new Promise(() => {})],
  ['refuses requests from another origin', (route) => route.abort('blockedbyresponse')],
  [
    'sends its root to another site',
    (route) => route.fulfill({ status: 302, headers: { location: 'https://www.example.org/' } }),
  ],
];

for (const [name, answer] of strangers) {
  test(`signs in at a provider that ${name}`, async ({ page }) => {
    await page.goto('/login');
    await page.route(/^http:\/\/localhost:\d+\/$/, answer);
    await signIn(page, 'sam');
    await expect(page).toHaveURL('/medical/dashboard');
  });
}

test('sends what product rule 4.1 requires', async ({ page }) => {
  await page.goto('/login');
  const leaving = page.waitForRequest((request) =>
    request.url().startsWith(`${places.identity}/auth?`),
  );
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  const query = Object.fromEntries(new URL((await leaving).url()).searchParams);
  expect(query).toMatchObject({
    client_id: 'member-portal',
    response_type: 'code',
    scope: 'openid profile offline_access',
    code_challenge_method: 'S256',
    redirect_uri: `${places.portal}/auth-success`,
  });
  expect(query['state']?.length).toBeGreaterThan(20);
  const returning = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/token$/.test(request.url()),
  );
  await chooseDemoMember(page, 'maria');
  const form = new URLSearchParams((await returning).postData() ?? '');
  expect(Object.fromEntries(form)).toMatchObject({
    grant_type: 'authorization_code',
    client_id: 'member-portal',
    redirect_uri: `${places.portal}/auth-success`,
  });
  expect(form.get('code_verifier')).toMatch(/^[0-9a-f]{112}$/);
  await expect(page).toHaveURL('/select-plan');
  expect((await page.evaluate(() => Object.keys(sessionStorage))).toSorted()).toEqual([
    'access_token',
    'clock-skew',
    'id_token',
    'last-activity',
    'logged_in_user',
    'refresh_token',
    'tab-of',
  ]);
});
