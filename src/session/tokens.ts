import type { Tokens } from '#src/api/sign-in/identity.ts';
import { isAging, isExpired, readAccessToken } from '#src/domain/session/access-token.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { isSamePair, type HeldTokens } from './token-pair.ts';

/** The tokens of the signed-in member. The tab's storage holds them; that is what being signed in means. */
export interface TokenStore {
  /** Null while no user is signed in. */
  held: () => HeldTokens | null;
  /** Subject of the access token; null while no user is signed in. */
  userId: () => string | null;
  /** @param now epoch milliseconds */
  hasExpired: (now: number) => boolean;
  /**
   * Whether they should be renewed before the member needs them.
   * @param now epoch milliseconds
   */
  isRenewalDue: (now: number) => boolean;
  adopt: (tokens: HeldTokens) => void;
  /** Adopts the successor of `own`, if `own` is still current and the member is the same one. */
  succeed: (own: Tokens, fresh: HeldTokens) => Succession;
}

/** The result of renewing the tokens. */
export type Succession =
  | 'adopted'
  /** The same member's session has gone on with other tokens meanwhile. */
  | 'superseded'
  /** The member has signed out meanwhile. */
  | 'gone'
  /** The tokens name another member. */
  | 'foreign';

export function createTokenStore(storage: BrowserStorage): TokenStore {
  const skew = () => storage.read(storageKeys.clockSkew) ?? 0;
  const claims = () => readAccessToken(storage.read(storageKeys.accessToken) ?? '');
  const held = (): HeldTokens | null => {
    const accessToken = storage.read(storageKeys.accessToken);
    const refreshToken = storage.read(storageKeys.refreshToken);
    return accessToken && refreshToken ? { accessToken, refreshToken, skew: skew() } : null;
  };
  const adopt = (tokens: HeldTokens) => {
    storage.write(storageKeys.clockSkew, tokens.skew);
    storage.write(storageKeys.accessToken, tokens.accessToken);
    storage.write(storageKeys.refreshToken, tokens.refreshToken);
  };
  return {
    held,
    userId: () => claims()?.sub ?? null,
    hasExpired(now) {
      const read = claims();
      return read !== null && isExpired(read, now, skew());
    },
    isRenewalDue(now) {
      const read = claims();
      return read !== null && isAging(read, now, skew());
    },
    adopt,
    succeed(own, fresh) {
      const current = held();
      const member = readAccessToken(own.accessToken)?.sub;
      if (current === null || claims()?.sub !== member) return 'gone';
      if (!isSamePair(current, own)) return 'superseded';
      if (readAccessToken(fresh.accessToken)?.sub !== member) return 'foreign';
      adopt(fresh);
      return 'adopted';
    },
  };
}
