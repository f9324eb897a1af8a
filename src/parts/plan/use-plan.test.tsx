// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PortalContext } from '#src/portal/portal-context.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';
import { usePlan } from './use-plan.ts';

const medical = planOf('Medical');
const dental = planOf('Dental');

function PlanName() {
  return <p>{usePlan().plan.displayName}</p>;
}

/** Opens a screen below a plan's prefix or outside of it, in a portal where a plan is selected. */
async function open(address: '/medical' | '/settings') {
  const { portal } = createTestPortal({ session: planStorage(medical), plans: [medical] });
  await portal.plans.load();
  const staticData = { title: null, access: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const below = createRoute({
    getParentRoute: () => root,
    staticData,
    path: '/medical',
    beforeLoad: () => ({ selection: portal.plans.current() }),
    component: PlanName,
  });
  const outside = createRoute({
    getParentRoute: () => root,
    staticData,
    path: '/settings',
    component: PlanName,
  });
  const router = createRouter({
    routeTree: root.addChildren([below, outside]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  );
  return portal;
}

it('uses the plan of the route below a plan’s prefix', async () => {
  const { plans } = await open('/medical');
  await act(() => plans.select(dental));
  expect(screen.getByText('Medical Plan')).toBeDefined();
});

it('uses the selected plan outside of a plan’s prefix', async () => {
  const { plans } = await open('/settings');
  expect(screen.getByText('Medical Plan')).toBeDefined();
  await act(() => plans.select(dental));
  expect(screen.getByText('Dental Plan')).toBeDefined();
});
