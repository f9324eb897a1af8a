import { isProtected, type Access, type Visit } from '#src/domain/plan/access.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { paramsOf, type Navigation } from '#src/portal/router-context.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { startReads } from './first-reads.ts';

/**
 * Collects the facts that the guard decides by. Availability, terms and rights are requested side by side, each only
 * where its answer changes something; the screen's own reads begin as soon as the plan is known.
 * @throws {ApiFailure} when it cannot be found out what the plan lets the member do
 */
export async function gatherFacts(
  portal: Portal,
  access: Access,
  { matches, location, preload }: Navigation,
): Promise<Visit> {
  const { session, storage } = portal;
  if (!preload && isProtected(access)) await session.join();
  const hasToken = storage.read(storageKeys.accessToken) !== null;
  // Sign out a device that slept before sending requests.
  if (!preload) await session.check();
  const params = paramsOf(matches.at(-1));

  const selecting = needsPlan(portal, access, preload)
    ? portal.plans.load((plan, selection) => startReads(portal, location.pathname, plan, selection))
    : Promise.resolve(null);
  selecting.catch(() => {}); // An outage is reported before a failure to load rights.
  const accepting = needsTerms(portal, access, preload)
    ? portal.terms.areAccepted()
    : Promise.resolve(portal.terms.seemAccepted());

  const facts = {
    available: preload || isOpenInOutage(access) || (await portal.availability.isAvailable()),
    outageBypassed: storage.read(storageKeys.outageBypass) ?? false,
    hasToken,
    prefix: params['contractType'] ?? null,
    named: params['programId'] ?? params['application'] ?? null,
  };
  const isOut = !facts.available && !facts.outageBypassed;
  const member = isOut
    ? { signedIn: session.isSignedIn(), termsAccepted: true, selection: null }
    : await memberFacts(session, accepting, selecting);
  return { ...facts, ...member };
}

/** Waits for the member's terms and plan that are being requested. */
async function memberFacts(
  { isSignedIn }: Portal['session'],
  accepting: Promise<boolean>,
  selecting: Promise<Selection | null>,
): Promise<Pick<Visit, 'signedIn' | 'termsAccepted' | 'selection'>> {
  try {
    const termsAccepted = await accepting;
    // The calls above may have found that the token is no longer valid.
    const signedIn = isSignedIn();
    return { signedIn, termsAccepted, selection: termsAccepted ? await selecting : null };
  } catch (failure) {
    // Losing the session while asking is not a failure to show but a reason to sign in again.
    if (isSignedIn()) throw failure;
    return { signedIn: false, termsAccepted: true, selection: null };
  }
}

function isOpenInOutage(access: Access): boolean {
  return access.needs === 'nothing' && access.evenInOutage === true;
}

function needsTerms(portal: Portal, access: Access, preload: boolean): boolean {
  const concernsMembers =
    access.needs === 'nothing' ? access.checksToken : access.needs !== 'never';
  return !preload && concernsMembers === true && portal.session.isSignedIn();
}

function needsPlan(portal: Portal, access: Access, preload: boolean): boolean {
  if (access.needs !== 'plan' || !portal.session.isSignedIn()) return false;
  return !preload || portal.plans.remembered() !== null;
}
