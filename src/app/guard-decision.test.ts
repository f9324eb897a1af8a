import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import type { Access, Decision } from '#src/domain/plan/access.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { follow } from './guard-decision.ts';
import { takeReturnAddress } from './return-address.ts';

const forPlan = { needs: 'plan', prefixed: true } satisfies Access;

/** Follows a decision about an address, in a tab with this storage. */
function followTo(
  decision: Decision,
  url: string,
  {
    access = forPlan,
    preload = false,
    stored = {},
  }: { access?: Access; preload?: boolean; stored?: Record<string, string> } = {},
) {
  const session = memoryStorage(stored);
  const { portal } = createTestPortal({ session });
  const { pathname, search, hash } = new URL(url, portal.origin);
  const location = {
    pathname,
    searchStr: search,
    hash: hash.slice(1),
    href: url,
    publicHref: url,
    search: {},
    state: { __TSR_index: 0 },
    external: false,
  };
  let end: unknown = 'let through';
  try {
    follow(decision, portal, access, { location, matches: [], preload });
  } catch (thrown) {
    if (isRedirect(thrown)) end = thrown.options;
    else if (isNotFound(thrown)) end = 'not found';
    else throw thrown;
  }
  return {
    portal,
    end,
    remembered: session.getItem('deep_link'),
    message: session.getItem('deepLinkMessage'),
  };
}

const before = { deep_link: '/medical/programs', deepLinkMessage: 'm-1' };

describe('an allowed navigation', () => {
  it.each(['allow', 'too-young'] as const)('(%s) clears the remembered address', (kind) => {
    const { end, remembered, message } = followTo({ kind }, '/medical/claims', { stored: before });
    expect([end, remembered, message]).toEqual(['let through', null, null]);
  });

  it.each([
    ['a link is hovered', { preload: true }],
    ['the screen is not one of a plan', { access: { needs: 'sign-in' } as const }],
    ['the screen is public', { access: { needs: 'nothing' } as const }],
  ])('forgets nothing when %s', (_, options) => {
    const { end, remembered } = followTo({ kind: 'allow' }, '/settings/profile', {
      ...options,
      stored: before,
    });
    expect([end, remembered]).toEqual(['let through', '/medical/programs']);
  });
});

describe.each([
  ['outage', '/outage-message'],
  ['login', '/login'],
  ['terms', '/terms-of-use'],
  ['select-plan', '/select-plan'],
] as const)('a navigation stopped by %s', (kind, to) => {
  it('goes to the page for it, and replaces the history entry', () => {
    expect(followTo({ kind }, '/medical/claims').end).toMatchObject({ to, replace: true });
  });

  it('remembers the address of a stopped navigation', () => {
    const { remembered, message } = followTo({ kind }, '/medical/claims?page=2#row-5', {
      stored: before,
    });
    expect([remembered, message]).toEqual(['/medical/claims?page=2#row-5', null]);
  });

  it('remembers the message of a stopped navigation by its ID, too', () => {
    expect(followTo({ kind }, '/message/m-7').message).toBe('m-7');
    expect(followTo({ kind }, '/message/m-7/attachment').message).toBeNull();
    expect(followTo({ kind }, '/old/message/m-7').message).toBeNull();
  });

  it('does not remember the address of a link that is only hovered', () => {
    const { end, remembered, portal } = followTo({ kind }, '/medical/claims', {
      preload: true,
      stored: before,
    });
    expect(end).toMatchObject({ to });
    expect(remembered).toBe('/medical/programs');
    expect(portal.outage.turnedAwayAt()).toBeNull();
  });
});

it('does not remember a public page that needs a sign-in', () => {
  const access = { needs: 'nothing', checksToken: true } as const;
  expect(followTo({ kind: 'login' }, '/terms-of-use', { access }).remembered).toBeNull();
});

it.each([
  ['/claims', '/medical/claims'],
  ['/dental/claims', '/medical/claims'],
  ['/Vision/claims', '/medical/claims'],
  ['/claims//', '/medical/claims'],
  ['/claims?page=2#row-5', '/medical/claims?page=2#row-5'],
  ['/dental/claim-details/77', '/medical/claim-details/77'],
  ['/', '/medical'],
])('%s leads to the plan’s own address, %s', (url, href) => {
  const { end } = followTo({ kind: 'own-prefix', prefix: 'medical' }, url);
  expect(end).toMatchObject({ href, replace: true });
});

it('does not find a screen that does not exist', () => {
  expect(followTo({ kind: 'not-found' }, '/medical/claims').end).toBe('not found');
});

describe('the address to go back to', () => {
  const take = (stored: Record<string, string>, isProtected = true) => {
    const session = memoryStorage(stored);
    const { portal } = createTestPortal({ session });
    const taken = takeReturnAddress(portal, () => isProtected);
    return { taken, again: takeReturnAddress(portal, () => isProtected) };
  };

  it('returns the address to go back to once', () => {
    expect(take(before)).toEqual({ taken: '/medical/programs', again: null });
  });

  it('goes back to the message if no other address is remembered', () => {
    expect(take({ deepLinkMessage: 'm 1/2' }).taken).toBe('/message/m%201%2F2');
    expect(take({}).taken).toBeNull();
  });

  it('does not go back to an address outside the portal’s protected screens', () => {
    expect(take({ deep_link: '/medical/programs' }, false).taken).toBeNull();
    expect(take({ deep_link: 'https://evil.example/' }).taken).toBeNull();
  });
});
