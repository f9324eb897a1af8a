import { useRef, type ReactNode } from 'react';
import { contactWords } from '#content/contact.ts';
import type { SendContactRequest } from '#src/api/calls/contact-request.ts';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { QuestionFields } from './question-fields.tsx';
import { QuestionSent } from './question-sent.tsx';
import type { Question } from './use-question.ts';

const words = contactWords.form;

/** A question to customer service, from writing it to its confirmation number. */
export function QuestionForm({
  form,
  topics,
  send,
  onSent,
  withoutSession,
  above,
  children,
}: {
  form: Question;
  /** The topics, by the name that is sent. */
  topics: Record<string, string>;
  send: SendContactRequest;
  onSent?: () => void;
  /** The sender is not signed in. */
  withoutSession?: true;
  above?: ReactNode;
  /** The fields that say which plan it is about. */
  children: ReactNode;
}) {
  const portal = usePortal();
  const isAgain = useRef(false);
  const sending = useSending(form, {
    send: (request) => portal.send(send(request)),
    ...(withoutSession && { withoutSession }),
    ...(onSent && { onSent }),
  });

  if (sending.answer !== undefined) {
    return (
      <QuestionSent
        confirmationNumber={sending.answer}
        onAgain={() => {
          isAgain.current = true;
          form.form.reset({ ...form.form.getValues(), topic: '', claimNumber: '', comments: '' });
          sending.reset();
        }}
      />
    );
  }
  return (
    <Card title={words.title}>
      <FormFrame
        ref={(element) => {
          // The button that had the focus is gone.
          if (element && isAgain.current) form.form.setFocus('topic');
          isAgain.current = false;
        }}
        form={form}
        sending={sending}
        words={words}

        above={above}
        foot={<SecondaryText>{words.answered}</SecondaryText>}
      >
        {children}
        <QuestionFields form={form} topics={topics} />
      </FormFrame>
    </Card>
  );
}
