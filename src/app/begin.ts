import type { Portal } from '#src/portal/create-portal.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { screenOf, startReads } from './first-reads.ts';
import { paintFrame } from './paint-frame.ts';

/**
 * Makes a page's first calls with the functions that the guard uses once the router has loaded. The guard then finds the
 * answers, or the calls in flight.
 * @param isReturn whether the identity provider sent the browser back to this page
 * @throws {ApiFailure} the guard throws it again
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
  if (!isReturn) paintFrame(portal);
  availability.askAhead();
  await Promise.all([
    terms.areAccepted(),
    // Selects no plan: /select-plan shows the list to a member who has one selected.
    plans.prefetch((plan, selection) => startReads(portal, screen, plan, selection)),
  ]);
}
