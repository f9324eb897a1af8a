// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { titles } from '#content/titles.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import { message } from '#src/catalogue/messages.ts';
import { searchset } from '#tests/support/fhir-server.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';

const plan = planOf('Medical');

/** The pharmacy center on 2026-11-21, opened by a member of a birth date. */
async function openBornOn(dateOfBirth: string, rights = everyRight) {
  const { portal, calls } = createTestPortal({
    session: planStorage(plan),
    plans: [plan],
    answer: (path) => {
      if (path.endsWith('/prescriptions')) return Response.json({ items: [], total: 0 });
      if (path.includes('/health-records/')) return Response.json(searchset([]));
      if (!path.includes('/accessrights/')) return null;
      const self = { memberId: plan.memberId, firstName: 'LEE', relationship: 'self' };
      return Response.json({ accessibleMembers: [{ ...self, dateOfBirth }], rights });
    },
  });
  const history = createMemoryHistory({ initialEntries: ['/pharmacy'] });
  const router = createPortalRouter(portal, history);
  connect(portal, router);
  await router.load();
  await renderPortal(portal, router, { onCaughtError: () => {} });
  const { textContent: heading } = await screen.findByRole('heading', { level: 1 });
  const asked = () =>
    calls.filter((call) => /prescriptions|Coverage|Basic|InsurancePlan/.test(call));
  return { history, heading, asked, main: () => screen.getByRole('main').textContent };
}

it('shows the reason without a call to a member who turns 17 tomorrow', async () => {
  const { history, heading, asked, main } = await openBornOn('2009-11-22');
  expect(history.location.pathname).toBe('/medical/pharmacy');
  expect(heading).toBe(titles.pharmacy);
  await vi.waitFor(() => expect(main()).toContain(message('PHA-0001')));
  expect(main()).toContain('PHA-0001');
  expect(asked()).toEqual([]);
});

it('opens for a member who turns 17 today', async () => {
  const { heading, asked, main } = await openBornOn('2009-11-21');
  expect(heading).toBe(titles.pharmacy);
  expect(main()).not.toContain(message('PHA-0001'));
  await vi.waitFor(() => expect(asked().length).toBeGreaterThan(0));
});

it('does not find the pharmacy center without the right, at any age', async () => {
  const rights = { ...everyRight, pharmacyCenter: false, rxSavingsSolutions: false };
  const { heading } = await openBornOn('2009-11-22', rights);
  expect(heading).toBe(titles.notFound);
});
