import { accessRights } from '#src/api/calls/access-rights.ts';
import { coverageOperation } from '#src/api/calls/coverages.ts';
import { availability } from '#src/api/calls/availability.ts';
import { userSettings } from '#src/api/calls/user-settings.ts';
import { addressOf } from '#src/api/addresses.ts';
import type { CallAddress } from '#src/api/http/call-address.ts';
import { localDay } from '#src/domain/format/days.ts';
import { planKey } from '#src/domain/plan/plan.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { PortalRouter } from './router.ts';
import { whenIdle } from './when-idle.ts';

const pagesKept = 8;

/**
 * Remembers in the tab which calls each page made, so that the boot prefetch of its next load can make the same before
 * the portal's code is there (docs/decisions/001).
 */
export function rememberReads(portal: Portal, router: PortalRouter): void {
  let isDue = false;
  const keep = () => {
    if (!isDue) return;
    isDue = false;
    keepReads(portal, router.state.location.pathname);
  };
  portal.queryClient.getQueryCache().subscribe(({ type, ...event }) => {
    const hasArrived = type === 'updated' && 'action' in event && event.action.type === 'success';
    if (isDue || !(hasArrived || type === 'observerAdded')) return;
    isDue = true;
    // What has arrived is painted first.
    whenIdle(portal, keep);
  });
  window.addEventListener('pagehide', keep);
}

function keepReads(portal: Portal, pathname: string): void {
  const { config, storage, plans, session, terms, queryClient, leftOut, now } = portal;
  const plan = plans.current()?.plan;
  const userId = session.userId();
  if (!plan || userId === null || !session.isSignedIn()) return;
  // Until the terms of use are accepted, a page begins with asking whether they are.
  if (!terms.seemAccepted()) {
    storage.remove(storageKeys.prefetchHints);
    return;
  }
  const holdsFor = { plan: planKey(plan), day: localDay(now()) };
  const before = storage.read(storageKeys.prefetchHints);
  const isOfToday = before?.plan === holdsFor.plan && before.day === holdsFor.day;
  const others = (isOfToday ? before.pages : []).filter(([path]) => path !== pathname);
  const reads = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ meta, state }) => meta?.reads?.(state.data) ?? []);
  // What the guard has asked arrives before the screen that shows it: nothing is learned of it yet.
  if (reads.length === 0) return;
  // A search by patient needs the patients' ids first, so it can't be prefetched.
  const isPrefetchable = ({ operation }: CallAddress) =>
    operation !== coverageOperation || config.coverageSearch === 'identifier';
  /** Returns the hints of the calls, each address once: a call that several queries use is made once. */
  const hintsOf = (all: readonly CallAddress[]): [string, string][] => [
    ...new Map(
      all
        .filter((read) => !leftOut?.isMissing(read.operation) && isPrefetchable(read))
        .map(hintOf)
        .map((hint) => [hint.join(' '), hint]),
    ).values(),
  ];
  storage.write(storageKeys.prefetchHints, {
    ...holdsFor,
    always: hintsOf([availability(), userSettings(userId), accessRights(userId, plan)]),
    pages: [...others, [pathname, hintsOf(reads)] satisfies [string, unknown]].slice(-pagesKept),
  });
}

const hintOf = (read: CallAddress): [string, string] => [read.api, addressOf(read)];
