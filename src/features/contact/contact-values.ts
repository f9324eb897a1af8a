import type { FieldErrors } from 'react-hook-form';
import { checkContactRequest, type TypedContactRequest } from '#src/api/calls/contact-request.ts';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';

/** A question as it is typed; all text. Which plan it is about stands in further fields. */
export interface QuestionValues extends Record<string, string> {
  phone: string;
  topic: string;
  comments: string;
}

type PlanParts = Pick<TypedContactRequest, 'companyId' | 'contractType'>;

/** The form's field for a part of the request, and what is said when that part is wrong. */
interface FieldRow {
  field: string;
  messageId: MessageId;
}

/** How a form asks which plan the question is about. */
export interface PlanChoice {
  read: (values: QuestionValues) => PlanParts;
  fields: Record<keyof PlanParts, FieldRow>;
}

/** One of the member's plans, by its `planKey` in the field `plan`. */
export function ownPlan(plans: readonly Plan[]): PlanChoice {
  const field = { field: 'plan', messageId: 'CON-0001' } as const;
  return {
    read(values) {
      const plan = plans.find((one) => planKey(one) === values['plan']);
      return { companyId: plan?.companyId ?? '', contractType: plan?.contractType ?? '' };
    },
    fields: { companyId: field, contractType: field },
  };
}

/** Company and type as the visitor names them: nobody is signed in whose plans were known. */
export const namedPlan: PlanChoice = {
  read: ({ companyId = '', contractType = '' }) => ({ companyId, contractType }),
  fields: {
    companyId: { field: 'companyId', messageId: 'CON-0009' },
    contractType: { field: 'contractType', messageId: 'CON-0005' },
  },
};

function typedRequest(values: QuestionValues, { read }: PlanChoice): TypedContactRequest {
  return {
    ...read(values),
    phone: values.phone.replaceAll(/\D/g, ''),
    topic: values.topic,
    comments: values.comments.trim(),
  };
}

/** What is sent; null while something is wrong. */
export const contactRequestOf = (values: QuestionValues, choice: PlanChoice) =>
  checkContactRequest(typedRequest(values, choice)).request;

/** Each field that breaks a rule (specification, section 5), with its message. The rules are the API's own. */
export function contactProblems(
  values: QuestionValues,
  choice: PlanChoice,
): FieldErrors<QuestionValues> {
  const checked = checkContactRequest(typedRequest(values, choice));
  if (checked.request) return {};
  return Object.fromEntries(
    checked.refused.flatMap(({ name, isTooLong }) => {
      const { field, messageId } = rowsOf(choice)[name] ?? {};
      if (!field || !messageId) return [];
      const id = isTooLong ? 'CON-0004' : messageId;
      return [[field, { type: id, message: message(id) }]];
    }),
  );
}

/** The form's field that a part of the request is typed into; null when the form has none. */
export const fieldOf = (name: string, choice: PlanChoice): string | null =>
  rowsOf(choice)[name]?.field ?? null;

/** The form's fields from top to bottom. */
export const fieldsOf = (choice: PlanChoice): string[] => [
  ...new Set(Object.values(rowsOf(choice)).flatMap((row) => row?.field ?? [])),
];

const rowsOf = ({ fields }: PlanChoice): Partial<Record<string, FieldRow>> => ({
  ...fields,
  phone: { field: 'phone', messageId: 'CON-0002' },
  topic: { field: 'topic', messageId: 'CON-0008' },
  comments: { field: 'comments', messageId: 'CON-0003' },
});
