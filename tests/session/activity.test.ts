import { expect, it } from 'vitest';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { userNotice } from '#src/api/calls/messages/user-notice.ts';
import { newMessagesQuery } from '#src/api/queries/mailbox.ts';
import { limits } from '#src/domain/limits.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const start = Date.parse('2026-11-21T09:00:00Z');
const minute = 60_000;

/** Returns a portal with a signed-in user, its clocks, and the number of activity notices. */
function signedIn() {
  let now = start;
  const { portal } = createTestPortal({
    session: signedInStorage(),
    now: () => now,
    steady: () => now - start,
  });
  let activityCount = 0;
  portal.activity.addEventListener('activity', () => (activityCount += 1));
  return {
    portal,
    session: portal.session,
    wait: (ms: number) => (now += ms),
    activityCount: () => activityCount,
  };
}

it('reports a call of the member, and restarts the idle timeout', () => {
  const { session, wait, activityCount } = signedIn();
  wait(5 * minute);
  session.reportActivity('member');
  expect(activityCount()).toBe(1);
  expect(session.remainingMs()).toBe(limits.idleWarningMs + limits.signOutCountdownMs);
});

it('reports an automatic call without restarting the idle timeout', () => {
  const { session, wait, activityCount } = signedIn();
  for (let page = 0; page < 20; page += 1) {
    wait(minute / 2);
    session.reportActivity('portal');
  }
  expect(activityCount()).toBe(20);
  expect(session.remainingMs()).toBe(
    limits.idleWarningMs + limits.signOutCountdownMs - 10 * minute,
  );
});

it('reports the count of unread messages without restarting the idle timeout', async () => {
  const { portal, wait, activityCount } = signedIn();
  wait(5 * minute);
  await portal.queryClient.query(portal.queryOf(messageCounts('M1', []))).catch(() => {});
  expect(activityCount()).toBe(1);
  expect(portal.session.remainingMs()).toBe(
    limits.idleWarningMs + limits.signOutCountdownMs - 5 * minute,
  );
});

it('reports the check for new messages without restarting the idle timeout', async () => {
  const { portal, wait, activityCount } = signedIn();
  wait(5 * minute);
  await portal.queryClient.query({ ...newMessagesQuery(portal, ['M1'], 'inbox'), staleTime: 0 });
  expect(activityCount()).toBe(1);
  expect(portal.session.remainingMs()).toBe(
    limits.idleWarningMs + limits.signOutCountdownMs - 5 * minute,
  );
});

it('reports a public call without restarting the idle timeout', async () => {
  const { portal, wait, activityCount } = signedIn();
  wait(5 * minute);
  await portal.queryClient.query(portal.queryOf(userNotice()));
  expect(activityCount()).toBe(1);
  expect(portal.session.remainingMs()).toBe(
    limits.idleWarningMs + limits.signOutCountdownMs - 5 * minute,
  );
});
