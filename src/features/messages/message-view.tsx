import { Link } from '@tanstack/react-router';
import { FileText, MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mailboxWords } from '#content/mailbox.ts';
import type { Message, MessageAttachment } from '#src/domain/messages/message.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { mailboxActionsOf } from './mailbox-actions.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageBody } from './message-body.tsx';
import styles from './message.module.css';
import { statusPillOf } from './message-words.ts';

const words = mailboxWords.message;

/** The text and the attachments of a message, under its title. Opening it marks it as read. */
export function MessageView({ message, selection }: { message: Message; selection: Selection }) {
  const actions = mailboxActionsOf(usePortal());
  const isMarked = useRef(false);
  useEffect(() => {
    // Once: a member who marks it as unread wants it so.
    if (isMarked.current) return;
    isMarked.current = true;
    if (message.status === 'unread') actions.markOpened(message);
  }, [actions, message]);

  const pill = statusPillOf(message.status);
  return (
    <>
      {pill && (
        <div className={styles['status']}>
          <StatusPill tone={pill.tone}>{pill.text}</StatusPill>
        </div>
      )}
      <PartBoundary>
        <MessageBody html={message.body} />
      </PartBoundary>
      {message.attachments.length > 0 && (
        <Card title={words.attachments}>
          <Row as="ul" gap="3">
            {message.attachments.map((one) => (
              <li key={one.documentId}>
                <Attachment attachment={one} />
              </li>
            ))}
          </Row>
        </Card>
      )}
      <PartBoundary>
        <RelatedClaim {...{ message, selection }} />
      </PartBoundary>
      <PartBoundary>
        <Reply {...{ message, selection }} />
      </PartBoundary>
      <PartBoundary>
        <MessageActions message={message} />
      </PartBoundary>
    </>
  );
}

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

/** The link to the related claim, only for members who may see claims. */
function RelatedClaim({ message, selection }: { message: Message; selection: Selection }) {
  if (message.relatedClaimId === null || !selection.access.rights.claims) return null;
  return (
    <Card title={words.claim} screenOnly>
      <p>{words.claimText}</p>
      <div>
        <Link
          to="/{-$contractType}/claim-details/$claimId"
          params={{
            contractType: prefixOf(selection.plan),
            claimId: message.relatedClaimId,
          }}
          className={buttonClass('secondary')}
        >
          {words.seeClaim}
        </Link>
      </div>
    </Card>
  );
}

/** The reply, or the reason why the message cannot be answered; a question about it can always be sent. */
function Reply({ message, selection }: { message: Message; selection: Selection }) {
  const { isAllowed, whyNot } = message.reply;
  return (
    <Card title={words.reply} screenOnly>
      <p>{isAllowed ? words.canReply : (whyNot ?? words.cannotReply)}</p>
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
    </Card>
  );
}
