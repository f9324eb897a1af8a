import { notFound, redirect } from '@tanstack/react-router';
import { decide, type Access, type Visit } from '#src/domain/access.ts';
import { presentAddress } from '#src/domain/former-addresses.ts';
import { localDay } from '#src/domain/days.ts';
import { isContractPrefix, type Plan } from '#src/domain/plan.ts';
import type { PlanAccess } from '#src/domain/rights.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { memberFacts, type Selection } from '#src/portal/plan-store.ts';
import { paramsOf, type Navigation, type ScreenMatch } from '#src/portal/router-context.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import {
  forgetReturnAddress,
  rememberReturnAddress,
  rememberTurnedAway,
} from './return-address.ts';

/**
 * The guard of every navigation. Gathers what is known, lets `decide` judge and turns the judgement
 * into a redirect or NotFound. Availability and rights are asked side by side; the order of the
 * judgement stays the same.
 * @throws {Redirect | NotFoundError | ApiFailure}
 */
export async function guard(portal: Portal, navigation: Navigation): Promise<void> {
  const { matches, location, preload } = navigation;
  const { session, storage } = portal;
  const hasToken = storage.read(storageKeys.accessToken) !== null;
  // A device that slept is signed out before anything is asked.
  if (!preload) await session.check();
  const screen = matches.at(-1);
  const access: Access = screen?.staticData.access ?? { needs: 'never' };
  const params = paramsOf(screen);
  if (access.needs === 'never') {
    const present = presentAddress(location.pathname);
    if (present) throw redirect({ href: present + location.searchStr, replace: true });
  }

  const selecting = needsSelection(portal, access, preload)
    ? portal.plans.load((plan, access) => startReads(portal, screen, plan, access))
    : Promise.resolve(null);
  selecting.catch(() => {}); // An outage is reported before a failure to load rights.
  const accepting = needsTerms(portal, access, preload)
    ? portal.terms.areAccepted()
    : Promise.resolve(portal.terms.seemAccepted());
  const known: Omit<Visit, 'plan' | 'rights' | 'age'> = {
    // Not asked where the answer would change nothing.
    available: preload || isOpenInOutage(access) || (await portal.isAvailable()),
    outageBypassed: storage.read(storageKeys.outageBypass) ?? false,
    signedIn: session.isSignedIn(),
    hasToken,
    termsAccepted: true,
    prefix: params['contractType'] ?? null,
    named: params['programId'] ?? params['application'] ?? null,
  };
  let selection: Selection | null = null;
  try {
    if (known.available || known.outageBypassed) {
      known.termsAccepted = await accepting;
      // Asking may have found out that the token is no longer good for anything.
      known.signedIn = session.isSignedIn();
      if (known.termsAccepted) selection = await selecting;
    }
  } catch (failure) {
    // Losing the session while asking is not a failure to show but a reason to sign in again.
    if (session.isSignedIn()) throw failure;
    known.signedIn = false;
  }

  const decision = decide(access, { ...known, ...memberFacts(selection, portal.now()) });
  switch (decision.kind) {
    case 'allow':
      if (access.needs === 'plan' && !preload) forgetReturnAddress(portal);
      return;
    case 'outage':
      if (!preload) rememberTurnedAway(portal, access, location);
      throw redirect({ to: '/outage-message', replace: true });
    case 'login':
      if (!preload && access.needs !== 'nothing') rememberReturnAddress(portal, location);
      throw redirect({ to: '/login', replace: true });
    case 'terms':
      if (!preload) rememberReturnAddress(portal, location);
      throw redirect({ to: '/terms-of-use', replace: true });
    case 'select-plan':
      if (!preload) rememberReturnAddress(portal, location);
      throw redirect({ to: '/select-plan', replace: true });
    case 'own-prefix':
      throw redirect({ href: withPrefix(location, decision.prefix), replace: true });
    case 'not-found':
      throw notFound();
  }
}

/** Waits for none: each part of the screen shows how its own went. */
function startReads(
  { queryClient, queryOf, now }: Portal,
  screen: ScreenMatch | undefined,
  plan: Plan,
  access: PlanAccess | null,
): void {
  const reads = screen?.staticData.reads?.({ plan, access, today: localDay(now()) }) ?? [];
  for (const read of reads) queryClient.query(queryOf(read)).catch(() => {});
}

function isOpenInOutage(access: Access): boolean {
  return access.needs === 'nothing' && access.evenInOutage === true;
}

function needsTerms(portal: Portal, access: Access, preload: boolean): boolean {
  const concernsMembers =
    access.needs === 'nothing' ? access.checksToken : access.needs !== 'never';
  return !preload && concernsMembers === true && portal.session.isSignedIn();
}

function needsSelection(portal: Portal, access: Access, preload: boolean): boolean {
  if (access.needs !== 'plan' || !portal.session.isSignedIn()) return false;
  return !preload || portal.plans.remembered() !== null;
}

function withPrefix({ pathname, searchStr, hash }: Navigation['location'], prefix: string) {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const rest = isContractPrefix(segments[0] ?? '') ? segments.slice(1) : segments;
  return `/${[prefix, ...rest].join('/')}${searchStr}${hash ? `#${hash}` : ''}`;
}
