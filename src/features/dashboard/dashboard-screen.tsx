import { Suspense } from 'react';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Welcome } from '#src/parts/screen/welcome.tsx';
import { OptionalBoundary, PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import styles from './dashboard-screen.module.css';
import { NeedsCard } from './needs-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { RecentClaimsCard } from './recent-claims-card.tsx';
import { SpendingCard } from './spending-card.tsx';

/** These parts of the screen are not in its first files. */
const QuickLinks = lazyPart(async () => (await import('./quick-links.tsx')).QuickLinks);
const BrandWelcome = lazyPart(async () => (await import('./brand-welcome.tsx')).BrandWelcome);
const ProgramsCard = lazyPart(async () => (await import('./programs-card.tsx')).ProgramsCard);

/** The first screen of a plan. Every card loads and fails on its own. */
export function DashboardScreen() {
  const { plan, rights } = usePlan();
  return (
    <>
      <div className={styles['head']}>
        <Welcome plan={plan} />
        <OptionalBoundary>
          <Suspense>
            <BrandWelcome />
          </Suspense>
        </OptionalBoundary>
      </div>
      <PartBoundary>
        <NeedsCard />
      </PartBoundary>
      <div className={styles['cards']}>
        <PartBoundary>
          <PlanCard />
        </PartBoundary>
        <div className={styles['main']}>
          {rights.deductible && (
            <PartBoundary>
              <SpendingCard />
            </PartBoundary>
          )}
          {rights.claims && (
            <PartBoundary>
              <RecentClaimsCard />
            </PartBoundary>
          )}
        </div>
        <PartBoundary>
          <Suspense fallback={<Skeleton height="7.5rem" />}>
            <QuickLinks />
          </Suspense>
        </PartBoundary>
        {rights.programs.length > 0 && (
          <PartBoundary>
            <Suspense fallback={<Skeleton height="7.5rem" />}>
              <ProgramsCard />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </>
  );
}
