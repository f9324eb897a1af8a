import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { mailboxWords } from '#content/mailbox.ts';
import {
  answerDueOf,
  conversationOf,
  lacksMessages,
  type AnswerDue,
} from '#src/domain/messages/conversation.ts';
import type { ConversationEntry, Message } from '#src/domain/messages/message.ts';
import { localDay } from '#src/domain/format/days.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { FormattedText } from '#src/parts/text/formatted-text.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './message.module.css';
import { momentOf, writerOf } from './message-words.ts';

const words = mailboxWords.message;

/** The messages of a conversation, the newest first, and when an answer is due. */
export function Conversation({
  message,
  saysDue,
  children,
}: {
  message: Message;
  /** False while a notice above says when the answer is due. */
  saysDue: boolean;
  /** Follows the newest message. */
  children?: ReactNode;
}) {
  const { now } = usePortal();
  const entries = conversationOf(message);
  const [newest, ...earlier] = entries;
  const due = answerDueOf(message, entries, localDay(now()));
  return (
    <>
      {due && saysDue && <DueNote due={due} />}
      {newest && <Entry key={newest.messageId} entry={newest} isAlone={earlier.length === 0} />}
      {children}
      {earlier.map((entry) => (
        <Entry key={entry.messageId} entry={entry} isAlone={false} />
      ))}
      {lacksMessages(entries) && <SecondaryText as="p">{words.lacksMessages}</SecondaryText>}
    </>
  );
}

function DueNote({ due: { by, isLate } }: { due: AnswerDue }) {
  const day = formatDateInProse(by);
  return (
    <Row gap="2" align="center" look={isLate ? 'notice' : 'tint'} className={styles['due']}>
      <Clock size={20} aria-hidden="true" />
      <p>{isLate ? <CallText>{words.late(day)}</CallText> : words.dueBy(day)}</p>
    </Row>
  );
}

function Entry({
  entry,
  isAlone,
}: {
  entry: ConversationEntry;
  /** True where the conversation has no other message. */
  isAlone: boolean;
}) {
  const selection = usePlan();
  const writer = writerOf(entry, selection);
  const moment = momentOf(entry);
  return (
    <Stack as="article" gap="2">
      <Row as="p" gap="2" align="baseline">
        <strong>{writer}</strong>
        {moment !== null && <SecondaryText>{moment}</SecondaryText>}
      </Row>
      <MessageBody
        html={entry.body}
        label={isAlone ? words.text : words.textOf(writer, moment ?? '')}
        isFromMember={entry.isFromMember}
      />
    </Stack>
  );
}

/** The text of a message. */
function MessageBody({
  html,
  label,
  isFromMember,
}: {
  html: string | null;
  /** The accessible name. */
  label: string;
  isFromMember: boolean;
}) {
  const className = classNames(utility('framed'), styles['text'], isFromMember && styles['own']);
  const none = <p>{mailboxWords.message.noText}</p>;
  if (html === null) {
    return (
      <section aria-label={label} className={className}>
        {none}
      </section>
    );
  }
  return <FormattedText {...{ html, label, className }} otherwise={none} />;
}
