/** The values to keep while the browser is at the identity provider. */
export interface PendingSignIn {
  state: string;
  nonce: string;
}

/** The addresses of the identity provider, from the configuration. */
export interface Provider {
  authorizationEndpoint: string;
  clientId: string;
  scope?: string | undefined;
}

/** The scopes of a sign-in, unless the configuration names others. */
export const defaultScope = 'openid profile offline_access';

/**
 * Prepares signing in: the values to keep, and the address to send the browser to (product rule 4.1). Free of
 * libraries: the sign-in page itself leaves by it.
 * @param prompt of the authorization request; null leaves it to the provider
 */
export async function prepareLeaving(
  { authorizationEndpoint, clientId, scope = defaultScope }: Provider,
  { redirectUri, prompt }: { redirectUri: string; prompt: string | null },
): Promise<{ verifier: string; pending: PendingSignIn; url: URL }> {
  const verifier = codeVerifier(crypto.getRandomValues(new Uint32Array(codeVerifierWords)));
  const pending = { state: randomText(), nonce: randomText() };
  const url = new URL(authorizationEndpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    ...pending,
    code_challenge: await codeChallengeOf(verifier),
    code_challenge_method: 'S256',
    ...(prompt === null ? {} : { prompt }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { verifier, pending, url };
}

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
