import { keyNames } from '#src/storage/key-names.ts';
import { prepareLeaving } from '#src/session/leaving.ts';
import { hasProvider, partOf } from './unchecked.ts';

/** The facts known, and the storage, before the portal runs. */
export interface SignInInput {
  /** The contents of `/config.json`, not yet checked. */
  config: unknown;
  session: Pick<Storage, 'getItem' | 'setItem'>;
  local: Pick<Storage, 'getItem'>;
  origin: string;
  /** False where the browser knows that it has no connection. */
  isOnline: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Stores what the return from the provider needs, and returns the address of the provider's sign-in page: as the
 * sign-in machine does (src/session/effects.ts), without the portal. Null in any doubt: then the portal does it, and
 * shows what is wrong.
 * @throws when the browser keeps nothing
 */
export async function leaveAtOnce(input: SignInInput): Promise<URL | null> {
  const { config, session, local, isOnline, now } = input;
  if (!hasProvider(config) || !isOnline || session.getItem(keyNames.accessToken) !== null) {
    return null;
  }
  const { identity } = config;
  const { authorizationEndpoint, clientId } = identity;
  if (!/^https?:\/\//.test(authorizationEndpoint) || !URL.canParse(authorizationEndpoint))
    return null;
  const prompt = partOf(identity, 'prompt');
  if (prompt !== null && typeof prompt !== 'string') return null;
  const scope = partOf(identity, 'scope');
  if (scope !== undefined && typeof scope !== 'string') return null;
  // Without either, a member could not sign out, so the portal refuses to start.
  const isSignedOut = typeof partOf(identity, 'endSessionEndpoint') === 'string';
  if (!isSignedOut && !(prompt ?? '').split(' ').includes('login')) return null;
  const { verifier, pending, url } = await prepareLeaving(
    { authorizationEndpoint, clientId, scope },
    {
      redirectUri: `${input.origin}/auth-success`,
      prompt: local.getItem(keyNames.forcePrompt) === 'true' ? 'login' : prompt,
    },
  );
  session.setItem(keyNames.codeVerifier, verifier);
  session.setItem(keyNames.pendingSession, JSON.stringify({ ...pending, createdAt: now }));
  return url;
}
