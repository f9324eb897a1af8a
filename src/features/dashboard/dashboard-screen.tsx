import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Welcome } from '#src/parts/screen/welcome.tsx';
import { OptionalBoundary, PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import styles from './dashboard-screen.module.css';
import { BrandWelcome } from './brand-welcome.tsx';
import { NeedsCard } from './needs-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProgramsCard } from './programs-card.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentClaimsCard } from './recent-claims-card.tsx';
import { SpendingCard } from './spending-card.tsx';

/** The first screen of a plan. Every card loads and fails on its own. */
export function DashboardScreen() {
  const { plan, rights } = usePlan();
  return (
    <>
      <div className={styles['head']}>
        <Welcome plan={plan} />
        <OptionalBoundary>
          <BrandWelcome />
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
          <QuickLinks />
        </PartBoundary>
        {rights.programs.length > 0 && (
          <PartBoundary>
            <ProgramsCard />
          </PartBoundary>
        )}
      </div>
    </>
  );
}
