import type { ContactRequest } from '#src/api/calls/messages/contact-request.ts';
import type { ValuesWithComments } from '#src/parts/form/comments-field.tsx';
import { usePortalForm, type PortalForm } from '#src/parts/form/use-portal-form.ts';
import type { QuestionRules } from './contact-values.ts';

/** A question that is being written. */
export type Question = PortalForm<ValuesWithComments, ContactRequest>;

export const useQuestion = (rules: QuestionRules, initial: ValuesWithComments): Question =>
  usePortalForm({ id: 'contact', rules, initial });
