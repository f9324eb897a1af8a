import { describe, expect, it } from 'vitest';
import {
  callsAfterSignIn,
  createEarlyExchange,
  grantOf,
  type ReturnSight,
} from '#src/app/early-exchange.ts';
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

/** A return, with what the tab has stored. */
function sightOf(changes: Partial<ReturnSight> = {}, stored: Record<string, string | null> = {}) {
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
  const sight: ReturnSight = {
    config: testConfig,
    stored: (name) => session.getItem(name),
    url: backWith(back),
    now,
    ...changes,
  };
  return { sight, session };
}

/** The portal, which finishes a sign-in whose request is under way. */
async function finish(answer: () => Promise<Response>) {
  const url = backWith(back);
  const asked: [string, string][] = [];
  const exchange = createEarlyExchange((endpoint, { body }) => {
    asked.push([endpoint, body instanceof URLSearchParams ? body.toString() : '']);
    return answer();
  }, Date.now);
  const { sight, session } = sightOf({ url });
  const grant = grantOf(sight);
  const told: [next: unknown, asked: number][] = [];
  // The portal is there already when the answer comes.
  const early =
    grant === null
      ? null
      : exchange.begin(grant, (tokens) => told.push([tokens, calls.length])).catch(() => null);
  const { portal, calls } = createTestPortal({
    ...{ session, now: () => now, callbackUrl: url, fetchToken: exchange.fetchToken },
    tokenWaitedMs: exchange.tokenWaitedMs,
  });
  const problem = await portal.session.finishSignIn();
  await early;
  return { portal, problem, asked, calls, told };
}

describe('the code is exchanged before the portal runs', () => {
  it('once, and the portal checks the answer', async () => {
    const { portal, problem, asked, told } = await finish(() =>
      Promise.resolve(signInAnswer({ now, nonce: 'n-1' })),
    );
    expect(problem).toBeNull();
    expect(portal.session.userId()).toBe('maria');
    expect(asked).toHaveLength(1);
    // Before the portal asks for anything with the tokens.
    expect(told).toMatchObject([[{ refresh_token: 'refresh-of-maria' }, 0]]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    [
      'a nonce of another sign-in',
      () => Promise.resolve(signInAnswer({ now, nonce: 'n-2' })),
      'callback-refused',
    ],
    [
      'a refusal',
      () => Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 })),
      'callback-refused',
    ],
    ['no JSON', () => Promise.resolve(new Response('<html>')), 'callback-refused'],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'provider-unreachable'],
  ])('%s is refused as before, and nothing asked again', async (_, answer, expected) => {
    const { portal, problem, asked } = await finish(answer);
    expect(problem).toBe(expected);
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
  await exchange.begin(grant);
  present += 60_000;
  const { portal } = createTestPortal({
    ...{ session, now: () => present, callbackUrl: sight.url },
    ...{ fetchToken: exchange.fetchToken, tokenWaitedMs: exchange.tokenWaitedMs },
  });
  expect(await portal.session.finishSignIn()).toBeNull();
  await portal.session.accessToken();
  expect(asked).toEqual(['authorization_code']);
  // Five minutes after it was issued, less what a call is on its way.
  present = now + 292_000;
  await portal.session.accessToken();
  expect(asked).toEqual(['authorization_code', 'refresh_token']);
});

const identity = (changes: object): Partial<ReturnSight> => ({
  config: { ...testConfig, identity: { ...testConfig.identity, ...changes } },
});
const url = (changes: Record<string, string>): Partial<ReturnSight> => ({
  url: backWith({ ...back, ...changes }),
});
const without = (name: keyof typeof back): Partial<ReturnSight> => ({
  url: backWith(Object.fromEntries(Object.entries(back).filter(([one]) => one !== name))),
});

describe('nothing is asked early of a return that', () => {
  it.each<[string, Partial<ReturnSight>, Record<string, string | null>?]>([
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

it('an answer on its way is for the very same request only, and once', async () => {
  let requests = 0;
  const exchange = createEarlyExchange(() => {
    requests += 1;
    return Promise.resolve(new Response(String(requests)));
  }, Date.now);
  const grant = grantOf(sightOf().sight);
  if (grant === null) throw new Error('the code is exchanged');
  await exchange.begin(grant);
  const other = new URLSearchParams(grant.form);
  other.set('code', 'c-2');
  const numberOf = async (form: URLSearchParams, endpoint = grant.endpoint) => {
    const answer = await exchange.fetchToken(endpoint, { method: 'POST', body: form });
    return answer.text();
  };
  expect(await numberOf(other)).toBe('2');
  await exchange.begin(grant);
  expect(await numberOf(grant.form, 'https://elsewhere.example/token')).toBe('4');
  await exchange.begin(grant);
  expect(await numberOf(new URLSearchParams([...grant.form].toReversed()))).toBe('5');
  expect(await numberOf(grant.form)).toBe('6');
});

it('what comes next is asked before the portal has the tokens, and takes nothing with it when it cannot be', async () => {
  const grant = grantOf(sightOf().sight);
  if (grant === null) throw new Error('the code is exchanged');
  const order: string[] = [];
  const exchange = createEarlyExchange(
    () => Promise.resolve(Response.json({ access_token: 'a' })),
    Date.now,
  );
  void exchange.begin(grant, () => {
    order.push('next');
    throw new TypeError('Invalid URL');
  });
  const taken = await exchange.fetchToken(grant.endpoint, { method: 'POST', body: grant.form });
  order.push('taken');
  expect(await taken.json()).toEqual({ access_token: 'a' });
  expect(order).toEqual(['next', 'taken']);
});

describe('what is asked next', () => {
  const asked = (tokens: unknown) =>
    callsAfterSignIn({ config: testConfig, origin, addresses: afterSignIn }, tokens).map(
      ({ url: address, headers }) => [address, headers.get('authorization')],
    );

  it('is what the portal asks, by the token that has just come', () => {
    const token = jwt({ sub: 'maria', exp: now / 1000 + 300 });
    expect(asked({ access_token: token })).toEqual([
      [`${origin}/api/member/users/maria/memberships`, `Bearer ${token}`],
      [`${origin}/api/member/users/maria/settings`, `Bearer ${token}`],
    ]);
  });

  it.each([
    ['no token', {}],
    ['no answer', null],
    ['a token that names nobody', { access_token: 'a.b.c' }],
    ['a name that is an address', { access_token: jwt({ sub: '../maria', exp: 1 }) }],
  ])('is nothing for %s', (_, tokens) => expect(asked(tokens)).toEqual([]));
});
