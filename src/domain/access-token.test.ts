import { describe, expect, it } from 'vitest';
import { jwt } from '#tests/support/tokens.ts';
import { clockSkew, isExpired, readAccessToken } from './access-token.ts';

describe('reading an access token', () => {
  it('takes subject and times', () => {
    expect(readAccessToken(jwt({ sub: 'maria', exp: 2, iat: 1 }))).toEqual({
      sub: 'maria',
      exp: 2,
      iat: 1,
    });
    expect(readAccessToken(jwt({ sub: 'josé', exp: 2 }))).toEqual({
      sub: 'josé',
      exp: 2,
      iat: null,
    });
  });

  it.each([
    ['no text', ''],
    ['an opaque token', 'k3fj-29fj'],
    ['no exp', jwt({ sub: 'maria' })],
    ['exp as text', jwt({ sub: 'maria', exp: '2' })],
    ['no subject', jwt({ exp: 2 })],
    ['an empty subject', jwt({ sub: '', exp: 2 })],
    ['a payload that is no JSON', 'a.b.c'],
    ['a payload that is null', `a.${btoa('null')}.c`],
  ])('refuses %s', (_, token) => expect(readAccessToken(token)).toBeNull());
});

describe('expiry', () => {
  const claims = { sub: 'maria', iat: 1_000, exp: 1_300 };

  it.each([
    [1_299_999, false],
    [1_300_000, true],
  ])('at %d ms: expired is %s', (now, expired) => {
    expect(isExpired(claims, now, 0)).toBe(expired);
  });

  it('follows the issuer’s clock, not the device’s', () => {
    const skew = clockSkew(claims, 1_600_000);
    expect(skew).toBe(600_000);
    expect(isExpired(claims, 1_800_000, skew)).toBe(false);
    expect(isExpired(claims, 1_900_000, skew)).toBe(true);
  });

  it('trusts the device when the token does not say when it was issued', () => {
    expect(clockSkew({ ...claims, iat: null }, 1_600_000)).toBe(0);
  });
});
