import { contractTypeNames } from '#content/plans.ts';
import { contact, contactWords } from '#content/contact.ts';
import { sendContactRequest } from '#src/api/calls/messages/contact-request.ts';
import { forgetSentMessages } from '#src/api/queries/sent-messages.ts';
import { planKey, type Plan } from '#src/domain/plan/plan.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { DraftNote } from '#src/parts/form/draft-note.tsx';
import { useDraft } from '#src/parts/form/use-draft.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ownPlan } from './contact-values.ts';
import { QuestionForm } from './question-form.tsx';
import { useQuestion } from './use-question.ts';

const words = contactWords.form;

/** The fields of a member's question, with known values filled in. */
export function MemberQuestion({
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
  const { queryClient } = usePortal();
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
      onSent={() => {
        draft.discard();
        forgetSentMessages(queryClient);
      }}
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
