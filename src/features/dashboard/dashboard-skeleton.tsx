import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { ShieldCheck } from 'lucide-react';
import { dashboardWords } from '#content/dashboard.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { SkeletonCard } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './dashboard-screen.module.css';
import { NeedsSkeleton } from './needs-card.tsx';
import { PlanFace } from './plan-face.tsx';

/**
 * The dashboard before its first answer, with each part at its place. The build writes it into the dashboard's HTML, so
 * it has no inline styles; src/app/paint-frame.ts fills in the plan.
 */
export function DashboardSkeleton() {
  return (
    <Stack gap="6" aria-busy="true">
      <div className={styles['head']}>
        <ScreenTitle intro={<></>}>{null}</ScreenTitle>
      </div>
      {/* Most members may see claims, and with them the card's link. */}
      <NeedsSkeleton foot={<span className={styles['link']} />} />
      <div className={styles['cards']}>
        <Card
          title={dashboardWords.plan.title}
          icon={<ShieldCheck size={20} aria-hidden="true" />}
          className={styles['plan']}
        >
          <PlanFace plan={null} />
        </Card>
        <div className={classNames(styles['main'], utility('can-shrink'))}>
          <SkeletonCard />
        </div>
      </div>
    </Stack>
  );
}
