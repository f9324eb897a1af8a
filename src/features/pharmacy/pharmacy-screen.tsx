import { Suspense } from 'react';
import { pharmacyWords as words } from '#content/pharmacy.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useOffers } from '#src/parts/plan/use-offers.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { stepAwaited, useStepFocus } from '#src/parts/screen/use-step-focus.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { DrugSearchCard } from './drug-search-card.tsx';
import type { PharmacyNavigation } from './pharmacy-search.ts';
import { SavingsCard } from './savings-card.tsx';
import { SupportCard } from './support-card.tsx';
import { TierPricesCard } from './tier-prices-card.tsx';

const PrescriptionsCard = lazyPart(
  async () => (await import('./prescriptions-card.tsx')).PrescriptionsCard,
);

// Loaded once the member has searched for a drug.
const DrugResults = lazyPart(async () => (await import('./drug-results.tsx')).DrugResults);

/** The pharmacy center: the cost of a drug first, then fills, savings and phone numbers. */
export function PharmacyScreen({ search, onSearch }: PharmacyNavigation) {
  const { rights } = usePlan();
  const { pharmacyCenter, rxSavingsSolutions } = rights;
  const hasDrugs = useOffers('drugList') && pharmacyCenter;
  const hasFills = useOffers('pharmacy') && pharmacyCenter;
  const looked = JSON.stringify([search.drug, search.all]);
  useStepFocus(looked);
  return (
    <>
      <ScreenTitle intro={hasDrugs && hasFills ? words.intro : undefined}>
        {words.title}
      </ScreenTitle>
      {hasDrugs && (
        <PartBoundary>
          <DrugSearchCard key={looked} {...{ search, onSearch }} />
        </PartBoundary>
      )}
      {hasDrugs && (search.drug ?? search.all) && (
        <PartBoundary>
          <Suspense
            fallback={
              <div {...stepAwaited}>
                <Skeleton height="27rem" />
              </div>
            }
          >
            <DrugResults {...{ search, onSearch }} />
          </Suspense>
        </PartBoundary>
      )}
      {hasFills && (
        <PartBoundary>
          <Suspense fallback={<Skeleton height="24rem" />}>
            <PrescriptionsCard {...{ search, onSearch }} />
          </Suspense>
        </PartBoundary>
      )}
      <Grid columns="halves" gap="6" align="start">
        {pharmacyCenter && (
          <PartBoundary>
            <TierPricesCard />
          </PartBoundary>
        )}
        <Stack gap="6">
          {rxSavingsSolutions && (
            <PartBoundary>
              <SavingsCard />
            </PartBoundary>
          )}
          <PartBoundary>
            <SupportCard />
          </PartBoundary>
        </Stack>
      </Grid>
    </>
  );
}
