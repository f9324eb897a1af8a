import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeChallengeOf, codeVerifier, codeVerifierWords, randomText } from './leaving.ts';

it('makes a verifier of 112 characters from 28 words, as RFC 7636 allows', () => {
  fc.assert(
    fc.property(
      fc.uint32Array({ minLength: codeVerifierWords, maxLength: codeVerifierWords }),
      (words) => {
        expect(codeVerifier(new Uint32Array(words))).toMatch(/^[0-9a-f]{112}$/);
      },
    ),
  );
});

it('uses every word', () => {
  const words = new Uint32Array(codeVerifierWords);
  const empty = codeVerifier(words);
  for (let index = 0; index < codeVerifierWords; index += 1) {
    const changed = new Uint32Array(words);
    changed[index] = 1;
    expect(codeVerifier(changed)).not.toBe(empty);
  }
});

it('uses only the lower half of a word', () => {
  expect(codeVerifier(new Uint32Array([0xabcd1234, 0xf]))).toBe('1234000f');
});

it('makes the challenge of RFC 7636, appendix B, from its verifier', async () => {
  expect(await codeChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('makes a state and a nonce of 256 URL-safe bits, different each time', () => {
  const texts = Array.from({ length: 200 }, randomText);
  for (const text of texts) expect(text).toMatch(/^[\w-]{43}$/);
  expect(new Set(texts).size).toBe(200);
});
