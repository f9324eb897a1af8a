import { createLocalJWKSet, jwtVerify } from 'jose';
import { userNameOf } from '../identity/subjects.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { unauthorized } from './refusal.ts';

export type Authenticate = (request: Request) => Promise<User>;

/**
 * Finds the user behind a bearer access token: signature, issuer, audience, expiry and
 * the sign-in it comes from must hold.
 *
 * The returned function throws a 401 `Refusal` for everything else.
 */
export function createAuthenticate(options: {
  publicKeys: { keys: Record<string, unknown>[] };
  issuer: string;
  audience: string;
  world: World;
  /** Whether the sign-in that a token comes from was not revoked. */
  isGranted: (grantId: unknown) => boolean;
}): Authenticate {
  const keys = createLocalJWKSet(options.publicKeys);
  return async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) throw unauthorized();
    const { issuer, audience } = options;
    const verified = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      typ: 'at+jwt',
    }).catch(() => undefined);
    const user = options.world.userNamed(userNameOf(verified?.payload.sub ?? ''));
    if (user === undefined || !options.isGranted(verified?.payload['grant'])) throw unauthorized();
    return user;
  };
}
