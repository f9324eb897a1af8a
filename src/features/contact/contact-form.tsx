import { contactWords } from '#content/contact.ts';
import { useQuery } from '@tanstack/react-query';
import { memberships } from '#src/api/calls/memberships.ts';
import { userSettings } from '#src/api/calls/user-settings.ts';
import { messageQuery } from '#src/api/queries/message.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import type { Message } from '#src/domain/messages/message.ts';
import { readPhone } from '#src/domain/people/phone-rules.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { aboutText, topicOf } from './about-message.ts';
import { useClaimNumber } from './use-claim-number.ts';
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
        .filter((one) => one !== null)
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
