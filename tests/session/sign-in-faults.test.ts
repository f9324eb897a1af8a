import { expect, it } from 'vitest';
import { faults, unauthorized } from '#tests/support/faults.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

const now = Date.parse('2026-11-21T09:00:00Z');

/** A user who comes back from the identity provider. */
async function comeBack(answer: () => Response | Promise<Response>) {
  let requests = 0;
  const session = memoryStorage({
    code_verifier: 'v'.repeat(112),
    'pending-session': JSON.stringify({ state: 's-1', nonce: 'n-1', createdAt: now - 5_000 }),
    deep_link: '/medical/claims',
  });
  const { portal, calls } = createTestPortal({
    session,
    now: () => now,
    callbackUrl:
      'https://members.example.org/auth-success?code=c-1&state=s-1&iss=https%3A%2F%2Fid.example.org',
    fetchToken: async () => {
      requests += 1;
      return answer();
    },
  });
  const problem = await portal.session.finishSignIn();
  return { portal, session, problem, calls, requests: () => requests };
}

it.each([...faults, unauthorized])(
  'returns to the sign-in page with the reason and only the deep link when the token endpoint answers with $name',
  async ({ answer, kind }) => {
    const { portal, session, problem, calls, requests } = await comeBack(answer);
    const isLost = kind === 'network' || kind === 'timeout' || kind === 'aborted';
    expect(problem).toBe(isLost ? 'provider-unreachable' : 'callback-refused');
    expect(portal.session.isSignedIn()).toBe(false);
    expect(Object.keys(session)).toEqual(['deep_link']);
    expect(requests()).toBe(1);
    expect(calls).toEqual([]);
    // The callback is spent: opened again, it sends no request.
    await portal.session.finishSignIn();
    expect(requests()).toBe(1);
  },
);

it.each([
  ['not the same member', 'sam', 'maria', false],
  ['the same member', 'maria', 'maria', true],
])(
  'compares the ID token of %s with the access token',
  async (_, idTokenOf, accessTokenOf, isSignedIn) => {
    const { portal, problem } = await comeBack(() =>
      signInAnswer({ now, nonce: 'n-1', sub: accessTokenOf, claims: { sub: idTokenOf } }),
    );
    expect(problem).toBe(isSignedIn ? null : 'callback-refused');
    expect(portal.session.isSignedIn()).toBe(isSignedIn);
  },
);

async function signInAnswerWith(more: object): Promise<Response> {
  const answer: unknown = await signInAnswer({ now, nonce: 'n-1' }).json();
  return Response.json(Object.assign({}, answer, more));
}

it.each([
  ['is opaque', 'k3fj-29fj'],
  ['names no member', jwt({ exp: now / 1000 + 300, iat: now / 1000 })],
])('rejects an access token that %s', async (_, accessToken) => {
  const { portal, session, problem } = await comeBack(() =>
    signInAnswerWith({ access_token: accessToken }),
  );
  expect(problem).toBe('callback-refused');
  expect(portal.session.isSignedIn()).toBe(false);
  expect(Object.keys(session)).toEqual(['deep_link']);
});

it.each([null, ''])('accepts a token response with %j for optional members', async (nothing) => {
  const { portal, problem } = await comeBack(() =>
    signInAnswerWith({ scope: nothing, expires_in: nothing }),
  );
  expect(problem).toBeNull();
  expect(portal.session.isSignedIn()).toBe(true);
});
