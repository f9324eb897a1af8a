// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { ClaimView } from './claim-view.tsx';

const broken = vi.hoisted(() => ({ name: '', when: '' }));

/** Stands in for a section: renders its name, or throws when the test says so. */
function partNamed(name: string) {
  return function Part() {
    const isBroken = broken.name === name;
    useEffect(() => {
      if (isBroken && broken.when === 'effect') throw new Error(`${name} broke`);
    }, [isBroken]);
    if (isBroken && broken.when === 'render') throw new Error(`${name} broke`);
    return <p>{name}</p>;
  };
}
vi.mock('./related-claims.tsx', () => ({ RelatedClaims: partNamed('RelatedClaims') }));
vi.mock('./why-card.tsx', () => ({ WhyCard: partNamed('WhyCard') }));
vi.mock('./lines/lines-card.tsx', () => ({ LinesCard: partNamed('LinesCard') }));
vi.mock('#src/parts/plan/use-plan.ts', () => ({
  usePlan: () => ({
    plan: planOf('Medical'),
    access: { accessibleMembers: [], adults: [], rights: everyRight },
    rights: everyRight,
  }),
}));
vi.mock('#src/parts/plan/use-capability.ts', () => ({ useCapability: () => true }));
vi.mock('./claim-appeals.tsx', () => ({ ClaimAppeals: partNamed('ClaimAppeals') }));
vi.mock('./inquiries-card.tsx', () => ({ InquiriesCard: partNamed('InquiriesCard') }));
vi.mock('./claim-documents.tsx', () => ({ ClaimDocuments: partNamed('ClaimDocuments') }));
vi.mock('./bill-check/bill-check-card.tsx', () => ({ BillCheckCard: partNamed('BillCheckCard') }));
vi.mock('./facts-card.tsx', () => ({ FactsCard: partNamed('FactsCard') }));

const claim = familyClaim();
const names = [
  ...['RelatedClaims', 'WhyCard', 'LinesCard', 'ClaimAppeals', 'InquiriesCard'],
  ...['ClaimDocuments', 'BillCheckCard', 'FactsCard'],
];

it.each(names.flatMap((name) => ['render', 'effect'].map((when) => ({ name, when }))))(
  '$name that throws in its $when leaves the rest of the claim',
  async ({ name, when }) => {
    Object.assign(broken, { name, when });
    const caught = vi.fn();
    const { container } = render(
      <ClaimView
        claim={claim}
        relation={null}
        nextStep={rowOf(claim).nextStep}
        rules={undefined}
        isAccountMissing={false}
        openInquiry={null}
        isSettled
        onlyBy={null}
      />,
      { onCaughtError: caught },
    );
    await expect.poll(() => caught.mock.calls.length).toBe(1);
    await expect
      .poll(() => names.filter((partName) => !container.textContent.includes(partName)))
      .toEqual([name]);
    expect(screen.getByRole('alert').textContent).toMatch(/isn’t available right now/);
    expect(container.querySelector('section')).not.toBeNull();
  },
);
