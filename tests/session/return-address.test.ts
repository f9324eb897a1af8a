// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { connect } from '#src/app/wiring.ts';
import { planOf } from '#tests/support/plans.ts';
import { signedInStorage } from '#tests/support/test-portal.ts';
import { visit } from '#tests/support/visit.ts';

/** A member at an address, whose session the API ends. */
async function lose(url: string, stored: Record<string, string> = {}) {
  const session = signedInStorage({
    'selected-plan': JSON.stringify(planOf('Medical')),
    ...stored,
  });
  const { portal, router } = await visit(url, session, { plans: [planOf('Medical')] });
  connect(portal, router);
  portal.session.reportRejected();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  return session.getItem('deep_link');
}

it.each(['/medical/claims', '/medical/claims?page=2', '/select-plan'])(
  'returns to %s when a session ends there',
  async (url) => {
    expect(await lose(url)).toBe(url);
  },
);

it.each(['/terms-of-use', '/contact', '/outage-message'])(
  'keeps the earlier deep link when a session ends at %s',
  async (url) => {
    expect(await lose(url, { deep_link: '/medical/claims' })).toBe('/medical/claims');
    expect(await lose(url)).toBeNull();
  },
);
