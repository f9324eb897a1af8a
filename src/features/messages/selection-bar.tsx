import { Archive, ArchiveRestore, Mail, MailOpen, Trash2, type LucideIcon } from 'lucide-react';
import { memo, useId } from 'react';
import { mailboxWords } from '#content/mailbox.ts';
import type { MessageSummary } from '#src/domain/messages/message.ts';
import type { MessageStatus } from '#src/domain/messages/status.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { mailboxActionsOf } from './mailbox-actions.ts';
import styles from './messages.module.css';
import type { MessagesSearch } from './read-search.ts';

const words = mailboxWords.select;

interface Offer {
  name: string;
  icon: LucideIcon;
  status: MessageStatus;
}

const offers: Record<'read' | 'unread' | 'archive' | 'restore', Offer> = {
  read: { name: words.read, icon: MailOpen, status: 'read' },
  unread: { name: words.unread, icon: Mail, status: 'unread' },
  archive: { name: words.archive, icon: Archive, status: 'archived' },
  restore: { name: words.restore, icon: ArchiveRestore, status: 'read' },
};

/** Selects all messages of the page, and does something with those that are selected. */
export const SelectionBar = memo(function SelectionBar({
  selected,
  isEverything,
  search,
  isSelecting,
  onSelecting,
  onEverything,
  onDone,
}: {
  selected: readonly MessageSummary[];
  isEverything: boolean;
  search: MessagesSearch;
  /** Whether phones show the boxes, which the other button turns on and off. */
  isSelecting: boolean;
  onSelecting: (isOn: boolean) => void;
  onEverything: (isChosen: boolean) => void;
  onDone: () => void;
}) {
  const actions = mailboxActionsOf(usePortal());
  const id = useId();
  return (
    <Row
      gap="4"
      align="center"
      look="screen-only"
      className={classNames(
        styles['bar'],
        selected.length > 0 && styles['busy'],
        !isSelecting && styles['unselecting'],
      )}
    >
      <Button
        variant="text"
        className={styles['toggle']}
        aria-label={isSelecting ? undefined : words.beginLong}
        onClick={() => onSelecting(!isSelecting)}
      >
        {isSelecting ? words.end : words.begin}
      </Button>
      <Choice
        id={id}
        type="checkbox"
        variant="plain"
        label={words.all}
        checked={isEverything}
        onChange={({ target }) => onEverything(target.checked)}
      />
      <span role="status" className={utility('secondary')}>
        {selected.length > 0 && words.selected(selected.length)}
      </span>
      {selected.length > 0 && (
        <Row
          role="group"
          aria-label={words.actions}
          gap="1"
          align="center"
          className={styles['actions']}
        >
          {offersFor(selected, search).map(({ name, icon: Icon, status }) => (
            <Button
              key={name}
              variant="plain"
              className={styles['action']}
              onClick={() => {
                actions.setStatus(selected, status);
                onDone();
              }}
            >
              <Icon size={20} aria-hidden="true" />
              <span>{name}</span>
            </Button>
          ))}
          <Button
            variant="plain"
            className={styles['action']}
            onClick={() => {
              actions.remove(selected);
              onDone();
            }}
          >
            <Trash2 size={20} aria-hidden="true" />
            {words.delete}
          </Button>
        </Row>
      )}
    </Row>
  );
});

function offersFor(selected: readonly MessageSummary[], { folder }: MessagesSearch): Offer[] {
  if (folder === 'archived') return [offers.restore];
  if (folder === 'sent') return [offers.archive];
  return [
    ...(selected.some((summary) => summary.status !== 'read') ? [offers.read] : []),
    ...(selected.some((summary) => summary.status !== 'unread') ? [offers.unread] : []),
    offers.archive,
  ];
}
