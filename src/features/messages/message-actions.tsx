import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Mail, MailOpen, Printer, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { mailboxWords } from '#content/mailbox.ts';
import type { Message } from '#src/domain/messages/message.ts';
import { mailboxPage } from '#src/parts/messages/mailbox-address.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { DoneNote } from './done-note.tsx';
import { mailboxActionsOf } from './mailbox-actions.ts';
import { mailboxPlaceOf } from './mailbox-place.ts';
import styles from './message.module.css';

const { select: words, message: messageWords } = mailboxWords;

/** The actions on an open message, in one row under its text. Deleting it leads to the list, where the member can undo that. */
export function MessageActions({ message, reply }: { message: Message; reply: ReactNode }) {
  const portal = usePortal();
  const actions = mailboxActionsOf(portal);
  const navigate = useNavigate();
  const note = useRef<HTMLDivElement>(null);
  const [before] = useState(() => actions.done.get());
  const isArchived = message.status === 'archived';
  const isUnread = message.status === 'unread';
  return (
    <Stack as="section" aria-label={messageWords.actions} gap="3" look="screen-only">
      <Row gap="2" className={styles['buttons']}>
        {reply}
        <Button
          variant="plain"
          onClick={() => {
            actions.setStatus([message], isArchived ? 'read' : 'archived');
            note.current?.focus({ preventScroll: true });
          }}
        >
          {isArchived ? (
            <ArchiveRestore size={20} aria-hidden="true" />
          ) : (
            <Archive size={20} aria-hidden="true" />
          )}
          <span>{isArchived ? words.restore : words.archive}</span>
        </Button>
        <Button
          variant="plain"
          onClick={() => {
            actions.remove([message]);
            const { page, search } = mailboxPlaceOf(portal).now();
            void navigate({ ...mailboxPage(page), search });
          }}
        >
          <Trash2 size={20} aria-hidden="true" />
          {words.delete}
        </Button>
        {!isArchived && !message.isFromMember && (
          <Button
            variant="plain"
            onClick={() => actions.setStatus([message], isUnread ? 'read' : 'unread')}
          >
            {isUnread ? (
              <MailOpen size={20} aria-hidden="true" />
            ) : (
              <Mail size={20} aria-hidden="true" />
            )}
            <span>{isUnread ? words.read : words.unread}</span>
          </Button>
        )}
        <Button variant="plain" className={styles['print']} onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {messageWords.print}
        </Button>
      </Row>
      <DoneNote ref={note} except={before} />
    </Stack>
  );
}
