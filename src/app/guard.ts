import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router';
import { decide, type Access, type Visit } from '#src/domain/access.ts';
import { ageOn } from '#src/domain/formats.ts';
import { isContractPrefix } from '#src/domain/plan.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

export interface GuardedVisit {
  portal: Portal;
  access: Access;
  params: Record<string, string | undefined>;
  location: Pick<ParsedLocation, 'pathname' | 'href' | 'searchStr' | 'hash'>;
  /** True while a link is only hovered: nothing is remembered, nothing is asked. */
  preload: boolean;
}

/**
 * Gathers what is known, lets `decide` judge and turns the judgement into a redirect or NotFound.
 * Availability and rights are asked side by side; the order of the judgement stays the same.
 * @throws {Redirect | NotFoundError | ApiFailure}
 */
export async function guard(visit: GuardedVisit): Promise<void> {
  const { portal, access, params, location, preload } = visit;
  const { session, storage } = portal;

  const selecting = needsSelection(visit) ? portal.plans.load() : Promise.resolve(null);
  selecting.catch(() => {}); // An outage is reported before a failure to load rights.
  const known: Omit<Visit, 'plan' | 'rights' | 'age'> = {
    available: preload || (await portal.isAvailable()),
    outageBypassed: storage.read(storageKeys.outageBypass) ?? false,
    signedIn: session.isSignedIn(),
    prefix: params['contractType'] ?? null,
    programId: params['programId'] ?? null,
  };
  let selection: Selection | null = null;
  try {
    if (known.available || known.outageBypassed) selection = await selecting;
  } catch (failure) {
    // Losing the session while asking is not a failure to show but a reason to sign in again.
    if (session.isSignedIn()) throw failure;
    known.signedIn = false;
  }

  const decision = decide(access, { ...known, ...facts(portal, selection) });
  switch (decision.kind) {
    case 'allow':
      if (access.needs === 'plan' && !preload) forgetDeepLink(portal);
      return;
    case 'outage':
      throw redirect({ to: '/outage-message', replace: true });
    case 'login':
      if (!preload) rememberDeepLink(portal, location);
      throw redirect({ to: '/login', replace: true });
    case 'select-plan':
      if (!preload) rememberDeepLink(portal, location);
      throw redirect({ to: '/select-plan', replace: true });
    case 'own-prefix':
      throw redirect({ href: withPrefix(location, decision.prefix), replace: true });
    case 'not-found':
      throw notFound();
  }
}

function needsSelection({ portal, access, preload }: GuardedVisit): boolean {
  if (access.needs !== 'plan' || !portal.session.isSignedIn()) return false;
  return !preload || portal.plans.remembered() !== null;
}

function facts({ now }: Portal, selection: Selection | null): Pick<Visit, 'plan' | 'rights' | 'age'> {
  if (!selection) return { plan: null, rights: null, age: null };
  const { plan, access } = selection;
  const self = access.accessibleMembers.find((member) => member.memberId === plan.memberId);
  return { plan, rights: access.rights, age: self ? ageOn(self.dateOfBirth, now()) : null };
}

function withPrefix({ pathname, searchStr, hash }: GuardedVisit['location'], prefix: string) {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const rest = isContractPrefix(segments[0] ?? '') ? segments.slice(1) : segments;
  return `/${[prefix, ...rest].join('/')}${searchStr}${hash ? `#${hash}` : ''}`;
}

/** Where to go on after sign-in and plan selection; message routes are remembered by their message too. */
export function rememberDeepLink({ storage }: Portal, location: { pathname: string; href: string }) {
  storage.write(storageKeys.deepLink, location.href);
  const [, messageId] = /^\/message\/([^/]+)$/.exec(location.pathname) ?? [];
  if (messageId === undefined) storage.remove(storageKeys.deepLinkMessage);
  else storage.write(storageKeys.deepLinkMessage, messageId);
}

function forgetDeepLink({ storage }: Portal) {
  storage.remove(storageKeys.deepLink);
  storage.remove(storageKeys.deepLinkMessage);
}
