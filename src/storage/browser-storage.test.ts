import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { planOf } from '#tests/support/plans.ts';
import { jwt } from '#tests/support/tokens.ts';
import { createBrowserStorage, type BrowserStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

const over = (session: Storage) =>
  createBrowserStorage({ session: () => session, local: () => memoryStorage() });

const token = jwt({ sub: 'maria', exp: 2 });

it('uses the given names and areas (product rule 3.1)', () => {
  const names = Object.values(storageKeys).map(({ name, area }) => `${area} ${name}`);
  expect(names).toEqual(
    expect.arrayContaining(
      [
        'access_token',
        'refresh_token',
        'code_verifier',
        'logged_in_user',
        'deep_link',
        'deepLinkMessage',
        'logging_in',
      ].map((name) => `session ${name}`),
    ),
  );
});

it('keeps text as plain text and everything else as JSON', () => {
  const session = memoryStorage();
  const storage = over(session);
  storage.write(storageKeys.accessToken, token);
  storage.write(storageKeys.loggingIn, true);
  expect(session.getItem('access_token')).toBe(token);
  expect(session.getItem('logging_in')).toBe('true');
  expect(storage.read(storageKeys.accessToken)).toBe(token);
  expect(storage.read(storageKeys.loggingIn)).toBe(true);
});

it('reads text that looks like JSON as text', () => {
  expect(over(memoryStorage({ logged_in_user: '12345' })).read(storageKeys.loggedInUser)).toBe(
    '12345',
  );
});

describe('removes corrupt values', () => {
  it.each<[string, string, (storage: BrowserStorage) => unknown]>([
    ['access_token', 'not a token', (storage) => storage.read(storageKeys.accessToken)],
    ['access_token', jwt({ sub: 'maria' }), (storage) => storage.read(storageKeys.accessToken)],
    ['selected-plan', '{"memberId":', (storage) => storage.read(storageKeys.selectedPlan)],
    [
      'selected-plan',
      JSON.stringify({ ...planOf('Medical'), contractType: 'Pet' }),
      (storage) => storage.read(storageKeys.selectedPlan),
    ],
    ['message-counts', '["a"]', (storage) => storage.read(storageKeys.messageCounts)],
    ['pending-session', '{}', (storage) => storage.read(storageKeys.pendingSession)],
  ])('%s = %s', (name, value, read) => {
    const session = memoryStorage({ [name]: value });
    expect(read(over(session))).toBeNull();
    expect(session.getItem(name)).toBeNull();
  });
});

describe('unavailable storage', () => {
  const blocked = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full = (): Storage =>
    Object.assign(memoryStorage(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });

  it.each([
    ['blocked', blocked],
    ['full', full],
  ])('%s: uses memory instead', (_, area) => {
    const storage = createBrowserStorage({ session: area, local: area });
    expect(storage.read(storageKeys.deepLink)).toBeNull();
    storage.write(storageKeys.deepLink, '/claims');
    expect(storage.read(storageKeys.deepLink)).toBe('/claims');
    storage.write(storageKeys.accessToken, token);
    storage.clearAfterSignOut();
    expect(storage.read(storageKeys.accessToken)).toBeNull();
    expect(storage.read(storageKeys.deepLink)).toBe('/claims');
    storage.remove(storageKeys.deepLink);
    expect(storage.read(storageKeys.deepLink)).toBeNull();
  });
});

it('keeps only the deep link after sign-out, even of keys that other scripts wrote', () => {
  const session = memoryStorage({
    access_token: token,
    refresh_token: 'r',
    'selected-plan': JSON.stringify(planOf('Medical')),
    'somebody-else': 'x',
    deep_link: '/claims',
    deepLinkMessage: 'm-1',
  });
  over(session).clearAfterSignOut();
  expect(Object.keys(session).toSorted()).toEqual(['deepLinkMessage', 'deep_link']);
});
