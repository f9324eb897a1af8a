import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jwt } from '#tests/support/tokens.ts';
import { clockSkew, isAging, isExpired, readAccessToken } from './access-token.ts';

describe('readAccessToken', () => {
  it('reads subject and times', () => {
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
    ['a subject that is no text', jwt({ sub: 7, exp: 2 })],
    ['iat as text', jwt({ sub: 'maria', exp: 2, iat: '1' })],
    ['a payload that is a text', `a.${btoa('"maria"')}.c`],
    ['a payload that is no JSON', 'a.b.c'],
    ['a payload that is null', `a.${btoa('null')}.c`],
  ])('rejects %s', (_, token) => expect(readAccessToken(token)).toBeNull());

  it('reads an iat of null as missing', () => {
    expect(readAccessToken(jwt({ sub: 'maria', exp: 2, iat: null }))?.iat).toBeNull();
  });

  it('reads all characters of base64url', () => {
    const token = jwt({ sub: '?>?>~~~ÿ?>?>~~~ÿ', exp: 2 });
    expect(token).toMatch(/-.*-/);
    expect(token).toMatch(/_.*_/);
    expect(readAccessToken(token)?.sub).toBe('?>?>~~~ÿ?>?>~~~ÿ');
  });

  it('returns the claims of the given token after another one', () => {
    const [maria, sam] = [jwt({ sub: 'maria', exp: 2 }), jwt({ sub: 'sam', exp: 2 })];
    const subjects = [maria, sam, maria, ''].map((token) => readAccessToken(token)?.sub);
    expect(subjects).toEqual(['maria', 'sam', 'maria', undefined]);
  });
});

describe('expiry', () => {
  const claims = { sub: 'maria', iat: 1_000, exp: 1_300 };

  it.each([
    [1_289_999, false],
    [1_290_000, true],
    [1_300_000, true],
  ])('a call at %d ms would arrive too late for the token: %s', (now, expired) => {
    expect(isExpired(claims, now, 0)).toBe(expired);
  });

  it('leaves a five-second token most of its life', () => {
    const short = { ...claims, exp: 1_005 };
    expect(isExpired(short, 1_003_499, 0)).toBe(false);
    expect(isExpired(short, 1_003_500, 0)).toBe(true);
  });

  it('follows the issuer’s clock, not the device’s', () => {
    const skew = clockSkew(claims.iat, 1_601_000);
    expect(skew).toBe(600_000);
    expect(isExpired(claims, 1_800_000, skew)).toBe(false);
    expect(isExpired(claims, 1_890_000, skew)).toBe(true);
  });

  it('never takes a token for younger than it is, whatever fraction of a second iat dropped', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.integer(), (fraction, ahead) => {
        const issuedAt = 1_000_000 + fraction;
        expect(clockSkew(claims.iat, issuedAt + ahead)).toBeLessThanOrEqual(ahead);
      }),
    );
  });

  it('uses the device’s clock for a token without iat', () => {
    const unknown = { ...claims, iat: null };
    expect(isExpired(unknown, 1_299_999, 0)).toBe(false);
    expect(isExpired(unknown, 1_300_000, 0)).toBe(true);
  });
});

describe('a renewal ahead of expiry', () => {
  it.each([
    ['a token of three minutes, in its last', { iat: 1_000, exp: 1_180 }, 1_120_000, true],
    ['a moment before', { iat: 1_000, exp: 1_180 }, 1_119_999, false],
    ['a token that lives for less', { iat: 1_000, exp: 1_179 }, 1_178_999, false],
    ['a token that does not say when it was issued', { iat: null, exp: 1_180 }, 1_179_000, false],
  ])('%s: %s', (_, times, now, due) => {
    expect(isAging({ sub: 'maria', ...times }, now, 0)).toBe(due);
    expect(isAging({ sub: 'maria', ...times }, now + 5_000, 5_000)).toBe(due);
  });
});
