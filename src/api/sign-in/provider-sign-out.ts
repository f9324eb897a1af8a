import type { Config } from '#src/config.ts';
import { signedOutState } from '#src/domain/session/signed-out-state.ts';

type IdentityConfig = Config['identity'];

/**
 * Returns the form that revokes a refresh token at the revocation endpoint (RFC 7009, section 2.1). Made here and not
 * by oauth4webapi, whose request is on its way only some time later: a page that is being left has no later.
 */
export const revocationForm = ({ clientId }: IdentityConfig, token: string): URLSearchParams =>
  new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: clientId });

/** A navigation that ends the provider's own session. */
export interface EndSessionRequest {
  method: 'post' | 'get';
  url: URL;
  /** Sent in the body of a post; part of the address otherwise. */
  fields: URLSearchParams;
}

/**
 * Returns how the browser ends the provider's session (OpenID Connect RP-Initiated Logout, section 2). The ID token
 * goes into the body of a form and never into an address, which stays in the browser's history. Returns null where the
 * provider has no such endpoint.
 * @param returnTo where the provider sends the browser afterwards; must be registered there
 * @param idToken of the sign-in that ends; null when the tab has no ID token
 */
export function endSessionRequest(
  { endSessionEndpoint, endSessionMethod, clientId }: IdentityConfig,
  returnTo: string,
  idToken: string | null,
): EndSessionRequest | null {
  if (endSessionEndpoint === null) return null;
  const fields = new URLSearchParams({
    client_id: clientId,
    post_logout_redirect_uri: returnTo,
    state: signedOutState,
  });
  const url = new URL(endSessionEndpoint);
  if (endSessionMethod === 'post') {
    if (idToken !== null) fields.set('id_token_hint', idToken);
  } else {
    for (const [name, value] of fields) url.searchParams.set(name, value);
  }
  return { method: endSessionMethod, url, fields };
}
