import {
  createLocalJWKSet,
  createRemoteJWKSet,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { userNameOf } from '../identity/subjects.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { unauthorized } from './refusal.ts';

/** A user, and the sign-in (grant of the identity provider) that their access token comes from. */
export type SignedIn = { user: User; grantId: string };

export type Authenticate = (request: Request) => Promise<SignedIn>;

/** An identity provider whose access tokens the APIs accept. */
export type TokenIssuer = {
  issuer: string;
  keys: JWTVerifyGetKey;
  /** Further claims and headers that must hold, as `jose` checks them. */
  rules: { audience?: string; typ?: string };
  /** Returns the sign-in that a token comes from; null when that was revoked. */
  grantOf: (claims: JWTPayload) => string | null;
};

/** The sandbox's own provider, whose tokens name the APIs and the sign-in they come from. */
export const ownIssuer = (options: {
  publicKeys: { keys: Record<string, unknown>[] };
  issuer: string;
  audience: string;
  /** Whether the sign-in that a token comes from was not revoked. */
  isGranted: (grantId: string) => boolean;
}): TokenIssuer => ({
  issuer: options.issuer,
  keys: createLocalJWKSet(options.publicKeys),
  rules: { audience: options.audience, typ: 'at+jwt' },
  grantOf: ({ grant }) => (typeof grant === 'string' && options.isGranted(grant) ? grant : null),
});

/** Another provider, whose sign-ins the sandbox cannot end. */
export const foreignIssuer = (issuer: string, jwksUri: string): TokenIssuer => ({
  issuer,
  keys: createRemoteJWKSet(new URL(jwksUri)),
  rules: {},
  grantOf: ({ sub = '' }) => `${issuer} ${sub}`,
});

/**
 * Finds the user behind a bearer access token: signature, issuer, audience, expiry and
 * the sign-in it comes from must hold, and the account must not be blocked.
 *
 * The returned function throws a 401 `Refusal` for everything else.
 */
export function createAuthenticate(
  { issuer, keys, rules, grantOf }: TokenIssuer,
  world: World,
  isBlocked: (user: User) => boolean,
): Authenticate {
  return async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) throw unauthorized();
    const verified = await jwtVerify(token, keys, {
      ...rules,
      issuer,
      algorithms: ['RS256'],
    }).catch(() => undefined);
    if (verified === undefined) throw unauthorized();
    const user = world.userNamed(userNameOf(verified.payload.sub ?? ''));
    const grantId = grantOf(verified.payload);
    if (user === undefined || grantId === null || isBlocked(user)) throw unauthorized();
    return { user, grantId };
  };
}
