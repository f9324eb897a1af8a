import { fromPromise } from 'xstate';
import type { IdentityFetch, Tokens } from '#src/api/identity.ts';
import type { Config } from '#src/config.ts';
import { clockSkew, readAccessToken } from '#src/domain/access-token.ts';
import { limits } from '#src/domain/limits.ts';
import { SignInError } from '#src/machines/sign-in/sign-in.machine.ts';
import { RefreshRefused } from '#src/machines/token-refresh/token-refresh.machine.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { codeVerifier, codeVerifierWords } from './pkce.ts';
import type { TwinMedium } from './twins.ts';
import { createTokenHandOver, type HandOverMedium, type HeldTokens } from './token-hand-over.ts';

/** What the session needs of the browser; tests bring their own. */
export interface SessionSurroundings {
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds since the page began; never set back, but may stand still while the device sleeps. */
  steady: () => number;
  /** Of this portal, e.g. `https://members.example.org`. */
  origin: string;
  /** The address the identity provider sent the browser back to; null when it did not. Used once. */
  callbackUrl: string | null;
  /** Leaves the portal for another address. */
  leave: (url: URL) => void;
  /** Resolves when a host answers at all, whatever it says; rejects when it cannot be reached. */
  probe: (url: string) => Promise<void>;
  /** Reaches the identity provider's token endpoint. */
  fetchToken: IdentityFetch;
  /** Null where the browser has no Web Locks or channels: then each tab is on its own. */
  handOver: HandOverMedium | null;
  /** Null where the browser has no channels: then each tab is on its own. */
  twins: TwinMedium | null;
}

export interface EffectOptions {
  config: Config;
  storage: BrowserStorage;
  surroundings: SessionSurroundings;
  /** Keeps new tokens. */
  adopt: (tokens: HeldTokens) => void;
  /** Ends calls, empties caches and storage. */
  close: () => void;
}

/** Loaded when somebody signs in or a token runs out, not at start. */
const loadIdentity = () => import('#src/api/identity.ts');

export function signInEffects(options: EffectOptions) {
  const { config, storage, surroundings } = options;
  const redirectUri = `${surroundings.origin}/auth-success`;
  let { callbackUrl } = surroundings;

  return {
    leaveForProvider: fromPromise(async () => {
      const [identity] = await Promise.all([
        loadIdentity(),
        surroundings.probe(config.identity.authorizationEndpoint).catch((cause: unknown) => {
          throw new SignInError('provider-unreachable', cause);
        }),
      ]);
      const verifier = codeVerifier(crypto.getRandomValues(new Uint32Array(codeVerifierWords)));
      const pending = {
        state: identity.generateRandomState(),
        nonce: identity.generateRandomNonce(),
      };
      storage.write(storageKeys.codeVerifier, verifier);
      storage.write(storageKeys.pendingSession, { ...pending, createdAt: surroundings.now() });
      const codeChallenge = await identity.calculatePKCECodeChallenge(verifier);
      surroundings.leave(
        identity.authorizationUrl(config.identity, { ...pending, redirectUri, codeChallenge }),
      );
    }),

    acceptCallback: fromPromise(async () => {
      storage.write(storageKeys.loggingIn, true);
      const pending = storage.read(storageKeys.pendingSession);
      const verifier = storage.read(storageKeys.codeVerifier);
      // Taken out before anything is sent: a callback can be used once, whatever comes of it.
      storage.remove(storageKeys.pendingSession);
      storage.remove(storageKeys.codeVerifier);
      const address = callbackUrl;
      callbackUrl = null;
      try {
        if (!address || !pending || !verifier || isOverdue(pending.createdAt, surroundings.now())) {
          throw new SignInError('callback-refused');
        }
        const identity = await loadIdentity();
        const tokens = await identity
          .exchangeCode(
            config.identity,
            {
              url: new URL(address),
              redirectUri,
              codeVerifier: verifier,
              pending,
            },
            surroundings.fetchToken,
          )
          .catch((cause: unknown) => {
            if (cause instanceof identity.SignInDenied) throw new SignInError('denied', cause);
            if (isUnanswered(cause)) throw new SignInError('provider-unreachable', cause);
            throw new SignInError('callback-refused', cause);
          });
        const claims = readAccessToken(tokens.accessToken);
        if (claims === null) throw new SignInError('callback-refused');
        options.adopt(hold(tokens, surroundings));
        storage.write(storageKeys.loggedInUser, claims.sub);
      } finally {
        storage.remove(storageKeys.loggingIn);
      }
    }),

    closeSession: fromPromise(() => {
      options.close();
      return Promise.resolve();
    }),
  };
}

export function refreshEffect(
  config: Config,
  surroundings: SessionSurroundings,
  currentTokens: () => HeldTokens | null,
  adopt: (tokens: HeldTokens) => void,
) {
  const renew = surroundings.handOver
    ? createTokenHandOver(surroundings.handOver, currentTokens, adopt)
    : async (refresh: (refreshToken: string) => Promise<HeldTokens>) => {
        const own = currentTokens();
        if (own) adopt(await refresh(own.refreshToken));
      };

  return fromPromise(async () => {
    const identity = await loadIdentity();
    await renew(async (refreshToken) => {
      const tokens = await identity
        .refreshTokens(config.identity, refreshToken, surroundings.fetchToken)
        .catch((cause: unknown) => {
          throw cause instanceof identity.GrantRefused ? new RefreshRefused() : cause;
        });
      return hold(tokens, surroundings);
    });
  });
}

/** To be called when tokens come fresh from the provider. */
function hold(tokens: Tokens, { now }: SessionSurroundings): HeldTokens {
  const claims = readAccessToken(tokens.accessToken);
  return { ...tokens, skew: claims ? clockSkew(claims, now()) : 0 };
}

function isOverdue(createdAt: number, now: number): boolean {
  return now - createdAt > limits.pendingSignInMs || createdAt > now;
}

/** `fetch` says TypeError for every way of not getting an answer, unless we no longer waited for it. */
function isUnanswered(error: unknown): boolean {
  const isLost = (one: unknown) =>
    one instanceof TypeError ||
    (one instanceof DOMException && ['TimeoutError', 'AbortError'].includes(one.name));
  return isLost(error) || (error instanceof Error && isLost(error.cause));
}
