import { describe, expect, it, vi } from 'vitest';
import { withSignOut } from '#src/domain/session/sign-outs.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { callbackFor, signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const now = Date.parse('2026-11-21T09:00:00Z');

const identity = {
  prompt: null,
  endSessionEndpoint: 'https://id.example.org/logout?brand=blue',
  revocationEndpoint: 'https://id.example.org/revoke',
};

/** Returns a signed-in portal that records every request to the identity provider, with the storage at that time. */
function signedIn(more: Parameters<typeof createTestPortal>[0] = {}) {
  const session = more.session ?? signedInStorage({ deep_link: '/medical/claims' });
  const local = memoryStorage();
  const messages: string[] = [];
  const left: URL[] = [];
  const submitted: [url: string, fields: URLSearchParams][] = [];
  const storedKeys: string[][] = [];
  const created = createTestPortal({
    identity,
    now: () => now,
    dispatch: (url, form) => {
      storedKeys.push(Object.keys(session));
      messages.push(`${url} ${form.toString()}`);
    },
    leave: (url) => {
      storedKeys.push(Object.keys(session));
      messages.push('away');
      left.push(url);
    },
    submit: (url, fields) => {
      storedKeys.push(Object.keys(session));
      messages.push('away');
      submitted.push([url.href, fields]);
    },
    areas: { session: () => session, local: () => local },
    ...more,
    session,
  });
  return { ...created, local, messages, left, submitted, storedKeys };
}

const revocation =
  'https://id.example.org/revoke token=refresh-1&token_type_hint=refresh_token&client_id=member-portal';

const returned = {
  client_id: 'member-portal',
  post_logout_redirect_uri: 'https://members.example.org/login',
  state: 'signed-out',
};

it('clears the member’s data, then revokes the refresh token and ends the provider’s session by a form', () => {
  const session = signedInStorage({ deep_link: '/medical/claims', id_token: 'a.b.c' });
  const { portal, messages, left, submitted, storedKeys } = signedIn({ session });
  portal.session.signOut();
  expect(messages).toEqual([revocation, 'away']);
  expect(storedKeys).toEqual([['deep_link'], ['deep_link']]);
  expect(left).toEqual([]);
  expect(submitted.map(([url, fields]) => [url, Object.fromEntries(fields)])).toEqual([
    ['https://id.example.org/logout?brand=blue', { ...returned, id_token_hint: 'a.b.c' }],
  ]);
});

it('sends no hint at the member to a provider that accepts only an address', () => {
  const session = signedInStorage({ id_token: 'a.b.c' });
  const { portal, left, submitted } = signedIn({
    session,
    identity: { ...identity, endSessionMethod: 'get' },
  });
  portal.session.signOut();
  expect(submitted).toEqual([]);
  const [url] = left;
  expect(url?.origin).toBe('https://id.example.org');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({ brand: 'blue', ...returned });
});

it('keeps the ID token for sign-out, also after renewals', async () => {
  let present = now;
  const { portal, submitted } = signedIn({
    session: memoryStorage({
      code_verifier: 'v'.repeat(112),
      'pending-session': JSON.stringify({ state: 's-1', nonce: 'n-1', createdAt: now }),
    }),
    now: () => present,
    callbackUrl: callbackFor(new URLSearchParams({ state: 's-1' })),
    fetchToken: () => Promise.resolve(signInAnswer({ now: present, nonce: 'n-1' })),
  });
  expect(await portal.session.finishSignIn()).toBeNull();
  present += 301_000;
  expect(await portal.session.accessToken()).not.toBeNull();
  portal.session.signOut();
  const hint = submitted[0]?.[1].get('id_token_hint')?.split('.')[1] ?? '';
  expect(JSON.parse(Buffer.from(hint, 'base64url').toString())).toMatchObject({ sub: 'maria' });
});

it('ends chat, calls, caches, storage and other tabs in this order, then redirects', () => {
  const order: string[] = [];
  const session = signedInStorage();
  const { portal } = signedIn({
    session,
    otherTabs: {
      listen: () => {},
      post: () => {
        order.push(session.getItem('access_token') === null ? 'storage' : '', 'other tabs');
      },
    },
    dispatch: () => void order.push('revocation'),
    submit: () => void order.push('away'),
  });
  vi.spyOn(portal.chat, 'end').mockImplementation(() => void order.push('chat'));
  portal.session.ended.addEventListener('abort', () => order.push('calls'));
  vi.spyOn(portal.queryClient, 'clear').mockImplementation(() => void order.push('caches'));
  portal.session.onClosed(() => order.push('screen'));
  // Opening the page has notified the other tabs already.
  order.splice(0);
  portal.session.signOut();
  expect(order).toEqual([
    ...['chat', 'calls', 'caches', 'storage', 'other tabs'],
    ...['revocation', 'screen', 'away'],
  ]);
});

it.each(['dispatch', 'submit'] as const)('signs the member out even if "%s" fails', (step) => {
  const failure = new TypeError('no');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { portal, session } = signedIn({
    [step]: () => {
      throw failure;
    },
  });
  const closed = vi.fn();
  portal.session.onClosed(closed);
  portal.session.signOut();
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
  logged.mockClear();
  expect(closed).toHaveBeenCalledOnce();
  expect(portal.session.isSignedIn()).toBe(false);
  expect(Object.keys(session)).toEqual(['deep_link']);
});

it('calls no provider without configured sign-out addresses', () => {
  const { portal, messages } = signedIn({
    identity: { prompt: 'login', endSessionEndpoint: null, revocationEndpoint: null },
  });
  portal.session.signOut();
  expect(messages).toEqual([]);
});

it('revokes the token of a session that ends by itself, and stays on the page that says why', () => {
  const { portal, messages } = signedIn();
  portal.session.reportRejected();
  expect(messages).toEqual([revocation]);
  expect(portal.session.problem.get()).toBe('session-ended');
});

it('does not revoke a refresh token that the provider has refused', async () => {
  const { portal, messages } = signedIn({
    now: () => now + 2 * 60 * 60_000,
    isOnline: () => false,
    fetchToken: () => Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 })),
  });
  await expect(portal.session.accessToken()).rejects.toMatchObject({ kind: 'session' });
  expect(portal.session.problem.get()).toBe('session-ended');
  expect(messages).toEqual([]);
});

it('revokes only its token when another tab signs out', () => {
  let hear: (message: unknown) => void = () => {};
  const { portal, messages } = signedIn({
    otherTabs: { post: () => {}, listen: (listener) => void (hear = listener) },
  });
  hear({ member: 'maria', news: { type: 'ended', problem: 'signed-out-elsewhere' } });
  expect(portal.session.isSignedIn()).toBe(false);
  expect(messages).toEqual([revocation]);
});

it('revokes its token when a restored tab finds its member signed out', () => {
  const local = memoryStorage({
    'signed-out-at': JSON.stringify(withSignOut(null, 'maria', now - 1_000)),
  });
  const session = signedInStorage({ 'last-activity': String(now - 60_000) });
  const { portal, messages } = signedIn({
    session,
    areas: { session: () => session, local: () => local },
  });
  expect(portal.session.isSignedIn()).toBe(false);
  expect(messages).toEqual([revocation]);
});

describe('a provider whose session may still exist', () => {
  /** Presses Sign In; returns the authorization request. */
  async function wayIn({ portal, left }: Pick<ReturnType<typeof signedIn>, 'portal' | 'left'>) {
    void portal.session.signIn();
    await expect.poll(() => left.at(-1)?.pathname).toBe('/auth');
    return left.at(-1)?.searchParams ?? new URLSearchParams();
  }

  it('does not redirect after an offline sign-out, and asks the next member for the password', async () => {
    let isOnline = false;
    const offline = signedIn({ isOnline: () => isOnline });
    offline.portal.session.signOut();
    expect(offline.messages).toEqual([revocation]);
    isOnline = true;
    expect((await wayIn(offline)).get('prompt')).toBe('login');
  });

  it.each<[string, (portal: Portal) => void]>([
    ['signed out', ({ session }) => session.signOut()],
    ['thrown out', ({ session }) => session.reportRejected()],
  ])('asks for the password in every tab until a member signs in: %s', async (_, end) => {
    const first = signedIn();
    end(first.portal);
    const session = memoryStorage();
    const areas = { session: () => session, local: () => first.local };
    const parameters = await wayIn(signedIn({ session, areas }));
    expect(parameters.get('prompt')).toBe('login');
    const back = signedIn({
      session,
      areas,
      callbackUrl: callbackFor(parameters),
      fetchToken: () => Promise.resolve(signInAnswer({ now, nonce: parameters.get('nonce') })),
    });
    expect(await back.portal.session.finishSignIn()).toBeNull();
    const later = memoryStorage();
    const anotherTab = signedIn({
      session: later,
      areas: { session: () => later, local: () => first.local },
    });
    expect((await wayIn(anotherTab)).has('prompt')).toBe(false);
  });
});
