import { expect, it, vi } from 'vitest';
import { leaveAtOnce } from '#src/boot/leave-at-once.ts';
import { createBrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { callbackFor, signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal, testConfig } from '#tests/support/test-portal.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const origin = 'https://members.example.org';

type Sight = Parameters<typeof leaveAtOnce>[0];

const sightOf = (changes: Partial<Sight> = {}): Sight => ({
  config: testConfig,
  session: memoryStorage(),
  local: memoryStorage(),
  isOnline: true,
  origin,
  now,
  ...changes,
});

/** Returns the address at which the portal itself leaves for sign-in, over the same storage. */
async function leavingOfThePortal(
  areas: { session: Storage; local: Storage },
  identity: Partial<typeof testConfig.identity> = {},
): Promise<URL> {
  const left: URL[] = [];
  const { portal } = createTestPortal({
    session: areas.session,
    identity,
    now: () => now,
    leave: (url) => void left.push(url),
    areas: { session: () => areas.session, local: () => areas.local },
  });
  void portal.session.signIn();
  return vi.waitUntil(() => left[0]);
}

/** Returns an address without the parts that are new each time. */
function lasting({ origin: host, pathname, searchParams }: URL) {
  const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(searchParams);
  return { host, pathname, rest, lengths: [state, nonce, challenge].map((text) => text?.length) };
}

it.each([
  ['with the configured prompt', {}],
  ['with a request for the password after an earlier session', { 'ask-who': 'true' }],
])('redirects from the sign-in page as the portal does, %s', async (_, shared) => {
  const [mine, its] = [memoryStorage(), memoryStorage()];
  const url = await leaveAtOnce(sightOf({ session: mine, local: memoryStorage(shared) }));
  const portals = await leavingOfThePortal({ session: its, local: memoryStorage(shared) });
  expect(url).not.toBeNull();
  expect(url && lasting(url)).toEqual(lasting(portals));
  expect(Object.keys(mine).toSorted()).toEqual(Object.keys(its).toSorted());
});

it('requests the configured scopes, and keeps the provider’s parameters', async () => {
  const identity = {
    ...testConfig.identity,
    scope: 'openid api',
    authorizationEndpoint: 'https://id.example.org/auth?audience=https%3A%2F%2Fapi.example.org',
  };
  const url = await leaveAtOnce(sightOf({ config: { ...testConfig, identity } }));
  expect(url?.searchParams.get('scope')).toBe('openid api');
  expect(url?.searchParams.get('audience')).toBe('https://api.example.org');
  const areas = { session: memoryStorage(), local: memoryStorage() };
  expect(url && lasting(url)).toEqual(lasting(await leavingOfThePortal(areas, identity)));
  // The portal reports an invalid list of scopes.
  const wrong = { ...identity, scope: null };
  expect(await leaveAtOnce(sightOf({ config: { ...testConfig, identity: wrong } }))).toBeNull();
});

it('stores what the portal needs to finish the sign-in', async () => {
  const session = memoryStorage();
  const url = await leaveAtOnce(sightOf({ session }));
  const parameters = url?.searchParams ?? new URLSearchParams();
  const storage = createBrowserStorage({ session: () => session, local: () => memoryStorage() });
  expect(storage.read(storageKeys.pendingSession)).toEqual({
    state: parameters.get('state'),
    nonce: parameters.get('nonce'),
    createdAt: now,
  });
  const { portal } = createTestPortal({
    session,
    now: () => now,
    callbackUrl: callbackFor(parameters),
    fetchToken: () => Promise.resolve(signInAnswer({ now, nonce: parameters.get('nonce') })),
  });
  expect(await portal.session.finishSignIn()).toBeNull();
  expect(portal.session.isSignedIn()).toBe(true);
});

const identity = (changes: object): Partial<Sight> => ({
  config: { ...testConfig, identity: { ...testConfig.identity, ...changes } },
});

it.each<[string, Partial<Sight>]>([
  ['there is no configuration', { config: null }],
  ['the configuration names no provider', { config: {} }],
  [
    'the address of the provider is invalid',
    identity({ authorizationEndpoint: 'javascript:alert(1)' }),
  ],
  ['the address of the provider has no host', identity({ authorizationEndpoint: 'https://' })],
  ['the client id is empty', identity({ clientId: '' })],
  ['the prompt is invalid', identity({ prompt: 7 })],
  ['sign-out would not end the session', identity({ prompt: 'consent', endSessionEndpoint: null })],
  ['there is no connection', { isOnline: false }],
  ['a member is signed in', { session: memoryStorage({ access_token: 'a.b.c' }) }],
])('leaves sign-in to the portal without storing anything when %s', async (_, changes) => {
  const sight = sightOf(changes);
  const before = Object.keys(sight.session);
  expect(await leaveAtOnce(sight)).toBeNull();
  expect(Object.keys(sight.session)).toEqual(before);
});
