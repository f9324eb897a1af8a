import { isExpired, readAccessToken } from '#src/domain/access-token.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { HeldTokens } from './token-hand-over.ts';

/** The tokens of the signed-in member. The tab's storage holds them; that is what being signed in means. */
export interface TokenStore {
  /** Null while nobody is signed in. */
  held: () => HeldTokens | null;
  /** Subject of the access token; null while nobody is signed in. */
  userId: () => string | null;
  /** @param now epoch milliseconds */
  hasExpired: (now: number) => boolean;
  adopt: (tokens: HeldTokens) => void;
}

export function createTokenStore(storage: BrowserStorage): TokenStore {
  // Of the clock of this device, and so of this page only: a reload takes it for right until it renews.
  let skew = 0;
  const claims = () => readAccessToken(storage.read(storageKeys.accessToken) ?? '');
  return {
    held() {
      const accessToken = storage.read(storageKeys.accessToken);
      const refreshToken = storage.read(storageKeys.refreshToken);
      return accessToken && refreshToken ? { accessToken, refreshToken, skew } : null;
    },
    userId: () => claims()?.sub ?? null,
    hasExpired(now) {
      const read = claims();
      return read !== null && isExpired(read, now, skew);
    },
    adopt(tokens) {
      skew = tokens.skew;
      storage.write(storageKeys.accessToken, tokens.accessToken);
      storage.write(storageKeys.refreshToken, tokens.refreshToken);
    },
  };
}
