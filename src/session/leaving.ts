import { codeChallengeOf, codeVerifier, codeVerifierWords, randomText } from './pkce.ts';

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
