import { Suspense } from 'react';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Welcome } from '#src/parts/screen/welcome.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import styles from './dashboard-screen.module.css';
import { MessagesCard } from './messages-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentClaimsCard } from './recent-claims-card.tsx';
import { SpendingCard } from './spending-card.tsx';

/** The last of the cards: its text on programs is no part of the first files. */
const ProgramsCard = lazyPart(async () => (await import('./programs-card.tsx')).ProgramsCard);

/** The first screen of a plan. Every card loads and fails on its own. */
export function DashboardScreen() {
  const selection = usePlan();
  const { plan, rights } = selection;
  return (
    <>
      <Welcome plan={plan} />
      <PartBoundary>
        <NeedsCard selection={selection} />
      </PartBoundary>
      <div className={styles['cards']}>
        <div className={classNames(styles['column'], styles['main'])}>
          {rights.deductible && (
            <PartBoundary>
              <SpendingCard selection={selection} />
            </PartBoundary>
          )}
          {rights.claims && (
            <PartBoundary>
              <RecentClaimsCard selection={selection} />
            </PartBoundary>
          )}
        </div>
        <div className={classNames(styles['column'], styles['side'])}>
          <PartBoundary>
            <PlanCard selection={selection} />
          </PartBoundary>
          <PartBoundary>
            <MessagesCard selection={selection} />
          </PartBoundary>
          <PartBoundary>
            <QuickLinks selection={selection} />
          </PartBoundary>
        </div>
        {rights.programs.length > 0 && (
          <PartBoundary>
            <Suspense fallback={<ProgramsSkeleton />}>
              <ProgramsCard selection={selection} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </>
  );
}

function ProgramsSkeleton() {
  return (
    <div className={styles['main']}>
      <Skeleton height="18rem" />
    </div>
  );
}
