import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mailboxWords as words } from '#content/mailbox.ts';
import type { Mailbox } from '#src/api/queries/mailbox.ts';
import { limits } from '#src/domain/limits.ts';
import { messageKey } from '#src/domain/messages/message.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Contained } from '#src/ui/contained.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { usePageOf } from '#src/ui/use-page-of.ts';
import { DoneNote } from './done-note.tsx';
import { mailboxPlaceOf } from './mailbox-place.ts';
import { MessageFilters } from './message-filters.tsx';
import { MessageRows } from './message-rows.tsx';
import styles from './messages.module.css';
import type { MessagesSearch } from './messages-search.ts';
import { MissingMessages } from './missing-messages.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useMessagesFound } from './use-mailbox.ts';

const noneSelected: ReadonlySet<string> = new Set();

/** The messages that fit, a page of them at a time; on paper all of them. */
export function MessageList({
  mailbox,
  also,
  selection,
  page: askedPage,
  search,
  onPage,
  onRetry,
}: {
  mailbox: Mailbox;
  /** Messages of the other list, of which some may have come over. */
  also: Mailbox | undefined;
  selection: Selection;
  page: number;
  search: MessagesSearch;
  onPage: (page: number, search: MessagesSearch) => void;
  onRetry: () => void;
}) {
  const kept = mailboxPlaceOf(usePortal());
  const note = useRef<HTMLDivElement>(null);
  const { line } = useListPosition();
  const { all, found } = useMessagesFound(mailbox, also, search);
  const open = () => ({ page: askedPage, place: kept.now(), chosen: noneSelected });
  // The place as it was when this page of the list was opened. What was ticked on another page isn't any more.
  const [now, setNow] = useState(open);
  if (now.page !== askedPage) setNow(open);
  const { chosen } = now;
  const { turnedTo, opened } = now.place;
  const setChosen = (keys: ReadonlySet<string>) => setNow({ ...now, chosen: keys });

  const place = usePageOf(found, limits.messagesShown, askedPage);
  const { page, shown } = place;
  const selected = shown.filter((one) => chosen.has(messageKey(one)));

  useEffect(() => kept.note({ page, search }), [kept, page, search]);
  useEffect(() => () => kept.note({ turnedTo: null }), [kept, askedPage]);

  const turnTo = (next: number, changes: MessagesSearch = search) => {
    // Another page of the list is another address; what is heard first there is which one.
    if (next !== askedPage) kept.note({ turnedTo: next });
    else setChosen(noneSelected);
    onPage(next, changes);
  };
  const isComplete = mailbox.open.length === 0;
  return (
    <section className={styles['room']} aria-label={words.list}>
      <DoneNote ref={note} isFirstToRead />
      <MissingMessages {...{ mailbox, selection, onRetry }} />
      {all.length === 0 && isComplete && search.status !== 'archived' ? (
        <p className={styles['empty']}>{words.none}</p>
      ) : (
        <>
          <Contained>
            <MessageFilters
              {...{ all, selection, search }}
              onSearch={(changes) => turnTo(1, { ...search, ...changes })}
            />
          </Contained>
          <ListPosition
            {...{ line, place }}
            noun={words.noun}
            isFirstToRead={turnedTo === askedPage}
          />
          {found.length === 0 ? (
            <Nothing {...{ search, isComplete }} onClear={() => turnTo(1, {})} />
          ) : (
            <>
              <Contained>
                <SelectionBar
                  {...{ selected, search }}
                  isEverything={selected.length === shown.length}
                  onEverything={(isChosen) =>
                    setChosen(isChosen ? new Set(shown.map(messageKey)) : noneSelected)
                  }
                  onDone={() => {
                    setChosen(noneSelected);
                    // The button that had the focus is gone, and maybe its message.
                    note.current?.focus({ preventScroll: true });
                  }}
                />
              </Contained>
              <Contained>
                <MessageRows
                  {...{ selection, chosen, opened }}
                  messages={shown}
                  onChoose={setChosen}
                  onOpen={(one) =>
                    kept.note({ opened: { key: messageKey(one), top: window.scrollY } })
                  }
                />
              </Contained>
            </>
          )}
          <div className={styles['foot']}>
            <Pager
              label={words.pages}
              page={page}
              pages={place.pages}
              onPage={(next) => turnTo(next)}
            />
            {!isComplete && <p role="status">{words.loading}</p>}
            <Button variant="plain" onClick={() => window.print()}>
              <Printer size={20} aria-hidden="true" />
              {words.print}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Nothing({
  search,
  isComplete,
  onClear,
}: {
  search: MessagesSearch;
  isComplete: boolean;
  onClear: () => void;
}) {
  const { member, category, status } = search;
  const isPlainArchive = status === 'archived' && member === undefined && category === undefined;
  return (
    <div className={styles['empty']}>
      <p>{isPlainArchive && isComplete ? words.noneArchived : words.noneFits}</p>
      <Button variant="secondary" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
