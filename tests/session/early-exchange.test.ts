import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exchangeCode, type Tokens } from '#src/api/sign-in/identity.ts';
import {
  callsAfterSignIn,
  createEarlyExchange,
  grantOf,
  type CallbackInput,
} from '#src/boot/early-exchange.ts';
import { afterSignIn } from '../../scripts/page-markup.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { backWith, signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal, testConfig } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const origin = 'https://members.example.org';
const back = { code: 'c-1', state: 's-1', iss: 'https://id.example.org' };

const pending = (changes: object = {}) =>
  JSON.stringify({ state: 's-1', nonce: 'n-1', createdAt: now - 5_000, ...changes });

/** Returns the input of a return from the provider, with the tab's stored values. */
function sightOf(changes: Partial<CallbackInput> = {}, stored: Record<string, string | null> = {}) {
  const kept: Record<string, string | null> = {
    code_verifier: 'v'.repeat(112),
    'pending-session': pending(),
    ...stored,
  };
  const session = memoryStorage(
    Object.fromEntries(
      Object.entries(kept).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
    ),
  );
  const sight: CallbackInput = {
    config: testConfig,
    stored: (name) => session.getItem(name),
    url: backWith(back),
    now,
    ...changes,
  };
  return { sight, session };
}

/** Finishes a sign-in whose code the page exchanges before the portal does, as src/boot/finish-sign-in.ts does. */
async function finish(answer: () => Promise<Response>) {
  const url = backWith(back);
  const asked: [string, string][] = [];
  const exchange = createEarlyExchange((endpoint, { body }) => {
    asked.push([endpoint, body instanceof URLSearchParams ? body.toString() : '']);
    return answer();
  }, Date.now);
  const { sight, session } = sightOf({ url });
  const grant = grantOf(sight);
  const told: [next: Tokens, calls: number][] = [];
  if (grant === null) throw new Error('the code is exchanged');
  exchange.begin(grant);
  // The portal is there already when the answer comes.
  const early = exchange
    .exchangeOnce(grant.request, exchangeCode)
    .then(({ tokens }) => told.push([tokens, calls.length]))
    .catch(() => null);
  const { fetchToken, exchangeOnce } = exchange;
  const { portal, calls } = createTestPortal({
    session,
    now: () => now,
    callbackUrl: url,
    fetchToken,
    exchangeOnce,
  });
  const problem = await portal.session.finishSignIn();
  await early;
  return { portal, problem, asked, calls, told };
}

describe('the code is exchanged before the portal runs', () => {
  it('once, and the portal takes the same tokens', async () => {
    const { portal, problem, asked, told } = await finish(() =>
      Promise.resolve(signInAnswer({ now, nonce: 'n-1' })),
    );
    expect(problem).toBeNull();
    expect(portal.session.userId()).toBe('maria');
    expect(asked).toHaveLength(1);
    // Before the portal sends any request with the tokens.
    expect(told).toMatchObject([[{ refreshToken: 'refresh-of-maria' }, 0]]);
  });

  const idToken = (claims: object) => () =>
    Promise.resolve(signInAnswer({ now, nonce: 'n-1', claims }));
  it.each<[string, () => Promise<Response>, string?]>([
    ['a nonce of another sign-in', idToken({ nonce: 'n-2' })],
    ['no nonce', idToken({ nonce: undefined })],
    ['another audience', idToken({ aud: 'other-client' })],
    ['several audiences and no azp', idToken({ aud: ['member-portal', 'other-client'] })],
    ['another azp', idToken({ aud: ['member-portal', 'x'], azp: 'x' })],
    ['another issuer', idToken({ iss: 'https://evil.example' })],
    ['an ID token that ends before it was issued', idToken({ exp: now / 1000 - 60 })],
    ['an ID token that holds only later', idToken({ nbf: now / 1000 + 60 })],
    ['an ID token without an end', idToken({ exp: undefined })],
    ['an ID token without a subject', idToken({ sub: undefined })],
    [
      'no ID token',
      async () => {
        const body = z.looseObject({}).parse(await signInAnswer({ now, nonce: 'n-1' }).json());
        return Response.json({ ...body, id_token: undefined });
      },
    ],
    [
      'a refusal',
      () => Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 })),
    ],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'provider-unreachable'],
  ])('%s: no call carries the token, and nothing is asked again', async (...row) => {
    const [, answer, expected = 'callback-refused'] = row;
    const { portal, problem, asked, told, calls } = await finish(answer);
    expect(problem).toBe(expected);
    expect(told).toEqual([]);
    expect(calls).toEqual([]);
    expect(portal.session.isSignedIn()).toBe(false);
    expect(asked).toHaveLength(1);
  });
});

it('a token that waited for the portal is as old as it is, and renewed in time', async () => {
  const asked: (string | null)[] = [];
  let present = now;
  const exchange = createEarlyExchange(
    (_, { body }) => {
      asked.push(body instanceof URLSearchParams ? body.get('grant_type') : null);
      return Promise.resolve(signInAnswer({ now: present, nonce: 'n-1' }));
    },
    () => present,
  );
  const { sight, session } = sightOf();
  const grant = grantOf(sight);
  if (grant === null) throw new Error('the code is exchanged');
  exchange.begin(grant);
  await exchange.exchangeOnce(grant.request, exchangeCode);
  present += 60_000;
  const { fetchToken, exchangeOnce } = exchange;
  const { portal } = createTestPortal({
    session,
    now: () => present,
    callbackUrl: sight.url,
    fetchToken,
    exchangeOnce,
  });
  expect(await portal.session.finishSignIn()).toBeNull();
  await portal.session.accessToken();
  expect(asked).toEqual(['authorization_code']);
  // Five minutes after it was issued, less the duration of a call.
  present = now + 292_000;
  await portal.session.accessToken();
  expect(asked).toEqual(['authorization_code', 'refresh_token']);
});

const identity = (changes: object): Partial<CallbackInput> => ({
  config: { ...testConfig, identity: { ...testConfig.identity, ...changes } },
});
const url = (changes: Record<string, string>): Partial<CallbackInput> => ({
  url: backWith({ ...back, ...changes }),
});
const without = (name: keyof typeof back): Partial<CallbackInput> => ({
  url: backWith(Object.fromEntries(Object.entries(back).filter(([one]) => one !== name))),
});

describe('S19: nothing is asked early of a return that', () => {
  it.each<[string, Partial<CallbackInput>, Record<string, string | null>?]>([
    ['carries another state', url({ state: 's-2' })],
    ['carries two states', { url: `${backWith(back)}&state=s-1` }],
    ['carries no state', without('state')],
    ['carries no code', without('code')],
    ['carries an empty code', url({ code: '' })],
    ['carries two codes', { url: `${backWith(back)}&code=c-2` }],
    ['carries an error', url({ error: 'access_denied' })],
    ['carries an ID token', url({ id_token: 'a.b.c' })],
    ['carries a response of another kind', url({ response: 'a.b.c' })],
    ['names another issuer', url({ iss: 'https://evil.example' })],
    ['names two issuers', { url: `${backWith(back)}&iss=https://evil.example` }],
    [
      'names none, of a provider that does',
      { ...identity({ sendsIssuer: true }), ...without('iss') },
    ],
    ['nobody waits for', {}, { 'pending-session': null }],
    ['has no verifier', {}, { code_verifier: null }],
    ['was begun too long ago', {}, { 'pending-session': pending({ createdAt: now - 600_001 }) }],
    ['was begun in the future', {}, { 'pending-session': pending({ createdAt: now + 1 }) }],
    ['is being finished', {}, { logging_in: 'true' }],
    ['comes to somebody who is signed in', {}, { access_token: 'a.b.c' }],
    ['would go over an open line', identity({ tokenEndpoint: 'http://id.example.org/token' })],
    ['would go nowhere', identity({ tokenEndpoint: 'token' })],
    ['has no configuration', { config: null }],
  ])('%s', (_, changes, stored = {}) => {
    expect(grantOf(sightOf(changes, stored).sight)).toBeNull();
  });
});

it('an answer on its way is for the same request only, and once', async () => {
  let requests = 0;
  const exchange = createEarlyExchange(() => {
    requests += 1;
    return Promise.resolve(new Response(String(requests)));
  }, Date.now);
  const grant = grantOf(sightOf().sight);
  if (grant === null) throw new Error('the code is exchanged');
  const { endpoint, form, request } = grant;
  let attempts = 0;
  /** The number of the answer that an exchange gets which sends this form. */
  const answerTo = async (sent: URLSearchParams, to = endpoint) => {
    attempts += 1;
    const { tokens } = await exchange.exchangeOnce(
      { ...request, codeVerifier: String(attempts) },
      async (_, fetchToken) => {
        const answer = await fetchToken(to, { method: 'POST', body: sent });
        return { accessToken: await answer.text(), refreshToken: '', idToken: '', issuedAt: 0 };
      },
    );
    return tokens.accessToken;
  };
  const other = new URLSearchParams(form);
  other.set('code', 'c-2');
  exchange.begin(grant);
  expect(await answerTo(other)).toBe('2');
  expect(await answerTo(form, 'https://elsewhere.example/token')).toBe('3');
  expect(await answerTo(new URLSearchParams([...form].toReversed()))).toBe('1');
  expect(await answerTo(form)).toBe('4');
});

it('the portal and the page ask for one exchange, in either order', async () => {
  const exchange = createEarlyExchange(
    () => Promise.resolve(signInAnswer({ now, nonce: 'n-1' })),
    Date.now,
  );
  const grant = grantOf(sightOf().sight);
  if (grant === null) throw new Error('the code is exchanged');
  expect(exchange.isBegun()).toBe(false);
  const first = exchange.exchangeOnce(grant.request, exchangeCode);
  expect(exchange.isBegun()).toBe(true);
  expect(exchange.exchangeOnce({ ...grant.request }, exchangeCode)).toBe(first);
  await first;
});

describe('S19: what is asked next', () => {
  const asked = (token: string) =>
    callsAfterSignIn({ config: testConfig, origin, addresses: afterSignIn }, token).map(
      ({ url: address, headers }) => [address, headers.get('authorization')],
    );

  it('is what the portal asks, by the token that has just come', () => {
    const token = jwt({ sub: 'maria', exp: now / 1000 + 300 });
    expect(asked(token)).toEqual([
      [`${origin}/api/member/users/maria/memberships`, `Bearer ${token}`],
      [`${origin}/api/member/users/maria/settings`, `Bearer ${token}`],
    ]);
  });

  it('is not the settings of an insurer that has none', () => {
    const token = jwt({ sub: 'maria', exp: now / 1000 + 300 });
    const config = { ...testConfig, without: ['settings'] };
    const next = callsAfterSignIn({ config, origin, addresses: afterSignIn }, token);
    expect(next.map(({ url: address }) => address)).toEqual([
      `${origin}/api/member/users/maria/memberships`,
    ]);
  });

  it.each([
    ['a token that names nobody', 'a.b.c'],
    ['a name that is an address', jwt({ sub: '../maria', exp: 1 })],
  ])('is nothing for %s', (_, token) => expect(asked(token)).toEqual([]));
});
