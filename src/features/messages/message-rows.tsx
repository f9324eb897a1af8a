import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Link } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import { memo } from 'react';
import { mailboxWords as words } from '#content/mailbox.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { messageKey, type MessageSummary } from '#src/domain/messages/message.ts';
import { previewOf } from '#src/domain/messages/preview.ts';
import { titleOf } from '#src/parts/messages/message-title.ts';
import { classNames } from '#src/ui/class-names.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { MailboxPlace } from './mailbox-place.ts';
import { aboutOf, sentDay, namedTitleOf, statusPillOf, writerOf } from './message-words.ts';
import styles from './messages.module.css';

/** A row leads to its message, and can be selected together with others. */
export const MessageRows = memo(function MessageRows({
  messages,
  chosen,
  opened,
  isSelecting,
  onChoose,
  onOpen,
}: {
  messages: readonly MessageSummary[];
  /** The selected messages, by `messageKey`. */
  chosen: ReadonlySet<string>;
  /** The message from which the member returns. */
  opened: MailboxPlace['opened'];
  /** Whether phones show the boxes. */
  isSelecting: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: (message: MessageSummary) => void;
}) {
  const selection = usePlan();
  return (
    <ul
      className={classNames(
        utility('lined'),
        styles['rows'],
        !isSelecting && styles['unselecting'],
      )}
    >
      {messages.map((message) => {
        const key = messageKey(message);
        const isChosen = chosen.has(key);
        const title = namedTitleOf(message, selection);
        return (
          <li key={key}>
            <div
              className={classNames(
                styles['row'],
                message.status === 'unread' && styles['unread'],
                isChosen && styles['chosen'],
              )}
            >
              <input
                type="checkbox"
                className={classNames(styles['tick'], 'screen-only')}
                aria-label={words.select.one(title)}
                checked={isChosen}
                onChange={({ target }) => {
                  const next = new Set(chosen);
                  if (target.checked) next.add(key);
                  else next.delete(key);
                  onChoose(next);
                }}
              />
              <Link
                to="/message/$messageId"
                params={{ messageId: message.messageId }}
                className={styles['link']}
                data-return-to={opened?.key === key ? opened.top : undefined}
                onClick={() => onOpen(message)}
              >
                {title}
              </Link>
              <p className={styles['writer']}>{writerOf(message, selection)}</p>
              <p className={classNames(styles['day'], utility('secondary', 'small'))}>
                {sentDay(message)}
              </p>
              <Preview message={message} />
              <Facts message={message} />
              <StatusOf status={message.status} />
            </div>
          </li>
        );
      })}
    </ul>
  );
});

function Preview({ message: { subject, preview: text } }: { message: MessageSummary }) {
  const preview = previewOf(text, words.greeting);
  // A short text without a subject is all in its title.
  if (subject === null && preview === titleOf(null, text)) return null;
  return (
    preview !== null && (
      <p className={classNames(styles['preview'], utility('secondary', 'small'))}>{preview}</p>
    )
  );
}

function Amount({ message: { amount, claimNumber } }: { message: MessageSummary }) {
  if (amount === null) return null;
  const value = formatCents(amount);
  return (
    <strong>
      {claimNumber === null ? (
        <span>
          <VisuallyHidden>{words.amount} </VisuallyHidden>
          {value}
        </span>
      ) : (
        words.mayOwe(value)
      )}
    </strong>
  );
}

function Facts({ message }: { message: MessageSummary }) {
  const { amount, claimNumber, hasAttachments } = message;
  const about = aboutOf(message);
  if (about === null && amount === null && claimNumber === null && !hasAttachments) return null;
  return (
    <Row as="p" gap="4" className={classNames(styles['facts'], utility('secondary', 'small'))}>
      <Amount message={message} />
      {about !== null && <span>{about}</span>}
      {claimNumber !== null && <span>{words.claim(claimNumber)}</span>}
      {hasAttachments && (
        <span className={utility('inline', 'gap-1')}>
          <Paperclip size={16} aria-hidden="true" />
          {words.attachment}
        </span>
      )}
    </Row>
  );
}

/** The status in a pill. Bold text on the edge's bar shows an unread message; screen readers say it. */
function StatusOf({ status }: { status: string }) {
  if (status === 'unread') return <VisuallyHidden>{words.unread}</VisuallyHidden>;
  const pill = statusPillOf(status);
  return (
    pill && (
      <div className={styles['status']}>
        <StatusPill tone={pill.tone}>{pill.text}</StatusPill>
      </div>
    )
  );
}
