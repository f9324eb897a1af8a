import { endSessionRequest, revocationForm } from '#src/api/sign-in/provider-sign-out.ts';
import { asksAtEachSignIn, type Config } from '#src/config.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { SessionEnvironment } from './environment.ts';

/** The notices to the identity provider when a session ends. Nothing here waits for its answer. */
export interface ProviderSignOut {
  /** Revokes tokens that this tab drops. */
  revoke: (refreshToken: string) => void;
  /** Makes sure that the next user who signs in in this browser is asked for the password. */
  askNext: () => void;
  /**
   * Sends the browser to the provider's end-session endpoint; it comes back to the sign-in page.
   * @param idToken of the sign-in that ends; null when the tab has no ID token
   */
  endSession: (idToken: string | null) => void;
}

export function createProviderSignOut(
  { identity }: Config,
  storage: BrowserStorage,
  environment: SessionEnvironment,
): ProviderSignOut {
  return {
    revoke(refreshToken) {
      if (identity.revocationEndpoint === null) return;
      environment.dispatch(identity.revocationEndpoint, revocationForm(identity, refreshToken));
    },
    askNext() {
      if (!asksAtEachSignIn(identity)) storage.write(storageKeys.forcePrompt, true);
    },
    endSession(idToken) {
      const request = endSessionRequest(identity, `${environment.origin}/login`, idToken);
      // Offline, the browser would replace the sign-in page with an error page.
      if (request === null || !environment.isOnline()) return;
      if (request.method === 'post') environment.submit(request.url, request.fields);
      else environment.leave(request.url);
    },
  };
}
