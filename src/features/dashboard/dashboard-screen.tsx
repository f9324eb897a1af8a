import { Suspense } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { brandGreetings } from '#content/brand-greetings.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { welcomeWords } from '#content/welcome.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { SkeletonCard } from '#src/ui/feedback/skeleton.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import styles from './dashboard-screen.module.css';
import { NeedsCard } from './needs-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentClaimsCard } from './recent-claims-card.tsx';
import { SpendingCard } from './spending-card.tsx';

// At the end of the page, with the texts of all programs.
const ProgramsCard = lazyPart(async () => (await import('./programs-card.tsx')).ProgramsCard);

/** The first screen of a plan. Every card loads and fails on its own. */
export function DashboardScreen() {
  const { plan, rights } = usePlan();
  return (
    <>
      <div className={styles['head']}>
        <Welcome plan={plan} />
        {/* Beside the member's name on wide screens, at the end of the page on others. */}
        <p className={classNames(styles['welcome'], utility('strong'), 'screen-only')}>
          {brandGreetings[brandOf(plan.tier1)]}
        </p>
      </div>
      <PartBoundary>
        <NeedsCard />
      </PartBoundary>
      <div className={styles['cards']}>
        <PartBoundary>
          <PlanCard />
        </PartBoundary>
        <div className={classNames(styles['main'], utility('can-shrink'))}>
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
          <QuickLinks />
        </PartBoundary>
        {rights.programs.length > 0 && (
          <PartBoundary>
            <Suspense fallback={<SkeletonCard />}>
              <ProgramsCard />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </>
  );
}

/** The head of the plan's first screen. */
function Welcome({ plan }: { plan: Plan }) {
  const { now } = usePortal();
  return (
    <ScreenTitle intro={welcomeWords.intro[plan.contractType](plan.lobDisplayName)}>
      {welcomeWords.title(now(), plan.usersPreferredName)}
    </ScreenTitle>
  );
}
