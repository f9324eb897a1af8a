import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { authorizationWords as words } from '#content/authorizations.ts';
import { formatDateInProse } from '#content/formats.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { authorizationAppeals } from '#src/api/calls/claims/authorization-appeals.ts';
import type { ClaimAppeals } from '#src/api/calls/claims/claim-inquiries.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { isOpen } from '#src/domain/authorizations/decision-rules.ts';
import { isLeaveGiven, isRefused } from '#src/domain/authorizations/status.ts';
import { isExtension } from '#src/domain/authorizations/timeline.ts';
import { localDay } from '#src/domain/format/days.ts';
import {
  AuthorizationStatusPill,
  statusWords,
} from '#src/parts/authorizations/authorization-status.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { buttonClass, Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './authorization-details.module.css';
import { DecisionClock } from './decision-clock.tsx';
import { denialText } from './denial-text.ts';
import { sentences } from '#src/ui/text/sentences.ts';
import { memberDocumentsQuery } from '#src/api/calls/messages/documents.ts';
import { compare } from '#src/domain/data/compare.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { utility } from '#src/ui/layout/utility.ts';

/** The status of an authorization, its meaning, and the member's next steps. */
export function AuthorizationStatusCard({
  authorization,
  mayAppeal,
}: {
  authorization: FamilyAuthorization;
  mayAppeal: boolean;
}) {
  const why = denialText(authorization);
  const isOther = authorization.status.id === 'other';
  const { meaning, advice } = statusWords(authorization.status);
  return (
    <Stack
      as="section"
      aria-label={words.statusOfRequest}
      gap="3"
      className={styles['statusCard']}
      look="card"
    >
      <Stack gap="1">
        {meaning !== null && <p className={utility('large', 'strong')}>{meaning}</p>}
        <Row as="p" gap="2" align="center">
          <AuthorizationStatusPill status={authorization.status} isQuiet={!isOther} />
          {authorization.isUrgent && <StatusPill tone="notice">{words.urgent}</StatusPill>}
        </Row>
      </Stack>
      {advice !== undefined && <p>{isOther ? <CallText>{advice}</CallText> : advice}</p>}
      {isExtension(authorization.status) && <Decisions authorization={authorization} />}
      {isOpen(authorization.status) && <DecisionClock authorization={authorization} />}
      {isMixed(authorization) && <p>{words.differs}</p>}
      {isRefused(authorization.status) && (
        <>
          <Stack look="bad">
            <p>
              <strong>{words.reason}</strong> {why === '' ? words.reasonInLetter : why}
            </p>
          </Stack>
          <DecisionLetters authorization={authorization} />
          <p>
            <CallText>{words.criteria}</CallText>
          </p>
        </>
      )}
      <NextStep authorization={authorization} mayAppeal={mayAppeal} />
    </Stack>
  );
}

/** The days of the approval and of its extension, as far as they are known. */
function Decisions({
  authorization: { firstDecidedOn, decidedOn, endsOn },
}: {
  authorization: FamilyAuthorization;
}) {
  const { approved, extended, extendedTo } = words.decisions;
  const facts = [
    ...(firstDecidedOn === null ? [] : [approved(formatDateInProse(firstDecidedOn))]),
    ...(decidedOn === null
      ? []
      : [
          endsOn === null
            ? extended(formatDateInProse(decidedOn))
            : extendedTo(formatDateInProse(decidedOn), formatDateInProse(endsOn)),
        ]),
  ];
  return facts.length === 0 ? null : <p>{facts.join(' · ')}</p>;
}

/** Whether the status in the header may not hold for each line. */
const isMixed = ({ services, status }: FamilyAuthorization): boolean =>
  new Set([
    ...services.flatMap((service) => (service.status ? [service.status.id] : [])),
    ...(isLeaveGiven(status) && status.id !== 'partial-denial' ? ['approved'] : []),
  ]).size > 1 && services.some((service) => service.status !== null && isRefused(service.status));

function NextStep({
  authorization,
  mayAppeal,
}: {
  authorization: FamilyAuthorization;
  mayAppeal: boolean;
}) {
  const today = localDay(usePortal().now());
  const hasAppeals = useCapability('appeals');
  if (isRefused(authorization.status)) {
    return (
      <>
        <LeaveText authorization={authorization} today={today} />
        {hasAppeals ? (
          <AppealStep {...{ authorization, today, mayAppeal }} />
        ) : (
          <p>
            {words.next.appealLetter} <CallText>{words.next.askProvider}</CallText>
          </p>
        )}
      </>
    );
  }
  return <LeaveText authorization={authorization} today={today} />;
}

/** The validity of the approval: the days between which the care may be given. */
function LeaveText({
  authorization: { status, validity, endsOn },
  today,
}: {
  authorization: FamilyAuthorization;
  today: string;
}) {
  if (!isLeaveGiven(status) || validity === null) return null;
  if (endsOn !== null && endsOn < today)
    return <p>{words.next.ended(formatDateInProse(endsOn))}</p>;
  return (
    <p>
      {sentences(
        validity.start !== null &&
          validity.start > today &&
          words.next.starts(formatDateInProse(validity.start)),
        endsOn !== null && words.next.useBy(formatDateInProse(endsOn)),
      )}
    </p>
  );
}

/**
 * The step to file an appeal or to see a filed one. Only the insurer's last day is shown; the portal computes no
 * deadline.
 */
function AppealStep({
  authorization,
  today,
  mayAppeal,
}: {
  authorization: FamilyAuthorization;
  today: string;
  mayAppeal: boolean;
}) {
  const query = useQuery({
    ...usePortal().queryOf(authorizationAppeals(authorization.id)),
    // The letter names the last day too, so the failure is not reported.
    meta: { customError: true },
  });
  if (query.isPending) {
    return (
      <div aria-busy="true" aria-label={words.next.loading} role="status">
        <Skeleton height="6rem" />
      </div>
    );
  }
  const { eligibility, items } = query.data ?? { eligibility: { allowed: true }, items: [] };
  const { allowed, notAllowedReason }: ClaimAppeals['eligibility'] = eligibility;
  const isAppealed = items.length > 0;
  if (!allowed && !isAppealed) return <p>{notAllowedReason ?? words.next.appealOver}</p>;
  return (
    <FileOrSeeAppeal
      authorizationId={authorization.id}
      {...{ eligibility, isAppealed, today, mayAppeal }}
    />
  );
}

function FileOrSeeAppeal({
  authorizationId,
  eligibility: { allowed, lastDay, notAllowedReason },
  isAppealed,
  today,
  mayAppeal,
}: Pick<ClaimAppeals, 'eligibility'> & {
  authorizationId: string;
  isAppealed: boolean;
  today: string;
  mayAppeal: boolean;
}) {
  const isDated = allowed && lastDay !== undefined && lastDay >= today;
  return (
    <Stack gap="3" align="start" look="screen-links" className={styles['next']}>
      <h2 className={utility('large')}>{words.next.title}</h2>
      <p>
        {isDated && (
          <strong>
            {words.next[isAppealed ? 'goOnBy' : 'appealBy'](formatDateInProse(lastDay))}
          </strong>
        )}
        <span>
          {sentences(
            !isDated && !isAppealed && words.next.appealLetter,
            !allowed && notAllowedReason,
          )}
        </span>{' '}
        {!isAppealed && <CallText>{words.next.askProvider}</CallText>}
      </p>
      {(mayAppeal || isAppealed) && (
        <Link
          to="/{-$contractType}/authorizations/$authorizationId/appeal"
          params={{ authorizationId }}
          className={buttonClass(allowed ? 'primary' : 'secondary')}
        >
          {isAppealed ? claimLetterWords.appeal.see : words.next.appeal}
        </Link>
      )}
    </Stack>
  );
}

/** The letters about an authorization, the newest first. Without them, the documents have them. */
function DecisionLetters({ authorization }: { authorization: FamilyAuthorization }) {
  const portal = usePortal();
  const { plan, rights } = usePlan();
  const mayRead = useCapability('documents') && rights.forms;
  const { data } = useQuery({
    ...memberDocumentsQuery(portal, authorization.memberId ?? plan.memberId),
    enabled: mayRead,
  });
  const letters = (data?.items ?? [])
    .filter(
      ({ authorizationId, type }) => authorizationId === authorization.id && type === 'letter',
    )
    .toSorted((a, b) => compare(b.day ?? '', a.day ?? ''));
  return letters.map(({ id, title }) => (
    <div key={id}>
      <Button variant="text" onClick={() => void portal.documents.open(id, title)}>
        {title}
      </Button>
    </div>
  ));
}
