import { ShieldCheck } from 'lucide-react';
import { dashboardWords } from '#content/dashboard.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { Welcome } from '#src/parts/screen/welcome.tsx';
import { SkeletonCard } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './dashboard-screen.module.css';
import { NeedsSkeleton } from './needs-card.tsx';
import { PlanFace } from './plan-face.tsx';

/**
 * The dashboard before its first answer: what the tab remembers of the plan, with everything at its place. Also in the
 * dashboard's HTML, so without inline styles.
 * @param plan null in HTML: src/app/paint-dashboard.ts fills it in
 */
export function DashboardSkeleton({ plan }: { plan: Plan | null }) {
  return (
    <Stack gap="6" aria-busy="true">
      <div className={styles['head']}>
        {plan === null ? (
          <ScreenTitle leavesRoom intro={<></>}>
            {null}
          </ScreenTitle>
        ) : (
          <Welcome plan={plan} />
        )}
      </div>
      {/* Most members may see claims, and with them the card's link. */}
      <NeedsSkeleton foot={<span className={styles['link']} />} />
      <div className={styles['cards']}>
        <Card
          title={dashboardWords.plan.title}
          icon={<ShieldCheck size={20} aria-hidden="true" />}
          className={styles['plan']}
        >
          <PlanFace plan={plan} />
        </Card>
        <div className={styles['main']}>
          <SkeletonCard />
        </div>
      </div>
    </Stack>
  );
}
