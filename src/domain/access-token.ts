/** The claims of an access token the portal reads. Times in seconds since 1970, as the token states them. */
export interface AccessTokenClaims {
  sub: string;
  exp: number;
  iat: number | null;
}

/**
 * Reads a JWT access token without checking its signature, which is the API's task. Null when the
 * text is no JWT or lacks `sub` or `exp`: the portal could neither name its user nor refresh in time.
 */
export function readAccessToken(token: string): AccessTokenClaims | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return null;
    const { sub, exp, iat } = claims as Partial<Record<string, unknown>>;
    if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number') return null;
    return { sub, exp, iat: typeof iat === 'number' ? iat : null };
  } catch {
    return null;
  }
}

/**
 * How far this device's clock is ahead of the issuer's, in milliseconds, taken from `iat` at the
 * moment the token arrived. 0 when the token has no `iat`.
 */
export function clockSkew(claims: AccessTokenClaims, receivedAt: number): number {
  return claims.iat === null ? 0 : receivedAt - claims.iat * 1000;
}

/** Whether `exp` has passed by the issuer's clock. `now` in epoch milliseconds. */
export function isExpired(claims: AccessTokenClaims, now: number, skew: number): boolean {
  return now - skew >= claims.exp * 1000;
}
