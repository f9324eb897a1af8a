import * as oauth from 'oauth4webapi';
import { limits } from '#src/domain/limits.ts';
import type { Config } from '#src/config.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The provider refused the grant for good, as opposed to not answering. */
export class GrantRefused extends Error {
  override name = 'GrantRefused';
}

/** The provider or the member said no on the provider's own page. */
export class SignInDenied extends Error {
  override name = 'SignInDenied';
}

type IdentityConfig = Config['identity'];

/** How the token endpoint is reached. */
export type IdentityFetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * Checks the callback (state, issuer) before any token request is made, exchanges the code and
 * checks the ID token (issuer, audience, nonce, times).
 * @throws {SignInDenied} when the callback carries an error of the provider
 * @throws {Error} of oauth4webapi when anything does not fit; a TypeError when nobody answered
 */
export async function exchangeCode(
  config: IdentityConfig,
  callback: {
    url: URL;
    redirectUri: string;
    codeVerifier: string;
    pending: { state: string; nonce: string };
  },
  fetchToken: IdentityFetch,
): Promise<Tokens> {
  const { server, client, options } = describe(config, fetchToken);
  let parameters: URLSearchParams;
  try {
    parameters = oauth.validateAuthResponse(server, client, callback.url, callback.pending.state);
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError) throw new SignInDenied(error.error);
    throw error;
  }
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    callback.redirectUri,
    callback.codeVerifier,
    options,
  );
  const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: callback.pending.nonce,
    requireIdToken: true,
  });
  if (result.refresh_token === undefined) throw new GrantRefused('no refresh token was issued');
  return { accessToken: result.access_token, refreshToken: result.refresh_token };
}

/**
 * @throws {GrantRefused} when the provider answers with an OAuth error: the refresh token is spent
 * @throws {TypeError} when nobody answered
 */
export async function refreshTokens(
  config: IdentityConfig,
  refreshToken: string,
  fetchToken: IdentityFetch,
): Promise<Tokens> {
  const { server, client, options } = describe(config, fetchToken);
  const response = await oauth.refreshTokenGrantRequest(
    server,
    client,
    oauth.None(),
    refreshToken,
    options,
  );
  try {
    const result = await oauth.processRefreshTokenResponse(server, client, response);
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

function describe(config: IdentityConfig, fetchToken: IdentityFetch) {
  const server: oauth.AuthorizationServer = {
    issuer: config.issuer,
    authorization_endpoint: config.authorizationEndpoint,
    token_endpoint: config.tokenEndpoint,
    authorization_response_iss_parameter_supported: config.sendsIssuer,
  };
  const client: oauth.Client = { client_id: config.clientId };
  // Plain HTTP is for providers on this very machine only: the sandbox.
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(config.issuer).hostname);
  const options = {
    [oauth.allowInsecureRequests]: isLocal,
    [oauth.customFetch]: (url: string, init: RequestInit) =>
      fetchToken(url, { ...init, signal: AbortSignal.timeout(limits.requestTimeoutMs) }),
  };
  return { server, client, options };
}
