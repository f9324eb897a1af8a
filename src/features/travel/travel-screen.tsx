import { travelWords as words } from '#content/travel.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { CoveredCard } from './covered-card.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { StepsCard } from './steps-card.tsx';
import { TravelCard } from './travel-card.tsx';
import { TravelForms } from './travel-forms.tsx';
import styles from './travel-screen.module.css';

/** Care outside of the United States: phone numbers, coverage, steps to take, and a card to carry. */
export function TravelScreen() {
  const { plan, rights } = usePlan();
  const hasDocuments = useCapability('documents');
  return (
    <>
      <ScreenTitle intro={words.intro}>{words.title}</ScreenTitle>
      <div className={styles['columns']}>
        <Stack gap="6" className={styles['stack']}>
          <PartBoundary>
            <EmergencyCard brand={brandOf(plan.tier1)} />
          </PartBoundary>
          <PartBoundary>
            <CoveredCard />
          </PartBoundary>
          <PartBoundary>
            <StepsCard />
          </PartBoundary>
        </Stack>
        <Stack gap="6" className={styles['stack']}>
          <PartBoundary>
            <TravelCard plan={plan} />
          </PartBoundary>
          <PartBoundary>{hasDocuments && <TravelForms hasDocuments={rights.forms} />}</PartBoundary>
        </Stack>
      </div>
    </>
  );
}
