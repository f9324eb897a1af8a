import type { FieldErrors, FieldPath } from 'react-hook-form';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import { limits } from '#src/domain/limits.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';
import type { ContactRequest } from '#src/api/queries/contact-request.ts';

/** The form as it is typed; all text. */
export interface ContactValues extends Record<string, string> {
  /** `planKey` of the plan the question is about. */
  plan: string;
  phone: string;
  topic: string;
  comments: string;
}

type Field = FieldPath<ContactValues>;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The rules of the specification, section 5: each field that breaks one, with its message. */
export function contactProblems(
  values: ContactValues,
  plans: readonly Plan[],
): FieldErrors<ContactValues> {
  const broken: [Field, MessageId][] = [];
  if (!plans.some((plan) => planKey(plan) === values.plan)) broken.push(['plan', 'CON-0001']);
  if (digitsOf(values.phone).length !== 10) broken.push(['phone', 'CON-0002']);
  if (values.topic === '') broken.push(['topic', 'CON-0008']);
  if (values.comments.trim() === '') broken.push(['comments', 'CON-0003']);
  if (values.comments.length > limits.commentsLength) broken.push(['comments', 'CON-0004']);
  return Object.fromEntries(
    broken.map(([field, id]) => [field, { type: id, message: message(id) }]),
  );
}

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
    phone: digitsOf(values.phone),
    topic: values.topic,
    comments: values.comments.trim(),
  };
}

const fieldsOfRequest: Record<string, Field> = {
  companyId: 'plan',
  contractType: 'plan',
  phone: 'phone',
  topic: 'topic',
  comments: 'comments',
};

/** The form's field that the API's complaint belongs to; null when the form has none. */
export const fieldOf = (name: string): Field | null => fieldsOfRequest[name] ?? null;
