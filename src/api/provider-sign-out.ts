import type { Config } from '#src/config.ts';

type IdentityConfig = Config['identity'];

/**
 * What revokes a refresh token, as a form for the revocation endpoint (RFC 7009, section 2.1). Made here
 * and not by oauth4webapi, whose request is on its way only some time later: a page that is being left
 * has no later.
 */
export const revocationForm = ({ clientId }: IdentityConfig, token: string): URLSearchParams =>
  new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: clientId });

/** The `state` by which the sign-in page (src/landing.ts) knows that the provider sends back who signed out. */
export const signedOutState = 'signed-out';

/**
 * Where the browser goes to end the provider's own session (OpenID Connect RP-Initiated Logout, section
 * 2). Without a hint at the member: an address stays in the browser's history. Null where the provider
 * has no such page.
 * @param returnTo where the provider sends the browser afterwards; must be registered there
 */
export function endSessionUrl(
  { endSessionEndpoint, clientId }: IdentityConfig,
  returnTo: string,
): URL | null {
  if (endSessionEndpoint === null) return null;
  const url = new URL(endSessionEndpoint);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', returnTo);
  url.searchParams.set('state', signedOutState);
  return url;
}
