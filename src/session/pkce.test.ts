import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeVerifier, codeVerifierWords } from './pkce.ts';

it('28 words make a verifier of 112 characters that RFC 7636 allows', () => {
  fc.assert(
    fc.property(
      fc.uint32Array({ minLength: codeVerifierWords, maxLength: codeVerifierWords }),
      (words) => {
        expect(codeVerifier(new Uint32Array(words))).toMatch(/^[0-9a-f]{112}$/);
      },
    ),
  );
});

it('every word counts', () => {
  const words = new Uint32Array(codeVerifierWords);
  const empty = codeVerifier(words);
  for (let index = 0; index < codeVerifierWords; index += 1) {
    const changed = new Uint32Array(words);
    changed[index] = 1;
    expect(codeVerifier(changed)).not.toBe(empty);
  }
});
