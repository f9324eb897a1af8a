import { expect, it } from 'vitest';
import { noRights, type Rights } from '#src/domain/plan/rights.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { menuFor } from './menu.ts';

const router = createPortalRouter(createTestPortal().portal);

const idsFor = (isPolicyHolder: boolean, rights: Partial<Rights>) =>
  menuFor(
    { plan: planOf('Medical', { isPolicyHolder }), rights: { ...noRights, ...rights }, age: 40 },
    router,
  ).map(({ id }) => id);

it.each([true, false])('shows Pay Bill by the right only (policyholder: %s)', (isPolicyHolder) => {
  expect(idsFor(isPolicyHolder, { payBill: true })).toContain('pay-bill');
  const pageIdentifiers = [{ type: 'medicarePayment' }];
  expect(idsFor(isPolicyHolder, { pageIdentifiers })).toContain('pay-bill');
  expect(idsFor(isPolicyHolder, {})).not.toContain('pay-bill');
});
