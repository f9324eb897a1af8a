import {
  contactRequestRules,
  type ContactRequest,
} from '#src/api/calls/messages/contact-request.ts';
import { message } from '#src/catalogue/messages.ts';
import { phoneDigits } from '#src/domain/people/phone-rules.ts';
import { planKey, type Plan } from '#src/domain/plan/plan.ts';
import type { ValuesWithComments } from '#src/parts/form/comments-field.tsx';
import { formRules, type FormRules, type PartRow } from '#src/parts/form/form-rules.ts';

/** The rules of a question as typed; all text. The plan it is about is in further fields. */
export type QuestionRules = FormRules<ValuesWithComments, ContactRequest>;

type PlanPart = 'companyId' | 'contractType';

/** One of the member's plans, by its `planKey` in the field `plan`. */
export function ownPlan(plans: readonly Plan[]): QuestionRules {
  const row = { field: 'plan', wrong: message('CON-0001') };
  return questionRules({ companyId: row, contractType: row }, (values) => {
    const plan = plans.find((candidate) => planKey(candidate) === values['plan']);
    return { companyId: plan?.companyId, contractType: plan?.contractType };
  });
}

/** The rules where the visitor names company and type: they are not signed in, so their plans are unknown. */
export const namedPlan: QuestionRules = questionRules(
  {
    companyId: { field: 'companyId', wrong: message('CON-0009') },
    contractType: { field: 'contractType', wrong: message('CON-0005') },
  },
  ({ companyId, contractType }) => ({ companyId, contractType }),
);

/** The rules of a question (product rule 5.4), which are the API's own. */
function questionRules(
  planParts: Record<PlanPart, PartRow<string>>,
  planOf: (values: ValuesWithComments) => Record<PlanPart, string | undefined>,
): QuestionRules {
  return formRules({
    request: contactRequestRules,
    parts: {
      ...planParts,
      phone: { field: 'phone', wrong: message('CON-0002') },
      topic: { field: 'topic', wrong: message('CON-0008') },
      claimNumber: { field: 'claimNumber', wrong: message('CONT-0004') },
      comments: {
        field: 'comments',
        tooLong: message('CON-0004'),
        wrong: message('CON-0003'),
      },
    },
    own: (values) => ({
      claimNumber:
        isAboutClaim(values) && !values['claimNumber']?.trim() ? message('CONT-0004') : null,
    }),
    typed: (values) => ({
      ...planOf(values),
      phone: phoneDigits(values['phone'] ?? ''),
      topic: values['topic'],
      ...(isAboutClaim(values) && { claimNumber: values['claimNumber']?.trim() }),
      comments: values.comments.trim(),
    }),
  });
}

/** Whether a topic requires a claim number. */
export const isAboutClaim = ({ topic }: Partial<Record<string, string>>): boolean =>
  topic === 'claims';
