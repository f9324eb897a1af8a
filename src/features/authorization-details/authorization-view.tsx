import { FactList, type Fact } from '#src/ui/data/fact-list.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { Printer } from 'lucide-react';
import { authorizationWords as words, timelineWords } from '#content/authorizations.ts';
import { isLeaveGiven, isRefused } from '#src/domain/authorizations/status.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { authorizationAppeals } from '#src/api/calls/claims/authorization-appeals.ts';
import { AppealsCard } from '#src/parts/letters/appeals-card.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { useActingAdultName } from '#src/parts/plan/use-acting-adult-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { formatList, formatDateInProse } from '#content/formats.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { timelineOf } from '#src/domain/authorizations/timeline.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './authorization-details.module.css';
import { AuthorizationStatusCard } from './authorization-status-card.tsx';
import { ClaimsCard } from './claims-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { ValidityCard } from './validity-card.tsx';

const factsWords = words.facts;
const authorizationTimelineWords = words.timeline;

export function AuthorizationView({ authorization }: { authorization: FamilyAuthorization }) {
  const { rights } = usePlan();
  const { id, status } = authorization;
  const hasAppeals = useCapability('appeals');
  const onlyBy = useActingAdultName(authorization);
  // Under the shorter column.
  const claims = rights.claims && (
    <PartBoundary>
      <ClaimsCard authorization={authorization} />
    </PartBoundary>
  );
  return (
    <>
      <PartBoundary>
        <AuthorizationStatusCard authorization={authorization} mayAppeal={onlyBy === null} />
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
      <Grid columns="halves" gap="6" align="start" className={utility('dense-on-paper')}>
        <Stack gap="6" className={utility('dense-on-paper')}>
          <PartBoundary>
            <ValidityCard authorization={authorization} />
          </PartBoundary>
          <PartBoundary>
            <TimelineCard authorization={authorization} />
          </PartBoundary>
          {!isLeaveGiven(status) && claims}
        </Stack>
        <Stack gap="6" className={utility('dense-on-paper')}>
          <PartBoundary>
            <FactsCard authorization={authorization} />
          </PartBoundary>
          {isLeaveGiven(status) && claims}
        </Stack>
      </Grid>
      <div className={classNames(utility('side-by-side'), 'screen-only')}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </div>
    </>
  );
}

/** The facts of an authorization: provider, patient, care and reference number; its dates are in the timeline. */
function FactsCard({ authorization }: { authorization: FamilyAuthorization }) {
  const selection = usePlan();
  const { plan } = selection;
  const facts: readonly Fact[] = [
    [factsWords.number, authorization.number],
    [factsWords.patient, memberName(selection, authorization.memberId)],
    [factsWords.memberId, authorization.memberId],
    [factsWords.plan, plan.lobDisplayName],
    [factsWords.requester, authorization.requester],
    [factsWords.performers, formatList(authorization.performers)],
    [factsWords.facility, authorization.facility],
  ];
  return (
    <Card title={factsWords.title}>
      <FactList facts={facts} />
    </Card>
  );
}

/** The past and coming events of an authorization. */
function TimelineCard({ authorization }: { authorization: FamilyAuthorization }) {
  const { now } = usePortal();
  const events = timelineOf(authorization, localDay(now()));
  return (
    <Card title={authorizationTimelineWords.title}>
      {events.length === 0 ? (
        <p>{authorizationTimelineWords.none}</p>
      ) : (
        <Stack as="ol" gap="3" className={styles['timeline']}>
          {events.map(({ kind, day, isToCome }) => (
            <li key={kind} data-to-come={isToCome || undefined}>
              <strong>{formatDateInProse(day)}</strong>
              <span>
                {timelineWords[kind]}
                {isToCome && <SecondaryText> ({authorizationTimelineWords.toCome})</SecondaryText>}
              </span>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
