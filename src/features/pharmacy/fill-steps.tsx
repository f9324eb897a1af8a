import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pharmacyWords } from '#content/pharmacy.ts';
import { claimQuery } from '#src/api/queries/claim.ts';
import { costsOfEstimate } from '#src/domain/care/cost-estimate.ts';
import { costBreakdownOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { fillCost, type DrugLimitsLeft } from '#src/domain/pharmacy/fill-cost.ts';
import type { TierPrice } from '#src/domain/pharmacy/tier-price.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { MoneyFlow } from '#src/parts/claims/money-flow.tsx';
import { ClaimLink } from '#src/parts/claims/claim-link.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import type { ClaimedFill } from './use-last-fill.ts';

const words = pharmacyWords.steps;

/** The payments of a fill, as its claim states them. */
export function PaidFill({ fill: { claimId, name } }: { fill: ClaimedFill }) {
  return (
    <OfClaim claimId={claimId}>
      {(claim) => (
        <>
          <MoneyFlow
            label={words.paidBars}
            costs={costBreakdownOf(claim)}
            shareName={words.yourPart}
          />
          <p>
            <ClaimLink claimId={claimId} about={name} />
          </p>
        </>
      )}
    </OfClaim>
  );
}

/** The estimated cost of the next fill at the price of the last one, step by step. */
export function NextFill({
  fill: { claimId, daysSupply },
  price,
  left,
}: {
  fill: ClaimedFill;
  price: TierPrice;
  left: DrugLimitsLeft;
}) {
  return (
    <OfClaim claimId={claimId}>
      {(claim) => {
        // Outside the network, the allowed amount and the plan's share differ.
        if (claim.network === 'out') return <p>{words.outsideNetwork}</p>;
        const { allowed } = costBreakdownOf(claim);
        const estimate = allowed === null ? null : fillCost(allowed, price, left);
        if (allowed === null || estimate === null) return <p>{words.noPrice}</p>;
        return (
          <>
            <p>
              {words.lastPrice({
                price: formatCents(allowed),
                days: daysSupply ?? 0,
                isInNetwork: claim.network === 'in',
              })}{' '}
              {words.wouldPay(formatCents(estimate.share))}
            </p>
            <MoneyFlow
              label={words.bars}
              costs={costsOfEstimate(estimate)}
              shareName={words.wouldBeYours}
              paidName={words.planWouldPay}
            />
            <p>{words.estimate}</p>
          </>
        );
      }}
    </OfClaim>
  );
}

function OfClaim({
  claimId,
  children,
}: {
  claimId: string;
  children: (claim: FamilyClaim) => ReactNode;
}) {
  const selection = usePlan();
  const { plan } = selection;
  const query = useQuery(claimQuery(usePortal(), plan, visibleMemberIds(selection), claimId));
  return (
    <Loadable query={query} skeleton={<Skeleton height="12rem" />}>
      {children}
    </Loadable>
  );
}
