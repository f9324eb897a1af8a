import type { Query } from '@tanstack/react-query';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { isMessageCounts } from '#src/api/calls/messages/message-counts.ts';
import { isMadeStale } from '#src/api/queries.ts';
import { limits } from '#src/domain/limits.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { PortalRouter } from './router.ts';

/**
 * Reloads the plan's rights when a call is refused, when the member changes family access, and at most once a
 * minute on navigation. Family access that was taken back is gone at once, also what was kept of it
 * (docs/decisions/020). New messages are asked for with a navigation, and when the tab is seen again
 * (docs/decisions/021).
 */
export function watchAccess(portal: Portal, router: PortalRouter): void {
  const { activity, now } = portal;
  let renewing: Promise<void> | null = null;
  let askedAt = now().getTime();
  const renew = () => {
    renewing ??= renewAccess(portal, router).finally(() => {
      renewing = null;
      askedAt = now().getTime();
    });
  };
  let countedAt = askedAt;
  const lookForMessages = () => {
    if (Math.abs(now().getTime() - countedAt) <= limits.accessHoldsMs) return;
    countedAt = now().getTime();
    askForMessages(portal);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') lookForMessages();
  });
  router.subscribe('onResolved', () => {
    lookForMessages();
    if (Math.abs(now().getTime() - askedAt) > limits.accessHoldsMs) renew();
  });
  // A refusal of any call counts, even of one whose failure a screen hides.
  activity.addEventListener('refused', renew);
  activity.addEventListener('accessChanged', renew);
}

/** Refetches the message counts and the visible list. These calls don't extend the session. */
function askForMessages({ queryClient, messageChanges }: Portal): void {
  const messages = {
    api: 'messageCenter',
    params: {},
    makesStale: ['/{member}/messages'],
  } as const;
  void queryClient.refetchQueries({
    type: 'active',
    stale: true,
    predicate: ({ queryKey }) => isMadeStale(queryKey, messages) && !isMessageCounts(queryKey),
  });
  messageChanges.recount();
}

async function renewAccess(portal: Portal, router: PortalRouter): Promise<void> {
  const { plans, session, queryClient, queryOf } = portal;
  const before = plans.current();
  const userId = session.userId();
  if (before === null || userId === null) return;
  const { plan } = before;
  const listed = await queryClient
    .query({ ...queryOf(accessRights(userId, plan)), staleTime: 0 })
    // Keep the present access until the insurer answers.
    .catch(() => null);
  if (listed === null || plans.current()?.plan !== plan) return;
  const renewed = plans.selectionOf(plan, listed);
  if (JSON.stringify(renewed) === JSON.stringify(before)) return;
  await plans.select(plan);
  const seen = visibleMemberIds(renewed);
  const isNarrower = visibleMemberIds(before).some((id) => !seen.includes(id));
  if (isNarrower) forgetRecords(portal);
  await router.invalidate();
  // Discard answers that the screen requested with the former access.
  if (isNarrower) {
    queryClient.removeQueries({ type: 'inactive', predicate: isOfRecords });
    await queryClient.resetQueries({ type: 'active', predicate: isOfRecords });
  }
}

/** Removes the cached records of all members: answers about several members name them all. */
function forgetRecords({ queryClient, storage, claimsView }: Portal): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isOfRecords });
  storage.remove(storageKeys.messageCounts);
  storage.remove(storageKeys.lastVisit);
  claimsView.reset();
}

/** Whether a query is of records: all but those about the account itself. */
const isOfRecords = ({ queryKey: [api] }: Pick<Query, 'queryKey'>): boolean => api !== 'member';
