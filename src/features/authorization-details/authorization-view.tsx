import { Printer } from 'lucide-react';
import { useState } from 'react';
import { authorizationWords as words } from '#content/authorizations.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { appealAuthorization, authorizationAppeals } from '#src/api/calls/authorization-appeals.ts';
import { isRefused } from '#src/domain/authorizations/status.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import { mayActFor, type PlanAccess } from '#src/domain/plan/rights.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { AppealsCard } from '#src/parts/letters/appeals-card.tsx';
import type { AppealSubject } from '#src/parts/letters/appeal-subject.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
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
  const { now } = usePortal();
  // How often the button at the top opened the letter: pressed again it opens again.
  const [times, setTimes] = useState(0);
  const { plan, access } = usePlan();
  const { memberId, status } = authorization;
  const onlyBy = mayActFor(plan, access, memberId, now()) ? null : memberName(access, memberId);
  return (
    <>
      <PartBoundary>
        <AuthorizationStanding
          authorization={authorization}
          onAppeal={onlyBy === null ? () => setTimes(times + 1) : null}
        />
      </PartBoundary>
      <PartBoundary>
        <ValidityCard authorization={authorization} />
      </PartBoundary>
      {authorization.services.length > 0 && (
        <PartBoundary>
          <ServicesCard services={authorization.services} />
        </PartBoundary>
      )}
      {isRefused(status) && access.rights.claims && (
        <PartBoundary>
          <AppealsCard
            key={times}
            subject={appealOf(authorization, access)}
            isWriting={times > 0}
            {...{ onlyBy }}
          />
        </PartBoundary>
      )}
      <Grid columns="halves" gap="6" align="start" className={styles['pair']}>
        <Stack gap="6" className={styles['column']}>
          <PartBoundary>
            <FactsCard authorization={authorization} />
          </PartBoundary>
        </Stack>
        <Stack gap="6" className={styles['column']}>
          <PartBoundary>
            <TimelineCard authorization={authorization} />
          </PartBoundary>
          {access.rights.claims && (
            <PartBoundary>
              <ClaimsCard authorization={authorization} />
            </PartBoundary>
          )}
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

const appealOf = (
  { id, number, memberId }: FamilyAuthorization,
  access: PlanAccess,
): AppealSubject => ({
  draft: `authorization appeal ${id}`,
  about: claimLetterWords.appeal.aboutAuthorization({
    name: memberName(access, memberId),
    number: number ?? id,
  }),
  appeals: authorizationAppeals(id),
  file: (appeal) => appealAuthorization(id, appeal),
  canBeExpedited: true,
});
