import { useMutation } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { contactWords } from '#content/contact.ts';
import { ApiFailure } from '#src/api/failure.ts';
import type { ContactRequest, SendContactRequest } from '#src/api/calls/contact-request.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useFormRefusals } from '#src/parts/use-form-refusals.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import styles from './contact-screen.module.css';
import {
  contactProblems,
  contactRequestOf,
  fieldOf,
  fieldsOf,
  type PlanChoice,
  type QuestionValues,
} from './contact-values.ts';
import { QuestionFields, questionFieldId } from './question-fields.tsx';
import { QuestionSent } from './question-sent.tsx';

const words = contactWords.form;

/** The state of a question that is being written. */
export function useQuestion(
  choice: PlanChoice,
  begin: QuestionValues,
): UseFormReturn<QuestionValues> {
  return useForm<QuestionValues>({
    defaultValues: begin,
    resolver: (values) => {
      const errors = contactProblems(values, choice);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    shouldFocusError: false,
  });
}

/** A question to customer service, from writing it to its confirmation number. */
export function QuestionForm({
  form,
  choice,
  topics,
  send,
  onSent,
  withoutSession,
  above,
  children,
}: {
  form: UseFormReturn<QuestionValues>;
  choice: PlanChoice;
  /** What it can be about, by the name that is sent. */
  topics: Record<string, string>;
  send: SendContactRequest;
  onSent?: () => void;
  /** Sent by somebody who is not signed in. */
  withoutSession?: true;
  above?: ReactNode;
  /** The fields that say which plan it is about. */
  children: ReactNode;
}) {
  const portal = usePortal();
  const { errors } = form.formState;
  const refusals = useFormRefusals(form, (part) => fieldOf(part, choice));
  const isAgain = useRef(false);
  const sending = useMutation({
    mutationFn: (request: ContactRequest) => portal.send(send(request)),
    ...(withoutSession && { meta: { withoutSession } }),
    ...(onSent && { onSuccess: onSent }),
    onError: (error) => error instanceof ApiFailure && refusals.refuse(error),
  });
  const submit = form.handleSubmit((values) => {
    const request = contactRequestOf(values, choice);
    if (!request || sending.isPending) return;
    refusals.forget();
    sending.mutate(request);
  });

  if (sending.data !== undefined) {
    return (
      <QuestionSent
        confirmationNumber={sending.data}
        onAgain={() => {
          isAgain.current = true;
          form.reset({ ...form.getValues(), topic: '', comments: '' });
          sending.reset();
        }}
      />
    );
  }
  return (
    <Card title={words.title}>
      <form
        ref={(element) => {
          // The button that had the focus is gone.
          if (element && isAgain.current) form.setFocus('topic');
          isAgain.current = false;
        }}
        className={styles['form']}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {above}
        <ErrorSummary
          problems={[
            ...refusals.problems,
            ...fieldsOf(choice).flatMap((field) => {
              const text = errors[field]?.message;
              return text === undefined ? [] : [{ fieldId: questionFieldId(field), text }];
            }),
          ]}
          attempt={refusals.attempt}
        />
        {children}
        <QuestionFields form={form} topics={topics} />
        <div className={styles['row']}>
          {/* Not disabled while busy: it would lose the focus. */}
          <Button type="submit" aria-disabled={sending.isPending}>
            {sending.isPending ? words.sending : words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
