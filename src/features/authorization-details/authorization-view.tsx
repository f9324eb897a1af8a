import { Printer } from 'lucide-react';
import { authorizationWords as words } from '#content/authorizations.ts';
import { isLeaveGiven, isRefused } from '#src/domain/authorizations/status.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { authorizationAppeals } from '#src/api/calls/authorization-appeals.ts';
import { AppealsCard } from '#src/parts/letters/appeals-card.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { useOnlyBy } from '#src/parts/plan/use-only-by.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { NoticeLinks } from '#src/parts/text/notice-links.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './authorization-details.module.css';
import { AuthorizationStanding } from './authorization-standing.tsx';
import { ClaimsCard } from './claims-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { ValidityCard } from './validity-card.tsx';

export function AuthorizationView({ authorization }: { authorization: FamilyAuthorization }) {
  const { rights } = usePlan();
  const { id, status } = authorization;
  const hasAppeals = useCapability('appeals');
  const onlyBy = useOnlyBy(authorization);
  // Under the shorter column.
  const claims = rights.claims && (
    <PartBoundary>
      <ClaimsCard authorization={authorization} />
    </PartBoundary>
  );
  return (
    <>
      <PartBoundary>
        <AuthorizationStanding authorization={authorization} mayAppeal={onlyBy === null} />
      </PartBoundary>
      {authorization.services.length > 0 && (
        <PartBoundary>
          <ServicesCard services={authorization.services} />
        </PartBoundary>
      )}
      {hasAppeals && isRefused(status) && rights.claims && (
        <PartBoundary>
          <AppealsCard
            appeals={authorizationAppeals(id)}
            onlyBy={onlyBy}
            link={{
              to: '/{-$contractType}/authorizations/$authorizationId/appeal',
              params: { authorizationId: id },
            }}
          />
        </PartBoundary>
      )}
      {isRefused(status) && (
        <PartBoundary>
          <NoticeLinks ids={['language-assistance', 'nondiscrimination']} />
        </PartBoundary>
      )}
      <Grid columns="halves" gap="6" align="start" className={styles['cards']}>
        <Stack gap="6" className={styles['column']}>
          <PartBoundary>
            <ValidityCard authorization={authorization} />
          </PartBoundary>
          <PartBoundary>
            <TimelineCard authorization={authorization} />
          </PartBoundary>
          {!isLeaveGiven(status) && claims}
        </Stack>
        <Stack gap="6" className={styles['column']}>
          <PartBoundary>
            <FactsCard authorization={authorization} />
          </PartBoundary>
          {isLeaveGiven(status) && claims}
        </Stack>
      </Grid>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </div>
    </>
  );
}
