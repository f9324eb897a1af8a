// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { watchAccess } from '#src/app/access-watch.ts';
import { claimHistoryQuery, noClaims } from '#src/api/queries/claims.ts';
import { memberDocuments } from '#src/api/calls/messages/documents.ts';
import { setMessageStatus } from '#src/api/calls/messages/messages.ts';
import { patientsKnownBy } from '#src/api/calls/coverage/patients.ts';
import { mailboxQuery } from '#src/api/queries/mailbox.ts';
import { messageQuery } from '#src/api/queries/message.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const own = { memberId: 'M1', firstName: 'Maria', relationship: 'self', dateOfBirth: '1984-03-14' };
const elena = {
  memberId: 'M2',
  firstName: 'Elena',
  relationship: 'child',
  dateOfBirth: '2008-01-01',
};
const minutes = 60_000;

/** Calls that the insurer rejects, no matter how the caller handles it. */
const refusedCalls: [string, (portal: Portal) => Promise<unknown>][] = [
  ['her documents', ({ clients }) => clients.send(memberDocuments('M2', 1))],
  [
    'her mailbox, one of several',
    (portal) => portal.queryClient.query(mailboxQuery(portal, ['M1', 'M2'], 'inbox')),
  ],
  [
    'her message',
    (portal) => portal.queryClient.query(messageQuery(portal, ['M1', 'M2'], 'msg-2')),
  ],
  [
    'a change of her message',
    ({ send }) => send(setMessageStatus({ memberId: 'M2', messageId: 'msg-2' }, 'read')),
  ],
  ['her health records', ({ clients }) => clients.send(patientsKnownBy('M2'))],
];
/** A call that is rejected for another reason than revoked access. */
const refusedAnyway = ({ clients }: Portal) =>
  clients.send(memberDocuments('M9', 1)).catch(() => {});
const forbidden = () =>
  Response.json({ type: 'about:blank', title: 'Forbidden', status: 403 }, { status: 403 });

async function open() {
  let isGiven = true;
  let now = Date.parse('2026-11-21T09:00:00Z');
  const plan = planOf('Medical', { memberId: 'M1' });
  const screen = await openScreen('/medical/spending-details/family', plan, {
    now: () => now,
    answer: (path, { url }) => {
      if (path.endsWith('/settings'))
        return Response.json({ displayName: 'Maria', tosChecked: true });
      if (url.includes('/M9/')) return forbidden();
      if (!isGiven && /\/M2\/|identifier=M2/.test(url)) return forbidden();
      if (/message-center\/M1\/messages$/.test(path)) return Response.json({ items: [], total: 0 });
      if (/message-center\/M1\/messages\//.test(path)) return new Response(null, { status: 404 });
      if (!path.includes('/accessrights/')) return null;
      return Response.json({
        accessibleMembers: [own, { ...elena, familyAccess: isGiven }],
        rights: everyRight,
      });
    },
  });
  watchAccess(screen.portal, screen.router);
  const { queryClient, storage } = screen.portal;
  const historyQuery = claimHistoryQuery(screen.portal, plan, ['M1', 'M2']);
  const rightsCalls = () => screen.calls.filter((call) => call.includes('/accessrights/')).length;
  return {
    ...screen,
    rightsCalls,
    /** Something that was read of her when she shared it. */
    keep: () => {
      queryClient.setQueryData(historyQuery.queryKey, noClaims);
      storage.write(storageKeys.messageCounts, { M1: 1, M2: 2 });
    },
    isKept: () => queryClient.getQueryData(historyQuery.queryKey) !== undefined,
    /** Whether the tab holds further data of hers. */
    inTab: () => Object.keys(storage.read(storageKeys.messageCounts) ?? {}).includes('M2'),
    takeBack: () => {
      isGiven = false;
    },
    pass: (ms: number) => {
      now += ms;
    },
    names: () => screen.portal.plans.current()?.accessibleMembers.map((member) => member.firstName),
  };
}

it.each(refusedCalls)(
  'removes revoked family access and its cached data with the next refused call: %s',
  async (_, refused) => {
    const { names, keep, isKept, inTab, takeBack, says, portal, main } = await open();
    await says('Elena');
    keep();
    expect(names()).toEqual(['Maria', 'Elena']);
    expect(inTab()).toBe(true);
    takeBack();
    await refused(portal).catch(() => {});
    await expect.poll(names).toEqual(['Maria']);
    await expect.poll(isKept).toBe(false);
    expect(inTab()).toBe(false);
    // The screen says why nothing of hers is there.
    await expect.poll(() => main.textContent).toContain('starting at age 18');
  },
);

it('detects a revoked access on navigation, at most once a minute', async () => {
  const { names, keep, isKept, takeBack, says, router, pass, rightsCalls } = await open();
  await says('Elena');
  keep();
  takeBack();
  await router.navigate({ to: '/settings/about' });
  expect(rightsCalls()).toBe(1);
  pass(2 * minutes);
  await router.navigate({ to: '/settings/profile' });
  await expect.poll(rightsCalls).toBe(2);
  await expect.poll(names).toEqual(['Maria']);
  await expect.poll(isKept).toBe(false);
  await router.navigate({ to: '/settings/about' });
  expect(rightsCalls()).toBe(2);
});

it('removes nothing when a call is refused for another reason', async () => {
  const { names, keep, isKept, says, portal, rightsCalls } = await open();
  await says('Elena');
  keep();
  await refusedAnyway(portal);
  await expect.poll(rightsCalls).toBe(2);
  expect(names()).toEqual(['Maria', 'Elena']);
  expect(isKept()).toBe(true);
});
