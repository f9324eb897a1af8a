/**
 * A code verifier of 28 random 32-bit words, four hex digits of each: 112 characters (specification,
 * section 4; RFC 7636 allows 43 to 128). `words` is filled with random numbers by the caller.
 */
export function codeVerifier(words: Uint32Array<ArrayBuffer>): string {
  return Array.from(words, (word) => (word & 0xffff).toString(16).padStart(4, '0')).join('');
}

export const codeVerifierWords = 28;
