// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { watchAccess } from '#src/app/access-watch.ts';
import { claimHistoryQuery, noClaims } from '#src/api/queries/claims.ts';
import { ApiFailure } from '#src/api/failure.ts';
import type { Portal } from '#src/portal/create-portal.ts';
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

/** Any call of a screen to which the insurer says no. */
const refusedCall = ({ queryClient }: Portal) =>
  queryClient
    .query({
      queryKey: ['v1', 'members', 'M2', 'documents'],
      queryFn: () => Promise.reject(new ApiFailure('BP-NFA-100', 'status', { status: 403 })),
    })
    .catch(() => {});

async function open() {
  let isGiven = true;
  let now = Date.parse('2026-11-21T09:00:00Z');
  const plan = planOf('Medical', { memberId: 'M1' });
  const screen = await openScreen('/medical/spending-details/family', plan, {
    now: () => now,
    answer: (path) => {
      if (path.endsWith('/settings'))
        return Response.json({ displayName: 'Maria', tosChecked: true });
      if (!path.includes('/accessrights/')) return null;
      return Response.json({
        accessibleMembers: [own, { ...elena, familyAccess: isGiven }],
        rights: everyRight,
      });
    },
  });
  watchAccess(screen.portal, screen.router);
  const { queryClient } = screen.portal;
  const kept = claimHistoryQuery(screen.portal, plan, ['M1', 'M2']);
  const asked = () => screen.calls.filter((call) => call.includes('/accessrights/')).length;
  return {
    ...screen,
    asked,
    /** Something that was read of her when she shared it. */
    keep: () => queryClient.setQueryData(kept.queryKey, noClaims),
    isKept: () => queryClient.getQueryData(kept.queryKey) !== undefined,
    takeBack: () => {
      isGiven = false;
    },
    pass: (ms: number) => {
      now += ms;
    },
    names: () =>
      screen.portal.plans.current()?.access.accessibleMembers.map((one) => one.firstName),
  };
}

it('family access that is taken back is gone with the next refused call, also what was kept', async () => {
  const { names, keep, isKept, takeBack, says, portal, main } = await open();
  await says('Elena');
  keep();
  expect(names()).toEqual(['Maria', 'Elena']);
  takeBack();
  await refusedCall(portal);
  await expect.poll(names).toEqual(['Maria']);
  await expect.poll(isKept).toBe(false);
  // The screen says why nothing of hers is there.
  await expect.poll(() => main()?.textContent).toContain('from age 18 on');
});

it('a navigation finds it out, too, at most once a minute', async () => {
  const { names, keep, isKept, takeBack, says, router, pass, asked } = await open();
  await says('Elena');
  keep();
  takeBack();
  await router.navigate({ to: '/settings/about' });
  expect(asked()).toBe(1);
  pass(2 * minutes);
  await router.navigate({ to: '/settings/profile' });
  await expect.poll(asked).toBe(2);
  await expect.poll(names).toEqual(['Maria']);
  await expect.poll(isKept).toBe(false);
  await router.navigate({ to: '/settings/about' });
  expect(asked()).toBe(2);
});

it('a call that is refused for another reason takes nothing away', async () => {
  const { names, keep, isKept, says, portal, asked } = await open();
  await says('Elena');
  keep();
  await refusedCall(portal);
  await expect.poll(asked).toBe(2);
  expect(names()).toEqual(['Maria', 'Elena']);
  expect(isKept()).toBe(true);
});
