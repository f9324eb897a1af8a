import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { claimLetterWords } from '#content/claim-letters.ts';
import { mailboxWords } from '#content/mailbox.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Message } from '#src/domain/messages/message.ts';
import { subjectOf, type MessageSubject } from '#src/domain/messages/message-subject.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { seesAuthorizations } from '#src/domain/plan/rights.ts';
import { AppealLastDay } from '#src/parts/letters/appeal-last-day.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { useActingAdultName } from '#src/parts/plan/use-acting-adult-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/row.tsx';

const words = mailboxWords.message;

/**
 * The claim or authorization that a message is about: until when the decision can be appealed, with the way to do it.
 * Where that isn't known, the link to the claim; an authorization is linked in the text.
 */
export function RelatedDecision({ message }: { message: Message }) {
  const { origin } = usePortal();
  const selection = usePlan();
  const subject = subjectOf(message, origin);
  if (subject === null) return null;
  const maySee = subject.kind === 'claim' ? selection.rights.claims : seesAuthorizations(selection);
  return maySee ? <Decision {...{ message, subject }} /> : null;
}

function Decision({
  message: { memberId, amount },
  subject,
}: {
  message: Message;
  subject: MessageSubject;
}) {
  const today = localDay(usePortal().now());
  const { isPending, status } = useMessageAppeal(subject, memberId);
  const isOnlyByAnother = useActingAdultName({ memberId: status?.memberId ?? memberId }) !== null;
  const openUntil = isOnlyByAnother ? null : openUntilOf(status, today);
  const isFiled = status?.isFiled ?? false;
  const canAppeal = openUntil !== null || isFiled;
  const isClaim = subject.kind === 'claim';
  if (!isClaim && !canAppeal) return null;
  return (
    <Card title={isClaim ? words.claim : words.authorization} screenOnly>
      {isPending ? (
        <Skeleton height="5rem" />
      ) : (
        <>
          {openUntil !== null && <AppealLastDay lastDay={openUntil} />}
          {!canAppeal && <p>{words.claimText}</p>}
          <DecisionLinks {...{ subject, canAppeal, isFiled }} isAboutAmount={amount !== null} />
        </>
      )}
    </Card>
  );
}

function DecisionLinks({
  subject,
  canAppeal,
  isFiled,
  isAboutAmount,
}: {
  subject: MessageSubject;
  canAppeal: boolean;
  isFiled: boolean;
  /** Link owed amounts to the claim and denials to the appeal. */
  isAboutAmount: boolean;
}) {
  const claimLink = subject.kind === 'claim' && (
    <ClaimLink
      claimId={subject.id}
      variant={canAppeal ? (isAboutAmount ? 'primary' : 'text') : 'secondary'}
    />
  );
  return (
    <Row gap="3">
      {isAboutAmount && claimLink}
      {canAppeal && (
        <AppealLink
          subject={subject}
          variant={isAboutAmount ? 'text' : 'primary'}
          text={isFiled ? claimLetterWords.appeal.see : claimLetterWords.appeal.start}
        />
      )}
      {!isAboutAmount && claimLink}
    </Row>
  );
}

/** The appeal of a decision, as far as the insurer's list of deadlines tells. */
interface MessageAppeal {
  /** Null where it can't be appealed now; YYYY-MM-DD. */
  lastDay: string | null;
  /** Whether an appeal was filed already. */
  isFiled: boolean;
  /** The id of the claim's member; null where the insurer does not say. */
  memberId: string | null;
}

/** Returns the last day of an appeal; null once it is over, or without one. Days as YYYY-MM-DD. */
const openUntilOf = (status: MessageAppeal | null, today: string): string | null =>
  status?.lastDay && status.lastDay >= today ? status.lastDay : null;

function useMessageAppeal(
  { kind, id }: MessageSubject,
  memberId: string,
): { isPending: boolean; status: MessageAppeal | null } {
  const { queryOf } = usePortal();
  const { plan, rights } = usePlan();
  const { data, isLoading } = useQuery({
    ...queryOf(appealDeadlines(plan.memberId)),
    enabled: useCapability('appeals') && rights.claims,
    // On failure, the message shows a plain link.
    meta: { customError: true },
  });
  if (data === undefined) return { isPending: isLoading, status: null };
  if (kind === 'authorization') {
    const lastDay = data.authorizations.get(id);
    return {
      isPending: false,
      status: lastDay === undefined ? null : { lastDay, isFiled: false, memberId },
    };
  }
  const status = data.statuses.get(id);
  if (status === undefined) return { isPending: false, status: null };
  const listed = data.deadlines.find(({ claim }) => claim.id === id);
  return {
    isPending: false,
    status: {
      lastDay: listed?.lastDay ?? null,
      isFiled: status.state !== 'possible' || status.isFurther === true,
      memberId: listed?.memberId ?? null,
    },
  };
}

function AppealLink({
  subject: { kind, id },
  variant,
  text,
}: {
  subject: MessageSubject;
  variant: 'primary' | 'text';
  text: string;
}) {
  const contractType = prefixOf(usePlan().plan);
  const shared = { className: buttonClass(variant), children: text };
  return kind === 'claim' ? (
    <Link
      to="/{-$contractType}/claim-details/$claimId/appeal"
      params={{ contractType, claimId: id }}
      {...shared}
    />
  ) : (
    <Link
      to="/{-$contractType}/authorizations/$authorizationId/appeal"
      params={{ contractType, authorizationId: id }}
      {...shared}
    />
  );
}

function ClaimLink({
  claimId,
  variant,
}: {
  claimId: string;
  variant: 'text' | 'primary' | 'secondary';
}) {
  return (
    <Link
      to="/{-$contractType}/claim-details/$claimId"
      params={{ contractType: prefixOf(usePlan().plan), claimId }}
      className={buttonClass(variant)}
    >
      {words.seeClaim}
    </Link>
  );
}
