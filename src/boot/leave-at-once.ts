import { keyNames } from '#src/storage/key-names.ts';
import { partOf } from './unchecked.ts';
import { prepareLeaving, type Provider } from '#src/session/leaving.ts';

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
 * Stores what the return needs and returns the address of the provider's sign-in page: as the sign-in machine does
 * (src/session/effects.ts), without the portal. Null in any doubt: then the portal does it, and shows what is wrong.
 * @throws when the browser keeps nothing
 */
export async function leaveAtOnce(input: SignInInput): Promise<URL | null> {
  const { session, local, isOnline, now } = input;
  const identity = readIdentity(input.config);
  if (identity === null || !isOnline || session.getItem(keyNames.accessToken) !== null) return null;
  const { verifier, pending, url } = await prepareLeaving(identity, {
    redirectUri: `${input.origin}/auth-success`,
    prompt: local.getItem(keyNames.forcePrompt) === 'true' ? 'login' : identity.prompt,
  });
  session.setItem(keyNames.codeVerifier, verifier);
  session.setItem(keyNames.pendingSession, JSON.stringify({ ...pending, createdAt: now }));
  return url;
}

/** Reads the identity provider's configuration as far as leaving needs it; src/config.ts checks it all. */
function readIdentity(config: unknown): (Provider & { prompt: string | null }) | null {
  const identity = partOf(config, 'identity');
  const [authorizationEndpoint, clientId, prompt, endSession] = [
    'authorizationEndpoint',
    'clientId',
    'prompt',
    'endSessionEndpoint',
  ].map((name) => partOf(identity, name));
  if (typeof authorizationEndpoint !== 'string' || !/^https?:\/\//.test(authorizationEndpoint))
    return null;
  if (!URL.canParse(authorizationEndpoint)) return null;
  if (typeof clientId !== 'string' || clientId === '') return null;
  if (prompt !== null && typeof prompt !== 'string') return null;
  // Without either, signing out would not sign out: the portal refuses to start.
  if (typeof endSession !== 'string' && !(prompt ?? '').split(' ').includes('login')) return null;
  return { authorizationEndpoint, clientId, prompt };
}
