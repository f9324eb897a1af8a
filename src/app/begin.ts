import type { Portal } from '#src/portal/create-portal.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { screenOf, startReads } from './first-reads.ts';
import { paintWelcome } from './paint-welcome.ts';

/**
 * Makes the first calls of a page at once, by the functions that the guard uses once the router has arrived: the guard
 * finds the answers, or the calls under way.
 * @param isReturn the identity provider has sent the browser back to this page
 * @throws {ApiFailure} where the guard will fail as well
 */
export async function begin(portal: Portal, pathname: string, isReturn: boolean): Promise<void> {
  const { session, storage, availability, terms, plans, origin } = portal;
  let screen = pathname;
  if (isReturn) {
    if ((await session.finishSignIn()) !== null) return;
    const target = storage.read(storageKeys.deepLink) ?? '/medical/dashboard';
    screen = new URL(target, origin).pathname;
  } else if (screenOf(pathname) === null) return;
  await session.join();
  await session.check();
  if (!session.isSignedIn()) return;
  if (!isReturn && screenOf(screen) === 'dashboard') paintWelcome(portal);
  availability.askAhead();
  await Promise.all([
    terms.areAccepted(),
    plans.load((plan, access) => startReads(portal, screen, plan, access)),
  ]);
}
