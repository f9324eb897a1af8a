import { usePlan } from '#src/parts/plan/use-plan.ts';
import { ArrowLeft } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mailboxWords } from '#content/mailbox.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { messageQuery } from '#src/api/queries/message.ts';
import { forgetSentMessages } from '#src/api/queries/sent-messages.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import type { Message } from '#src/domain/messages/message.ts';
import { messagesNow } from '#src/domain/messages/message-changes.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { actingMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { mailboxPage } from '#src/parts/messages/mailbox-address.ts';
import { titleOf } from '#src/parts/messages/message-title.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { mailboxPlaceOf } from './mailbox-place.ts';
import { MessageView } from './message-view.tsx';
import { aboutOf } from './message-words.ts';
import styles from './message.module.css';

const words = mailboxWords.message;

/** One message: person, text, attachments and actions. */
export function MessageScreen({ messageId }: { messageId: string }) {
  const selection = usePlan();
  const portal = usePortal();
  const query = useQuery({
    ...messageQuery(portal, actingMemberIds(selection, portal.now()), messageId),
    // An answer may have arrived since the last visit.
    staleTime: limits.accessHoldsMs,
  });
  const states = useStored(portal.messageChanges.states);
  const [message] = query.data ? messagesNow([query.data], states) : [];
  const isMissing = query.error instanceof ApiFailure && query.error.status === 404;
  const isDeleted = query.data !== undefined && message === undefined;
  return (
    <Stack gap="6" look="reading flows" className={styles['screen']}>
      <BackToList />
      {/* Always the same title element, because it has the focus. */}
      {message ? (
        <ScreenTitle intro={introOf(message, selection)}>
          {titleOf(message.subject, message.body)}
        </ScreenTitle>
      ) : (
        <ScreenTitle>
          {isDeleted ? words.deleted : isMissing ? words.missing : words.title}
        </ScreenTitle>
      )}
      {message && (
        <PartBoundary>
          {/* Another message is another screen. */}
          <MessageView
            key={messageId}
            message={message}
            onReplied={() => {
              forgetSentMessages(portal.queryClient);
              void query.refetch();
            }}
          />
        </PartBoundary>
      )}
      {isDeleted && <p>{words.deletedText}</p>}
      {isMissing && <p>{words.missingText}</p>}
      {(isDeleted || isMissing) && <LeadsOn />}
      {!message && !isDeleted && !isMissing && (
        <Loadable query={query} skeleton={<MessageSkeleton />}>
          {() => null}
        </Loadable>
      )}
    </Stack>
  );
}

/** The ways on from a message that cannot be found: to the list, or to a phone number. */
function LeadsOn() {
  const { plan } = usePlan();
  return (
    <Row gap="3">
      <Link {...mailboxPage(1)} className={buttonClass('primary')}>
        {words.seeAll}
      </Link>
      <Link
        to="/{-$contractType}/contact-us"
        params={{ contractType: prefixOf(plan) }}
        className={buttonClass('secondary')}
      >
        {words.contactUs}
      </Link>
    </Row>
  );
}

/** Returns the amount that the member may owe on a claim; otherwise the plain amount, which the message explains. */
const amountOf = (cents: number, claimNumber: string | null): string =>
  claimNumber === null ? formatCents(cents) : mailboxWords.mayOwe(formatCents(cents));

const introOf = (message: Message, selection: Selection): string =>
  [
    nameAmongOthers(selection, message.memberId),
    aboutOf(message),
    message.claimNumber === null ? null : mailboxWords.claim(message.claimNumber),
    message.amount === null ? null : amountOf(message.amount, message.claimNumber),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');

/** The link to the page of the list that the member came from. */
function BackToList() {
  const { page, search } = mailboxPlaceOf(usePortal()).now();
  return (
    <Row as="p" look="back">
      <Link {...mailboxPage(page)} search={search}>
        <ArrowLeft size={20} aria-hidden="true" />
        {words.back}
      </Link>
    </Row>
  );
}

function MessageSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton height="2.75rem" />
      <Skeleton height="12rem" />
      <Skeleton height="6rem" />
    </SkeletonStack>
  );
}
