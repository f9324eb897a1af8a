/**
 * The whole script of /initiate-login, when the page is opened directly: it leaves for the identity provider within a
 * few kilobytes. In any doubt (no connection, an outage, a configuration that says too little, a signed-in user) it
 * starts the portal, which takes over.
 */
import { logFailure } from '#src/api/http/log-failure.ts';
import { prepareSignIn } from './before-sign-in.ts';

const own = document.getElementById('leave');

async function leave(): Promise<void> {
  const target = await prepareSignIn()
    .leave()
    .catch(() => null);
  // Back from the provider leads to where the member came from, not to another departure.
  if (target !== null) window.location.replace(target);
  // eslint-disable-next-line no-unsanitized/method -- an address that the build has put into the page
  else await import(/* @vite-ignore */ own?.dataset['portal'] ?? '/');
}

leave().catch((error: unknown) => logFailure('/initiate-login failed:', error));
