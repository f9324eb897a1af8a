import { contactWords, contact } from '#content/contact.ts';
import { useQuery, queryOptions, type QueryClient } from '@tanstack/react-query';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import { messageQuery } from '#src/api/queries/message.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import type { Message } from '#src/domain/messages/message.ts';
import { readPhone } from '#src/domain/people/phone-rules.ts';
import { actingMemberIds, visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { claimById } from '#src/api/calls/claims/claim-by-id.ts';
import { keyOf, type QuerySource } from '#src/api/queries.ts';
import { MemberQuestion } from './member-question.tsx';

/**
 * A question about one of the member's plans, with known values filled in.
 * @param aboutMessage id of the message that it is about
 */
export function ContactForm({
  aboutMessage,
  aboutRefund,
}: {
  aboutMessage: string | null;
  /** Id of the claim whose money isn't back in the reimbursement account, empty where it is about several. */
  aboutRefund: string | null;
}) {
  const portal = usePortal();
  const { queryOf } = portal;
  const selection = usePlan();
  const { plan: current } = selection;
  const userId = useUserId();
  const { data } = useQuery(queryOf(memberships(userId)));
  const plans = data?.plans ?? [current];
  const settings = useQuery(queryOf(userSettings(userId)));
  const memberIds = actingMemberIds(selection, portal.now());
  const about = useQuery({
    ...messageQuery(portal, memberIds, aboutMessage ?? ''),
    enabled: aboutMessage !== null,
  });
  const claimId = about.data?.relatedClaimId ?? (aboutRefund || null);
  const claimNumber = useClaimNumber(selection, claimId);
  if (settings.isPending || about.isLoading || claimNumber.isLoading) return skeleton;
  const { topic, comments } = startOf(about.data, aboutRefund !== null);
  return (
    <MemberQuestion
      current={current}
      plans={plans}
      phone={phoneToCall(settings.data?.phone)}
      topic={claimId !== null ? 'claims' : topic}
      claimNumber={claimNumber.data ?? ''}
      comments={comments}
      // Drafts about one thing are kept apart from the rest.
      draftName={['contact', aboutMessage, aboutRefund === null ? null : `refund ${aboutRefund}`]
        .filter((part) => part !== null)
        .join(' ')}
    />
  );
}

/** Returns the number for us to call back: without an extension, and empty for a number of another country. */
const phoneToCall = (sent: string | null | undefined): string =>
  formatPhone(readPhone(sent ?? '')?.digits ?? '');

/** Returns the initial text of a question, by its subject. */
function startOf(message: Message | undefined, isAboutRefund: boolean) {
  if (message) return { topic: topicOf(message), comments: aboutText(message) };
  return isAboutRefund
    ? { topic: 'billing', comments: contactWords.aboutRefund }
    : { topic: '', comments: '' };
}

// As high as the form on a phone leaves room for: what follows begins below the window either way.
const skeleton = <Skeleton height="44rem" />;

/** The most characters of a subject that are quoted; the rest of the comments is the member's. */
const longestSubject = 120;

/** Returns the opening words of a question about a message. */
function aboutText({ subject, sentAt }: Pick<Message, 'subject' | 'sentAt'>): string {
  const day = sentAt === null ? '' : formatDateInProse(localDay(sentAt));
  return contactWords.aboutMessage(subject === null ? '' : shortened(subject), day);
}

/** The topics by the category of a message in lower case. */
const topics: Readonly<Record<string, keyof typeof contact.topics>> = {
  authorizations: 'benefits',
  benefits: 'benefits',
  billing: 'billing',
  claims: 'claims',
  pharmacy: 'benefits',
};

/** Returns the topic of a question about a message, by the category that the insurer filed it under. */
const topicOf = ({ category }: Pick<Message, 'category'>): string =>
  lookUp(topics, category?.toLowerCase() ?? '') ?? 'other';

const shortened = (subject: string) =>
  subject.length <= longestSubject ? subject : `${subject.slice(0, longestSubject).trimEnd()}…`;

/** The number of the claim that a question is about; empty without a claim. */
function useClaimNumber(selection: Selection, claimId: string | null) {
  return useQuery({
    ...claimNumberQuery(usePortal(), selection.plan, visibleMemberIds(selection), claimId ?? ''),
    enabled: claimId !== null,
  });
}

/**
 * The query of a claim's number; empty without a number. Loads the code that reads claims only when it runs.
 * @param memberIds the members whose claims may be shown
 * @throws {ApiFailure} BP-NFA-100
 */
function claimNumberQuery(
  reader: QuerySource & { queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  claimId: string,
) {
  const read = async (): Promise<string> => {
    const { claimQuery } = await import('#src/api/queries/claim.ts');
    const claim = await reader.queryClient.query(claimQuery(reader, plan, memberIds, claimId));
    return claim.claimNumber ?? '';
  };
  return queryOptions({
    queryKey: [...keyOf(claimById(claimId)), 'number', memberIds],
    queryFn: read,
  });
}
