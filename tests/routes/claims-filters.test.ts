// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import { noFilters } from '#src/domain/claims/claim-view.ts';
import { firstView } from '#src/portal/plan/claims-view.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { planOf } from '../support/plans.ts';
import { createTestPortal, planStorage } from '../support/test-portal.ts';

const view = {
  ...firstView,
  pageSize: 25,
  filters: { ...noFilters, text: 'cedar', statuses: ['denied' as const] },
};

async function at(path: string) {
  const session = planStorage(planOf('Medical'));
  const { portal } = createTestPortal({ session });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createPortalRouter(portal, history);
  connect(portal, router);
  // As the mounted router does: each change of the address is loaded, and then done.
  history.subscribe(() => void router.load());
  const arrive = async () => {
    await router.load();
    await expect.poll(() => router.state.status).toBe('idle');
    router.stores.resolvedLocation.set(router.stores.location.get());
  };
  await arrive();
  portal.claimsView.set(view);
  const go = async (href: string) => {
    await router.navigate({ href });
    await arrive();
  };
  return { portal, session, go };
}

it.each([
  ['a claim and back', ['/medical/claim-details/e-1', '/medical/claims']],
  ['the old name', ['/medical/claim-details/e-1', '/medical-claims']],
  ['another claim from a claim', ['/medical/claim-details/e-1', '/medical/claim-details/e-2']],
])('the filters stay on the way to %s', async (_, way) => {
  const { portal, go } = await at('/medical/claims');
  for (const href of way) await go(href);
  expect(portal.claimsView.view.get()).toEqual(view);
});

it.each(['/medical/dashboard', '/medical/contact-us', '/select-plan'])(
  'shows all claims after a visit to %s',
  async (other) => {
    const { portal, session, go } = await at('/medical/claims');
    await go(other);
    expect(session.getItem('claims-filters')).not.toBeNull();
    await go('/medical/claims');
    expect(portal.claimsView.view.get()).toEqual({ ...firstView, pageSize: view.pageSize });
    expect(session.getItem('claims-filters')).toBeNull();
  },
);

it('keeps the filters on reload', async () => {
  const session = planStorage(planOf('Medical'));
  session.setItem('claims-filters', JSON.stringify(view));
  const { portal } = createTestPortal({ session });
  const history = createMemoryHistory({ initialEntries: ['/medical/claims'] });
  const router = createPortalRouter(portal, history);
  connect(portal, router);
  await router.load();
  expect(portal.claimsView.view.get()).toEqual(view);
});

it.each(['{}', 'nonsense', JSON.stringify({ ...view, pageSize: 0 })])(
  'drops unreadable stored filters: %s',
  (text) => {
    const session = planStorage(planOf('Medical'));
    session.setItem('claims-filters', text);
    expect(createTestPortal({ session }).portal.claimsView.view.get()).toEqual(firstView);
  },
);

it('forgets the filters on sign-out', async () => {
  const { portal, session } = await at('/medical/claims');
  portal.session.signOut();
  expect(portal.claimsView.view.get()).toEqual({ ...firstView, pageSize: view.pageSize });
  expect(session.getItem('claims-filters')).toBeNull();
});

describe('the number of rows per page', () => {
  const open = (local: Storage) =>
    createTestPortal({ areas: { session: () => memoryStorage(), local: () => local } }).portal;

  it('stores the number of rows per page in this browser, unlike the other filters', () => {
    const local = memoryStorage();
    open(local).claimsView.set(view);
    expect(Object.keys(local)).toEqual(['display-choices']);
    expect(local.getItem('display-choices')).toBe(JSON.stringify({ rowsPerPage: 25 }));
    expect(open(local).claimsView.view.get()).toEqual({ ...firstView, pageSize: 25 });
  });

  it.each(['nonsense', '{"rowsPerPage":0}', '{"rowsPerPage":"all"}'])(
    'shows 10 rows per page where what is kept cannot be read: %s',
    (text) => {
      const local = memoryStorage();
      local.setItem('display-choices', text);
      expect(open(local).claimsView.view.get()).toEqual(firstView);
    },
  );
});
