import { pharmacyWords as words } from '#content/pharmacy.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useStepFocus } from '#src/parts/screen/use-step-focus.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { DrugSearchCard } from './drug-search-card.tsx';
import type { PharmacyNavigation } from './pharmacy-search.ts';
import { SavingsCard } from './savings-card.tsx';
import { SupportCard } from './support-card.tsx';
import { TierPricesCard } from './tier-prices-card.tsx';
import { PrescriptionsCard } from './prescriptions-card.tsx';
import { DrugResults } from './drug-results.tsx';

/** The pharmacy center: the cost of a drug first, then fills, savings and phone numbers. */
export function PharmacyScreen({ search, onSearch }: PharmacyNavigation) {
  const { rights } = usePlan();
  const { pharmacyCenter, rxSavingsSolutions } = rights;
  const hasDrugs = useCapability('drugList') && pharmacyCenter;
  const hasFills = useCapability('pharmacy') && pharmacyCenter;
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
          <DrugResults {...{ search, onSearch }} />
        </PartBoundary>
      )}
      {hasFills && (
        <PartBoundary>
          <PrescriptionsCard {...{ search, onSearch }} />
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
