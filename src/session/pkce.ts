/**
 * Returns a code verifier of 28 random 32-bit words, four hex digits of each: 112 characters (product rule 4.1; RFC
 * 7636 allows 43 to 128). `words` is filled with random numbers by the caller.
 */
export function codeVerifier(words: Uint32Array<ArrayBuffer>): string {
  return Array.from(words, (word) => (word & 0xffff).toString(16).padStart(4, '0')).join('');
}

export const codeVerifierWords = 28;

/** Returns the challenge that goes with a verifier (RFC 7636, S256). */
export async function codeChallengeOf(verifier: string): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
}

/** Returns 256 random bits as text, for `state` and `nonce`. */
export const randomText = (): string =>
  base64url(crypto.getRandomValues(new Uint8Array(32)).buffer);

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
