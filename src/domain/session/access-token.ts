import { limits } from '#src/domain/limits.ts';

/** The claims of an access token the portal reads. Times in seconds since 1970, as the token states them. */
export interface AccessTokenClaims {
  readonly sub: string;
  readonly exp: number;
  readonly iat: number | null;
}

/**
 * Reads a JWT access token without checking its signature, which is the API's task. Returns null for an invalid JWT, or
 * one without `sub` or `exp`, because the portal could neither identify its user nor refresh in time.
 */
export function readAccessToken(token: string): AccessTokenClaims | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    // A loop takes a quarter of the time of Uint8Array.from, and every call reads its token several times.
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
    return claimsOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function claimsOf(payload: unknown): AccessTokenClaims | null {
  if (typeof payload !== 'object' || payload === null) return null;
  if (!('sub' in payload) || typeof payload.sub !== 'string' || payload.sub === '') return null;
  if (!('exp' in payload) || typeof payload.exp !== 'number') return null;
  const iat = 'iat' in payload ? payload.iat : null;
  if (iat !== null && typeof iat !== 'number') return null;
  return { sub: payload.sub, exp: payload.exp, iat };
}

/**
 * Returns the milliseconds by which this device's clock is ahead of the issuer's, taken from a token's `iat` at the
 * moment it arrived. `iat` is in whole seconds, so the end of that second counts: to take a token for older than it is
 * costs a refresh, to take it for younger costs the call.
 */
export const clockSkew = (iat: number, receivedAt: number): number => receivedAt - (iat + 1) * 1000;

/**
 * Whether a call made now may arrive with an expired token: `exp` has passed by the issuer's clock, or
 * passes while the call is on its way. `now` in epoch milliseconds.
 */
export function isExpired(claims: AccessTokenClaims, now: number, skew: number): boolean {
  return now - skew >= claims.exp * 1000 - travelTime(claims);
}

/**
 * Whether a token runs out soon, and lives long enough for that to be worth a renewal ahead of it. `now` in
 * epoch milliseconds.
 */
export function isAging(claims: AccessTokenClaims, now: number, skew: number): boolean {
  const { iat, exp } = claims;
  const lifetimeMs = iat === null ? 0 : (exp - iat) * 1000;
  return lifetimeMs >= 3 * limits.renewAheadMs && now - skew >= exp * 1000 - limits.renewAheadMs;
}

/** Ten seconds, or less of a token that lives for seconds only. */
function travelTime({ iat, exp }: AccessTokenClaims): number {
  return iat === null ? 0 : Math.min(10_000, (exp - iat) * 300);
}
