import { useQuery } from '@tanstack/react-query';
import { contractTypeNames } from '#content/plans.ts';
import { contact, contactWords } from '#content/contact.ts';
import { sendContactRequest } from '#src/api/calls/contact-request.ts';
import { memberships } from '#src/api/calls/memberships.ts';
import { userSettings } from '#src/api/calls/user-settings.ts';
import { messageQuery } from '#src/api/queries/message.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { planKey, type Plan } from '#src/domain/plan/plan.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { DraftNote } from '#src/parts/form/draft-note.tsx';
import { useDraft } from '#src/parts/form/use-draft.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { aboutText, topicOf } from './about-message.ts';
import { ownPlan } from './contact-values.ts';
import { QuestionForm } from './question-form.tsx';
import { useClaimNumber } from './use-claim-number.ts';
import { useQuestion } from './use-question.ts';

const words = contactWords.form;

/** A question about one of the member's plans, with known values filled in. */
export function ContactForm({
  aboutMessage,
  aboutClaim,
}: {
  /** Id of the message that it is about. */
  aboutMessage: string | null;
  /** Id of the claim that it is about. */
  aboutClaim: string | null;
}) {
  const portal = usePortal();
  const { queryOf } = portal;
  const selection = usePlan();
  const { plan: current, access } = selection;
  const userId = useUserId();
  const { data: plans = [current] } = useQuery(queryOf(memberships(userId)));
  const settings = useQuery(queryOf(userSettings(userId)));
  const memberIds = actingMemberIds(current, access, portal.now());
  const about = useQuery({
    ...messageQuery(portal, memberIds, aboutMessage ?? ''),
    enabled: aboutMessage !== null,
  });
  const claimId = aboutClaim ?? about.data?.relatedClaimId ?? null;
  const claimNumber = useClaimNumber(selection, claimId);
  if (settings.isPending || about.isLoading || claimNumber.isLoading)
    return <Skeleton height="24rem" />;
  const phone = settings.data?.phone ?? null;
  return (
    <MemberQuestion
      current={current}
      plans={plans}
      phone={phone === null ? '' : formatPhone(phone)}
      topic={claimId !== null ? 'claims' : about.data ? topicOf(about.data) : ''}
      claimNumber={claimNumber.data ?? ''}
      comments={about.data ? aboutText(about.data) : ''}
      // Drafts about one message or claim are kept apart from the rest.
      draftName={['contact', aboutMessage, aboutClaim].filter((one) => one !== null).join(' ')}
    />
  );
}

function MemberQuestion({
  current,
  plans,
  phone,
  topic,
  claimNumber,
  comments,
  draftName,
}: {
  current: Plan;
  plans: readonly Plan[];
  phone: string;
  topic: string;
  claimNumber: string;
  comments: string;
  draftName: string;
}) {
  const form = useQuestion(ownPlan(plans), {
    plan: planKey(current),
    phone,
    topic,
    claimNumber,
    comments,
  });
  const draft = useDraft(draftName, form.form);
  return (
    <QuestionForm
      form={form}
      topics={contact.topics}
      send={sendContactRequest}
      onSent={draft.discard}
      above={<DraftNote draft={draft} form={form} />}
    >
      <ChoiceField
        form={form}
        name="plan"
        label={words.plan}
        options={plans.map((plan) => [
          planKey(plan),
          words.planOption(plan.lobDisplayName, contractTypeNames[plan.contractType]),
        ])}
      />
    </QuestionForm>
  );
}
