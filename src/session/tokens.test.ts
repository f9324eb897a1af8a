import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from '#src/storage/browser-storage.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { jwt } from '#tests/support/tokens.ts';
import { isSamePair, type HeldTokens } from './token-pair.ts';
import { createTokenStore } from './tokens.ts';

/** Epoch seconds. */
const issued = 1_000;

/** Returns the tokens of a member, good for ten minutes. */
const tokensOf = (sub: string, mark = '1', skew = 0): HeldTokens => ({
  accessToken: jwt({ sub, mark, iat: issued, exp: issued + 600 }),
  refreshToken: `refresh-${mark}`,
  skew,
});

function openTab(session = memoryStorage()) {
  const storage = createBrowserStorage({ session: () => session, local: () => memoryStorage() });
  return { session, tokens: createTokenStore(storage) };
}

function signedIn(tokens = tokensOf('maria')) {
  const tab = openTab();
  tab.tokens.adopt(tokens);
  return tab;
}

describe('a tab', () => {
  it('a tab without tokens has no user and no expiry', () => {
    const { tokens } = openTab();
    expect(tokens.held()).toBeNull();
    expect(tokens.userId()).toBeNull();
    expect(tokens.hasExpired(Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(tokens.isRenewalDue(Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it('keeps the tokens it adopts in its storage, for a reload', () => {
    const { session, tokens } = signedIn();
    expect(tokens.held()).toEqual(tokensOf('maria'));
    expect(tokens.userId()).toBe('maria');
    expect(openTab(session).tokens.held()).toEqual(tokensOf('maria'));
  });

  it.each(['access_token', 'refresh_token'])('holds no tokens without its %s', (name) => {
    const { session, tokens } = signedIn();
    session.removeItem(name);
    expect(tokens.held()).toBeNull();
  });
});

describe('a token of ten minutes', () => {
  it.each([
    [539_999, false, false],
    [540_000, true, false],
    [589_999, true, false],
    [590_000, true, true],
  ])('%d ms after it was issued: renewal due %s, expired %s', (ms, due, expired) => {
    const { tokens } = signedIn();
    expect(tokens.isRenewalDue(issued * 1000 + ms)).toBe(due);
    expect(tokens.hasExpired(issued * 1000 + ms)).toBe(expired);
  });

  it('has the age by the issuer’s clock', () => {
    const { tokens } = signedIn(tokensOf('maria', '1', 60_000));
    expect(tokens.hasExpired(issued * 1000 + 649_999)).toBe(false);
    expect(tokens.hasExpired(issued * 1000 + 650_000)).toBe(true);
    expect(tokens.isRenewalDue(issued * 1000 + 599_999)).toBe(false);
    expect(tokens.isRenewalDue(issued * 1000 + 600_000)).toBe(true);
  });
});

describe('fresh tokens', () => {
  const fresh = tokensOf('maria', '2', 5_000);

  it('replace those they were requested with', () => {
    const { tokens } = signedIn();
    expect(tokens.succeed(tokensOf('maria'), fresh)).toBe('adopted');
    expect(tokens.held()).toEqual(fresh);
  });

  it('change nothing if the member signed out meanwhile', () => {
    const { tokens } = openTab();
    expect(tokens.succeed(tokensOf('maria'), fresh)).toBe('gone');
    expect(tokens.held()).toBeNull();
  });

  it.each([
    ['another member has signed in meanwhile', tokensOf('sam'), fresh, 'gone'],
    ['the session has gone on with others', tokensOf('maria', '3'), fresh, 'superseded'],
    ['they name another member', tokensOf('maria'), tokensOf('sam', '2'), 'foreign'],
    ['they name no member', tokensOf('maria'), { ...fresh, accessToken: 'k3fj-29fj' }, 'foreign'],
  ])('change nothing when %s', (_, current, next, succession) => {
    const { tokens } = signedIn(current);
    expect(tokens.succeed(tokensOf('maria'), next)).toBe(succession);
    expect(tokens.held()).toEqual(current);
  });
});

it('pairs are equal if both tokens are', () => {
  const pair = tokensOf('maria');
  expect(isSamePair(pair, tokensOf('maria'))).toBe(true);
  expect(isSamePair(pair, { ...pair, accessToken: 'another' })).toBe(false);
  expect(isSamePair(pair, { ...pair, refreshToken: 'another' })).toBe(false);
});
