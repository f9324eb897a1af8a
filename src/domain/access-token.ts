import * as z from 'zod/mini';

/** The claims of an access token the portal reads. Times in seconds since 1970, as the token states them. */
export interface AccessTokenClaims {
  sub: string;
  exp: number;
  iat: number | null;
}

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  exp: z.number(),
  iat: z.optional(z.number()),
});

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
    const parsed = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? { ...parsed.data, iat: parsed.data.iat ?? null } : null;
  } catch {
    return null;
  }
}

/**
 * How far this device's clock is ahead of the issuer's, in milliseconds, taken from `iat` at the
 * moment the token arrived. `iat` has lost its fraction of a second, so the end of that second counts:
 * to think a token older than it is costs a refresh, to think it younger costs the call. 0 when the
 * token has no `iat`.
 */
export function clockSkew(claims: AccessTokenClaims, receivedAt: number): number {
  return claims.iat === null ? 0 : receivedAt - (claims.iat + 1) * 1000;
}

/**
 * Whether a call made now may arrive with an expired token: `exp` has passed by the issuer's clock, or
 * passes while the call is on its way. `now` in epoch milliseconds.
 */
export function isExpired(claims: AccessTokenClaims, now: number, skew: number): boolean {
  return now - skew >= claims.exp * 1000 - travelTime(claims);
}

/** Ten seconds, or less of a token that lives for seconds only. */
function travelTime({ iat, exp }: AccessTokenClaims): number {
  return iat === null ? 0 : Math.min(10_000, (exp - iat) * 300);
}
