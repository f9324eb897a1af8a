import { dashboardWords } from '#content/dashboard.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { BrandArt } from '#src/ui/layout/brand-art.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './dashboard-screen.module.css';

const words = dashboardWords.plan;

/**
 * The front of the ID card in small.
 * @param plan null in HTML written at build: src/app/paint-frame.ts fills it in
 */
export function PlanFace({ plan, groupId = null }: { plan: Plan | null; groupId?: string | null }) {
  const brand = plan && brandContent(brandOf(plan.tier1));
  const isActive = plan?.isActive ?? true;
  return (
    <BrandArt brand={brand}>
      <Row gap="3" align="center" apart>
        <strong>{brand?.displayName}</strong>
        <StatusPill tone={isActive ? 'good' : 'neutral'}>
          {isActive ? words.active : words.inactive}
        </StatusPill>
      </Row>
      <Row as="dl" look="figures" className={styles['numbers']}>
        <div>
          <dt>{words.memberId}</dt>
          <dd>{plan?.memberId}</dd>
        </div>
        {groupId !== null && (
          <div>
            <dt>{words.group}</dt>
            <dd>{groupId}</dd>
          </div>
        )}
      </Row>
    </BrandArt>
  );
}
