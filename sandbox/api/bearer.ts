import { createLocalJWKSet, jwtVerify } from 'jose';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { unauthorized } from './refusal.ts';

export type Authenticate = (request: Request) => Promise<User>;

/**
 * Finds the user behind a bearer access token: signature, issuer, audience and expiry must hold.
 *
 * The returned function throws a 401 `Refusal` for everything else.
 */
export function createAuthenticate(options: {
  publicKeys: { keys: Record<string, unknown>[] };
  issuer: string;
  audience: string;
  world: World;
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
    const user = options.world.userNamed(verified?.payload.sub ?? '');
    if (user === undefined) throw unauthorized();
    return user;
  };
}
