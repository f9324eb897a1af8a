import { fromPromise } from 'xstate';
import { inTime } from '#src/api/http/pause.ts';
import type { Config } from '#src/config.ts';
import { clockSkew, readAccessToken } from '#src/domain/session/access-token.ts';
import { limits } from '#src/domain/limits.ts';
import { SignInError, type BrokenSession } from '#src/machines/sign-in/sign-in.machine.ts';
import { RefreshRefused } from '#src/machines/token-refresh/token-refresh.machine.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { takeOverTab } from './take-over-tab.ts';
import { prepareLeaving } from './leaving.ts';
import type { SessionEnvironment } from './environment.ts';
import { fingerprintOf } from './fingerprint.ts';
import { createTokenHandOver, type TokenKeeper } from './token-hand-over.ts';
import type { HeldTokens } from './token-pair.ts';
import type { TokenStore } from './tokens.ts';

export interface SignInOptions {
  config: Config;
  storage: BrowserStorage;
  environment: SessionEnvironment;
  /**
   * Stores the tokens of the user who has signed in.
   * @param lastActivityAt of the session that goes on with them, in epoch milliseconds; null for a new one
   */
  adopt: (tokens: HeldTokens, lastActivityAt: number | null) => void;
  /** Revokes a refresh token that will not be used. */
  revoke: (refreshToken: string) => void;
}

/** Loads the OAuth library when a member signs in or a token expires, not at start. */
const loadIdentity = () => inTime(import('#src/api/sign-in/identity.ts'), limits.codeArrivesMs);

export function signInEffects(options: SignInOptions) {
  const { config, storage, environment } = options;
  const redirectUri = `${environment.origin}/auth-success`;
  let { callbackUrl } = environment;

  return {
    leaveForProvider: fromPromise(async ({ input: broken }: { input: BrokenSession | null }) => {
      await expectConnection(config, environment);
      const { verifier, pending, url } = await prepareLeaving(config.identity, {
        redirectUri,
        prompt: broken ? 'none' : askedNow(storage, config),
      });
      storage.write(storageKeys.codeVerifier, verifier);
      storage.write(storageKeys.pendingSession, {
        ...pending,
        createdAt: environment.now(),
        ...(broken && { continues: await markOf(broken, pending.nonce) }),
      });
      environment.leave(url);
    }),

    acceptCallback: fromPromise(async () => {
      storage.write(storageKeys.loggingIn, true);
      const pending = storage.read(storageKeys.pendingSession);
      const verifier = storage.read(storageKeys.codeVerifier);
      // Remove it before the request, because a callback works only once.
      storage.remove(storageKeys.pendingSession);
      storage.remove(storageKeys.codeVerifier);
      const address = callbackUrl;
      callbackUrl = null;
      try {
        if (!address || !pending || !verifier) throw new SignInError('callback-refused');
        const age = environment.now() - pending.createdAt;
        // The clock was set back meanwhile: how old the sign-in is cannot be known.
        if (age < 0) throw new SignInError('clock-changed');
        if (age > limits.pendingSignInMs) throw new SignInError('callback-refused');
        const { continues = null } = pending;
        const identity = await loadIdentity();
        const tokens = await identity
          .exchangeCode(
            {
              provider: config.identity,
              url: address,
              redirectUri,
              codeVerifier: verifier,
              pending,
            },
            environment.fetchToken,
          )
          .catch((cause: unknown) => {
            if (cause instanceof identity.SignInDenied) {
              throw new SignInError(continues ? 'session-ended' : 'denied', cause);
            }
            if (isUnanswered(cause)) throw new SignInError('provider-unreachable', cause);
            throw new SignInError('callback-refused', cause);
          });
        const claims = readAccessToken(tokens.accessToken);
        if (claims === null) throw new SignInError('callback-refused');
        // Another user may have signed in at the provider since.
        if (continues && continues.member !== (await memberMark(claims.sub, pending.nonce))) {
          options.revoke(tokens.refreshToken);
          throw new SignInError('session-ended');
        }
        await takeOverTab(storage, claims.sub);
        const { idToken, issuedAt, ...held } = tokens;
        options.adopt(
          { ...held, skew: clockSkew(issuedAt, environment.now()) },
          continues?.lastActivityAt ?? null,
        );
        storage.write(storageKeys.idToken, idToken);
        storage.remove(storageKeys.forcePrompt);
        storage.write(storageKeys.loggedInUser, claims.sub);
      } finally {
        storage.remove(storageKeys.loggingIn);
      }
    }),
  };
}

/** Returns the `prompt` for the provider when the user presses Sign In; null leaves it to the provider. */
const askedNow = (storage: BrowserStorage, { identity }: Config): string | null =>
  storage.read(storageKeys.forcePrompt) ? 'login' : identity.prompt;

const markOf = async ({ member, lastActivityAt }: BrokenSession, nonce: string) => ({
  member: await memberMark(member, nonce),
  lastActivityAt,
});

/** Returns a mark that recognizes the member without their name in storage. */
const memberMark = (member: string, nonce: string) => fingerprintOf(`${nonce} ${member}`);

/**
 * Keeps a user from leaving for a page that would only show that there is no connection. A browser that knows of one
 * goes without a probe: what a provider answers to a script of another origin says nothing about its pages.
 * @throws {SignInError} when the browser has no connection and the provider is not on this machine either
 */
async function expectConnection(
  { identity }: Config,
  { isOnline, probe }: SessionEnvironment,
): Promise<void> {
  if (isOnline()) return;
  await probe(identity.authorizationEndpoint).catch((cause: unknown) => {
    throw new SignInError('provider-unreachable', cause);
  });
}

/** @param revoke revokes a refresh token */
export function refreshEffect(
  config: Config,
  environment: SessionEnvironment,
  tokens: Pick<TokenStore, 'held' | 'succeed'>,
  revoke: (refreshToken: string) => void,
) {
  const keeper = keeperOf(tokens, revoke);
  const renew = environment.handOver
    ? createTokenHandOver(environment.handOver, keeper)
    : async (refresh: (refreshToken: string) => Promise<HeldTokens>) => {
        const own = keeper.held();
        if (own) keeper.take(own, await refresh(own.refreshToken));
      };

  return fromPromise(async () => {
    const identity = await loadIdentity();
    await renew(async (refreshToken) => {
      const tokens = await identity
        .refreshTokens(config.identity, refreshToken, environment.fetchToken)
        .catch((cause: unknown) => {
          throw cause instanceof identity.GrantRefused ? new RefreshRefused() : cause;
        });
      const iat = readAccessToken(tokens.accessToken)?.iat ?? null;
      const skew = iat === null ? (keeper.held()?.skew ?? 0) : clockSkew(iat, environment.now());
      return { ...tokens, skew };
    });
  });
}

function keeperOf(
  { held, succeed }: Pick<TokenStore, 'held' | 'succeed'>,
  revoke: (refreshToken: string) => void,
): TokenKeeper {
  return {
    held,
    hear: (own, fresh) => succeed(own, fresh) === 'adopted',
    take(own, fresh) {
      const succession = succeed(own, fresh);
      // Do not revoke superseded tokens of a session that continues: many providers would end the session.
      if (succession === 'gone' || succession === 'foreign') revoke(fresh.refreshToken);
      if (succession === 'foreign') throw new RefreshRefused();
      return succession === 'adopted';
    },
  };
}

/** Whether there was no answer: `fetch` throws TypeError for every such case, unless we no longer waited for it. */
function isUnanswered(error: unknown): boolean {
  const isLost = (cause: unknown) =>
    cause instanceof TypeError ||
    (cause instanceof DOMException && ['TimeoutError', 'AbortError'].includes(cause.name));
  return isLost(error) || (error instanceof Error && isLost(error.cause));
}
