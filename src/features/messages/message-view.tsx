import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Link } from '@tanstack/react-router';
import { FileText, MessageSquareText, Reply } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { mailboxWords } from '#content/mailbox.ts';
import type { Message, MessageAttachment } from '#src/domain/messages/message.ts';
import { subjectOf } from '#src/domain/messages/message-subject.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { takeFocus } from '#src/ui/browser/take-focus.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Conversation } from './conversation.tsx';
import { mailboxActionsOf } from './mailbox-actions.ts';
import { MessageActions } from './message-actions.tsx';
import { RelatedDecision } from './related-decision.tsx';
import styles from './message.module.css';
import { statusPillOf } from './message-words.ts';
import { sentences } from '#src/ui/text/sentences.ts';
import { ReplyForm } from './reply-form.tsx';

const words = mailboxWords.message;

/** The conversation and the attachments of a message, under its title. Opening it marks it as read. */
export function MessageView({ message, onReplied }: { message: Message; onReplied: () => void }) {
  const portal = usePortal();
  const actions = mailboxActionsOf(portal);
  const isMarked = useRef(false);
  useEffect(() => {
    // Once: a member who marks it as unread wants it so.
    if (isMarked.current) return;
    isMarked.current = true;
    if (message.status === 'unread') actions.markOpened(message);
  }, [actions, message]);

  const [reply, setReply] = useState<ReplyState>({ is: 'not begun' });
  const { isAllowed, isTakenHere } = message.reply;
  const hasReplies = useCapability('message-replies');
  const hasDocuments = useCapability('documents');
  const canReply = hasReplies && isAllowed && isTakenHere;
  const pill = statusPillOf(message.status);
  return (
    <>
      {pill && (
        <div className={styles['status']}>
          <StatusPill tone={pill.tone}>{pill.text}</StatusPill>
        </div>
      )}
      <PartBoundary>
        <Conversation message={message} saysDue={reply.is !== 'sent' || reply.dueBy === null}>
          <PartBoundary>
            <RelatedDecision message={message} />
          </PartBoundary>
          <PartBoundary>
            <MessageActions
              message={message}
              reply={
                canReply && reply.is !== 'being written' ? (
                  <Button
                    ref={reply.is === 'canceled' ? takeFocus : undefined}
                    // The links about a decision are the primary actions.
                    variant={subjectOf(message, portal.origin) === null ? 'primary' : 'secondary'}
                    onClick={() => setReply({ is: 'being written' })}
                  >
                    <Reply size={20} aria-hidden="true" />
                    {words.replies.start}
                  </Button>
                ) : null
              }
            />
          </PartBoundary>
          {reply.is === 'being written' && (
            <PartBoundary>
              <ReplyForm
                message={message}
                onSent={(dueBy) => {
                  setReply({ is: 'sent', dueBy });
                  onReplied();
                }}
                onCancel={() => setReply({ is: 'canceled' })}
              />
            </PartBoundary>
          )}
          {reply.is === 'sent' && (
            <Notice tone="success" takesFocus>
              {sentences(
                words.replies.sent,
                reply.dueBy !== null && words.dueBy(formatDateInProse(reply.dueBy)),
              )}
            </Notice>
          )}
        </Conversation>
      </PartBoundary>
      {hasDocuments && message.attachments.length > 0 && (
        <Card title={words.attachments}>
          <Row as="ul" gap="3">
            {message.attachments.map((attachment) => (
              <li key={attachment.documentId}>
                <Attachment attachment={attachment} />
              </li>
            ))}
          </Row>
        </Card>
      )}
      {!canReply && (
        <PartBoundary>
          <Question message={message} />
        </PartBoundary>
      )}
    </>
  );
}

type ReplyState =
  { is: 'not begun' | 'being written' | 'canceled' } | { is: 'sent'; dueBy: string | null };

function Attachment({ attachment: { documentId, title } }: { attachment: MessageAttachment }) {
  const { documents } = usePortal();
  const [isOpening, setOpening] = useState(false);
  const name = title ?? words.attachment;
  return (
    <Button
      variant="secondary"
      aria-disabled={isOpening}
      onClick={() => {
        setOpening(true);
        // In the very click: browsers refuse a window that opens later.
        void documents.open(documentId, name).finally(() => setOpening(false));
      }}
    >
      <FileText size={20} aria-hidden="true" />
      {isOpening ? words.opening : words.opens(name)}
    </Button>
  );
}

/** The reason why the message cannot be answered, where there is one; a question about it can always be sent. */
function Question({ message }: { message: Message }) {
  const selection = usePlan();
  const { isAllowed, whyNot } = message.reply;
  const hasContact = useCapability('contact');
  return (
    <Card title={words.reply} screenOnly>
      {!isAllowed && <p>{whyNot ?? words.cannotReply}</p>}
      {hasContact ? (
        <>
          {isAllowed && <p>{words.canReply}</p>}
          <div>
            <Link
              to="/{-$contractType}/contact-us"
              params={{ contractType: prefixOf(selection.plan) }}
              search={{ message: message.messageId }}
              className={buttonClass('secondary')}
            >
              <MessageSquareText size={20} aria-hidden="true" />
              {words.contact}
            </Link>
          </div>
        </>
      ) : (
        <p>
          <CallText>{words.callUs}</CallText>
        </p>
      )}
    </Card>
  );
}
