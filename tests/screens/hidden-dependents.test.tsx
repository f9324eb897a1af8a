// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { watchAccess } from '#src/app/access-watch.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const person = (memberId: string, firstName: string, coverageEndedOn: string | null) => ({
  memberId,
  firstName,
  relationship: 'child',
  dateOfBirth: '2014-02-01',
  coverageEndedOn,
});

it('removes hidden dependents from every list at once, and brings them back when shown again', async () => {
  let hideTermedDependents = false;
  const { router, portal, says, text, press } = await openScreen(
    '/settings/sharing',
    planOf('Medical', { memberId: 'M1' }),
    {
      async answer(path, request) {
        if (path.endsWith('/settings')) {
          return Response.json({ displayName: 'Maria', tosChecked: true });
        }
        if (path.includes('/accessrights/')) {
          const accessibleMembers = [
            person('M1', 'Maria', null),
            person('M3', 'Mateo', '2026-10-31'),
            person('M4', 'Sofia', null),
          ];
          return Response.json({ accessibleMembers, hideTermedDependents, rights: everyRight });
        }
        if (!path.includes('/member-settings/')) return null;
        if (request.method === 'PUT') {
          hideTermedDependents = (await request.text()).includes('"hideTermedDependents":true');
        }
        return Response.json({
          hideTermedDependents: { allowed: true, reason: null, value: hideTermedDependents },
        });
      },
    },
  );
  watchAccess(portal, router);
  const pressThere = async (button: string) => {
    await router.navigate({ to: '/settings/privacy-security' });
    await press(button);
    await says(button === 'Hide them' ? 'Show them again' : 'Hide them');
    await router.navigate({ to: '/settings/sharing' });
    await says('You see Sofia’s claims');
  };
  await says('You see Mateo’s claims');
  await pressThere('Hide them');
  expect(text()).not.toContain('Mateo');
  await pressThere('Show them again');
  await says('You see Mateo’s claims');
});
