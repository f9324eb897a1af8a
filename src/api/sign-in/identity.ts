import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import { readAccessToken } from '#src/domain/session/access-token.ts';
import { limits } from '#src/domain/limits.ts';
import type { Config } from '#src/config.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Tokens of a sign-in, with its ID token, which has been checked. */
export interface SignInTokens extends Tokens {
  idToken: string;
  /** `iat` of the ID token: seconds since 1970, by the provider's clock. */
  issuedAt: number;
}

/** The provider refused the grant for good, as opposed to not answering. */
export class GrantRefused extends Error {
  override name = 'GrantRefused';
}

/** The provider or the member refused on the provider's page. */
export class SignInDenied extends Error {
  override name = 'SignInDenied';
}

/** The part of the configuration that says how to talk to the identity provider. */
export type IdentityProvider = Pick<
  Config['identity'],
  'issuer' | 'authorizationEndpoint' | 'tokenEndpoint' | 'clientId' | 'sendsIssuer'
>;

/** Sends a request to the token endpoint. */
export type IdentityFetch = (url: string, options: RequestInit) => Promise<Response>;

/** A return from the identity provider, with what the tab kept for it. */
export interface CodeExchange {
  provider: IdentityProvider;
  /** The address the provider sent the browser back to. */
  url: string;
  redirectUri: string;
  codeVerifier: string;
  pending: { state: string; nonce: string };
}

/**
 * Checks the callback (state, issuer) before any token request is made, exchanges the code and
 * checks the ID token (issuer, audience, azp, nonce, times by the provider's clock).
 * @throws {SignInDenied} when the callback carries an error of the provider
 * @throws {Error} of oauth4webapi when anything does not fit; a TypeError when no answer came
 */
export async function exchangeCode(
  { provider, url, redirectUri, codeVerifier, pending }: CodeExchange,
  fetchToken: IdentityFetch,
): Promise<SignInTokens> {
  const { server, client, options } = describe(provider, fetchToken);
  let parameters: URLSearchParams;
  try {
    parameters = oauth.validateAuthResponse(server, client, new URL(url), pending.state);
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError) throw new SignInDenied(error.error);
    throw error;
  }
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri,
    codeVerifier,
    options,
  );
  const result = await oauth.processAuthorizationCodeResponse(
    server,
    await withProviderClock(client, response),
    response,
    { expectedNonce: pending.nonce, requireIdToken: true },
  );
  const { access_token, refresh_token, id_token } = result;
  const claims = oauth.getValidatedIdTokenClaims(result);
  if (refresh_token === undefined) throw new GrantRefused('no refresh token was issued');
  if (id_token === undefined || claims === undefined) {
    throw new GrantRefused('no ID token was issued');
  }
  if (readAccessToken(access_token)?.sub !== claims.sub) {
    throw new GrantRefused('the ID token and the access token name different members');
  }
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    idToken: id_token,
    issuedAt: claims.iat,
  };
}

const idTokenAnswer = z.object({ id_token: z.string() });

/**
 * Returns the client with the provider's clock, for the times of the ID token in an answer: clocks of devices are wrong
 * by hours. A token that was just issued and came over TLS tells the time by its `iat`; its nonce and the rest are
 * checked next.
 */
async function withProviderClock(client: oauth.Client, answer: Response): Promise<oauth.Client> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const iat = readAccessToken(idTokenAnswer.safeParse(body).data?.id_token ?? '')?.iat ?? null;
  return iat === null
    ? client
    : { ...client, [oauth.clockSkew]: iat - Math.floor(Date.now() / 1000) };
}

/**
 * Refreshes the tokens.
 * @throws {GrantRefused} when the provider answers with an OAuth error: the refresh token is spent
 * @throws {TypeError} when the provider did not answer
 */
export async function refreshTokens(
  provider: IdentityProvider,
  refreshToken: string,
  fetchToken: IdentityFetch,
): Promise<Tokens> {
  const { server, client, options } = describe(provider, fetchToken);
  const response = await oauth.refreshTokenGrantRequest(
    server,
    client,
    oauth.None(),
    refreshToken,
    options,
  );
  try {
    const result = await oauth.processRefreshTokenResponse(
      server,
      await withProviderClock(client, response),
      response,
    );
    // A provider that does not rotate keeps the old one valid.
    return {
      accessToken: result.access_token,
      refreshToken: result.refresh_token ?? refreshToken,
    };
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') {
      throw new GrantRefused(error.error);
    }
    throw error;
  }
}

function describe(provider: IdentityProvider, fetchToken: IdentityFetch) {
  const server: oauth.AuthorizationServer = {
    issuer: provider.issuer,
    authorization_endpoint: provider.authorizationEndpoint,
    token_endpoint: provider.tokenEndpoint,
    authorization_response_iss_parameter_supported: provider.sendsIssuer,
  };
  const client: oauth.Client = { client_id: provider.clientId };
  // Plain HTTP is for providers on this very machine only: the sandbox.
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(provider.issuer).hostname);
  const options = {
    [oauth.allowInsecureRequests]: isLocal,
    [oauth.customFetch]: async (url: string, init: RequestInit) =>
      withoutEmptyMembers(
        await fetchToken(url, { ...init, signal: AbortSignal.timeout(limits.tokenAnswerMs) }),
      ),
  };
  return { server, client, options };
}

/**
 * Removes null and empty members from a token response. Some providers send them for tokens that they don't issue with a
 * refresh, and oauth4webapi rejects the whole response.
 */
async function withoutEmptyMembers(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return answer;
  const members = Object.entries(body).filter(([, value]) => value !== null && value !== '');
  const { status, headers } = answer;
  return new Response(JSON.stringify(Object.fromEntries(members)), { status, headers });
}
