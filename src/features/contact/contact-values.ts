import type { FieldErrors, FieldPath } from 'react-hook-form';
import { refusedFields, type ContactRequest } from '#src/api/queries/contact-request.ts';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';

/** The form as it is typed; all text. */
export interface ContactValues extends Record<string, string> {
  /** `planKey` of the plan the question is about. */
  plan: string;
  phone: string;
  topic: string;
  comments: string;
}

type Field = FieldPath<ContactValues>;

/** What is sent; null when the plan is not among the member's. */
export function contactRequestOf(
  values: ContactValues,
  plans: readonly Plan[],
): ContactRequest | null {
  const plan = plans.find((one) => planKey(one) === values.plan);
  if (!plan) return null;
  return {
    companyId: plan.companyId,
    contractType: plan.contractType,
    phone: values.phone.replaceAll(/\D/g, ''),
    topic: values.topic,
    comments: values.comments.trim(),
  };
}

const messages: Record<string, MessageId> = {
  plan: 'CON-0001',
  phone: 'CON-0002',
  topic: 'CON-0008',
  comments: 'CON-0003',
};

/** Each field that breaks a rule (specification, section 5), with its message. The rules are the API's own. */
export function contactProblems(
  values: ContactValues,
  plans: readonly Plan[],
): FieldErrors<ContactValues> {
  const request = contactRequestOf(values, plans);
  const refused = request ? refusedFields(request) : [{ field: 'companyId', isTooLong: false }];
  return Object.fromEntries(
    refused.flatMap(({ field, isTooLong }) => {
      const own = fieldOf(field);
      const id = isTooLong ? 'CON-0004' : messages[own ?? ''];
      return own && id ? [[own, { type: id, message: message(id) }]] : [];
    }),
  );
}

const fieldsOfRequest: Record<string, Field> = {
  companyId: 'plan',
  contractType: 'plan',
  phone: 'phone',
  topic: 'topic',
  comments: 'comments',
};

/** The form's field that a part of the request belongs to; null when the form has none. */
export const fieldOf = (name: string): Field | null => fieldsOfRequest[name] ?? null;
