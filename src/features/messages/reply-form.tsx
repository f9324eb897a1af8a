import { useEffect } from 'react';
import { mailboxWords } from '#content/mailbox.ts';
import { uiWords } from '#content/ui.ts';
import { replyRules, replyToMessage, type MessageReply } from '#src/api/calls/messages/message.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import type { Message } from '#src/domain/messages/message.ts';
import { CommentsField, type ValuesWithComments } from '#src/parts/form/comments-field.tsx';
import { DraftNote } from '#src/parts/form/draft-note.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { useDraft } from '#src/parts/form/use-draft.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { sentences } from '#src/ui/text/sentences.ts';

const words = mailboxWords.message.replies;

const rules = formRules<ValuesWithComments, MessageReply>({
  request: replyRules,
  typed: ({ comments }) => ({ text: comments.trim() }),
  parts: {
    text: {
      field: 'comments',
      tooLong: words.tooLong(formatCount(limits.commentsLength)),
      wrong: words.missing,
    },
  },
});

/** The member's answer to a message. Typed text survives a session that ends automatically (docs/decisions/006). */
export function ReplyForm({
  message,
  onSent,
  onCancel,
}: {
  message: Message;
  /** Called with the day by which it is answered, YYYY-MM-DD; null when the insurer does not say. */
  onSent: (dueBy: string | null) => void;
  onCancel: () => void;
}) {
  const { send } = usePortal();
  const form = usePortalForm<ValuesWithComments, MessageReply>({
    id: 'reply',
    rules,
    initial: { comments: '' },
  });
  const draft = useDraft(`reply ${message.messageId}`, form.form);
  const sending = useSending(form, {
    send: (reply) => send(replyToMessage(message, reply)),
    // The form shows the failure, because it can be sent again.
    saysFailure: true,
    onSent(dueBy) {
      draft.discard();
      onSent(dueBy);
    },
  });
  // The button that opened the form is gone.
  const { setFocus } = form.form;
  useEffect(() => setFocus('comments'), [setFocus]);
  const { failure } = sending;
  return (
    <Card title={words.title} screenOnly>
      <FormFrame
        form={form}
        sending={sending}
        words={words}
        above={<DraftNote draft={draft} form={form} />}
        foot={
          <Button
            variant="plain"
            onClick={() => {
              draft.discard();
              onCancel();
            }}
          >
            {words.cancel}
          </Button>
        }
      >
        <CommentsField form={form} label={words.text} length={limits.commentsLength} />
        {failure && (
          <Notice tone="error">
            {sentences(words.failure, failure.code !== null && uiWords.errorCode(failure.code))}
          </Notice>
        )}
      </FormFrame>
    </Card>
  );
}
