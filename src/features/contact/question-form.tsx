import { utility } from '#src/ui/layout/utility.ts';
import { useRef, type ReactNode } from 'react';
import { contactWords } from '#content/contact.ts';
import type { SendContactRequest } from '#src/api/calls/messages/contact-request.ts';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { message } from '#src/catalogue/messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { QuestionFields } from './question-fields.tsx';
import type { Question } from './use-question.ts';

const words = contactWords.form;
const sentWords = contactWords.sent;

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

/** The question has arrived; takes the focus. */
function QuestionSent({
  confirmationNumber,
  onAgain,
}: {
  confirmationNumber: string;
  onAgain: () => void;
}) {
  return (
    <Card title={sentWords.title}>
      <Stack gap="5">
        <Notice tone="success" takesFocus>
          {message('CON-0006')}
        </Notice>
        <p>
          {sentWords.confirmation}{' '}
          <span className={utility('extra-large', 'figure')}>{confirmationNumber}</span>
        </p>
        <Row gap="3" align="center">
          <Button variant="secondary" onClick={onAgain}>
            {sentWords.again}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
