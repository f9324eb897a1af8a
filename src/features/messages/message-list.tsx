import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { mailboxWords as words } from '#content/mailbox.ts';
import type { Mailbox } from '#src/api/queries/mailbox.ts';
import { limits } from '#src/domain/limits.ts';
import { messageKey, type MessageSummary } from '#src/domain/messages/message.ts';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import { ExportActions } from '#src/parts/list/export-actions.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { DoneNote } from './done-note.tsx';
import { mailboxPlaceOf, type MailboxPlace, type MailboxPlaceStore } from './mailbox-place.ts';
import { MessageFilters } from './message-filters.tsx';
import { MessageRows } from './message-rows.tsx';
import type { MessagesSearch } from './read-search.ts';
import { MissingMessages } from './missing-messages.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useMessagesFound } from './use-mailbox.ts';

const noneSelected: ReadonlySet<string> = new Set();

/** The messages that fit, a page of them at a time; on paper all of them. */
export function MessageList({
  mailbox,
  also,
  page: askedPage,
  search,
  onPage,
  onRetry,
}: {
  mailbox: Mailbox;
  /** The other loaded folders, from which messages may have moved here. */
  also: readonly Mailbox[];
  page: number;
  search: MessagesSearch;
  onPage: (page: number | undefined, search: MessagesSearch) => void;
  onRetry: () => void;
}) {
  const selection = usePlan();
  const store = mailboxPlaceOf(usePortal());
  const note = useRef<HTMLDivElement>(null);
  const { typed, setTyped, isFresh, type, showAskedPage } = useTypedText(store, search, askedPage);
  const { inFolder, matches } = useMessagesFound({ selection, mailbox, also, search, typed });
  const isComplete = mailbox.pendingPages.length === 0;
  const pagination = {
    ...usePageOf(matches, limits.messagesShown, isFresh ? 1 : askedPage, (next) =>
      onPage(next, search),
    ),
    isGrowing: !isComplete,
  };
  const { page, shown } = pagination;
  const { chosen, setChosen, turnedTo, opened } = useOpenedPage(store, page);
  const selecting = useSelecting(shown, chosen, setChosen, note);

  useEffect(() => store.note({ page, search, typed }), [store, page, search, typed]);
  useEffect(() => () => store.note({ turnedTo: null }), [store, page]);

  // Another page of the list is another address; its position is read out first there.
  const turnTo = (next: number) => {
    store.note({ turnedTo: next });
    showAskedPage();
    pagination.turnTo(next);
  };
  const choose = useCallback(
    (changes: MessagesSearch) => {
      if (page > 1) store.note({ turnedTo: 1 });
      else setChosen(noneSelected);
      onPage(undefined, changes);
    },
    [store, onPage, page, setChosen],
  );
  const hasFilters = typed !== '' || isFiltered(search);
  const clear = useCallback(() => {
    setTyped('');
    choose({ folder: search.folder });
  }, [choose, setTyped, search.folder]);
  return (
    <Stack as="section" gap="4" aria-label={words.list} look="container">
      <DoneNote ref={note} isFirstToRead />
      <MissingMessages {...{ mailbox, onRetry }} />
      {inFolder.length === 0 && isComplete && !hasFilters ? (
        <div className={utility('readable', 'padded')}>
          <Empty words={words.none[search.folder ?? 'inbox']} completeness={mailbox.completeness} />
        </div>
      ) : (
        <>
          <PartBoundary>
            <MessageFilters
              {...{ search, typed }}
              messages={inFolder}
              onSearch={choose}
              onType={type}
              onClear={hasFilters ? clear : null}
            />
          </PartBoundary>
          <ListPages
            pagination={{ ...pagination, turnTo }}
            words={words}
            isFirstToRead={turnedTo === page}
            none={<p className={utility('readable', 'padded')}>{words.noneFits}</p>}
            foot={<Foot {...{ isComplete }} total={matches.length} />}
          >
            {() => (
              <SelectableRows
                {...{ shown, search, chosen, opened, selecting }}
                onChoose={setChosen}
              />
            )}
          </ListPages>
        </>
      )}
    </Stack>
  );
}

const Foot = ({ isComplete, total }: { isComplete: boolean; total: number }) => (
  <>
    {!isComplete && <p role="status">{words.loading}</p>}
    <ExportActions {...{ total }} noun={words.noun} />
  </>
);

const isFiltered = ({ member, topic, status }: MessagesSearch): boolean =>
  [member, topic, status].some((filter) => filter !== undefined);

/** Returns the search text, at first the one at the time of leaving the list. */
function useTypedText(store: MailboxPlaceStore, search: MessagesSearch, askedPage: number) {
  const [typed, setTyped] = useState(() => {
    const { search: before, typed: text } = store.now();
    return before.folder === search.folder ? text : '';
  });
  // Typing shows the first page of results without a change of the address, which would move the focus.
  const [searchedOn, setSearchedOn] = useState<number | null>(null);
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      setSearchedOn(askedPage);
    },
    [askedPage],
  );
  return {
    typed,
    setTyped,
    /** Whether to show the first page regardless of the address. */
    isFresh: searchedOn === askedPage,
    type,
    showAskedPage: () => setSearchedOn(null),
  };
}

/**
 * Returns the place as it was when this page of the list was opened, and the rows ticked since. Rows ticked on another
 * page are no longer ticked.
 */
function useOpenedPage(store: MailboxPlaceStore, page: number) {
  const open = () => ({ page, place: store.now(), chosen: noneSelected });
  const [now, setNow] = useState(open);
  if (now.page !== page) setNow(open);
  // The same functions and lists all along: nothing is rendered again because a page got its address.
  const setChosen = useCallback(
    (keys: ReadonlySet<string>) => setNow((before) => ({ ...before, chosen: keys })),
    [],
  );
  const { turnedTo, opened } = now.place;
  return { chosen: now.chosen, setChosen, turnedTo, opened };
}

/** Selects messages of the page that is shown. */
function useSelecting(
  shown: readonly MessageSummary[],
  chosen: ReadonlySet<string>,
  setChosen: (keys: ReadonlySet<string>) => void,
  note: RefObject<HTMLDivElement | null>,
) {
  const selected = useMemo(
    () => shown.filter((summary) => chosen.has(messageKey(summary))),
    [shown, chosen],
  );
  const selectEverything = useCallback(
    (isChosen: boolean) => setChosen(isChosen ? new Set(shown.map(messageKey)) : noneSelected),
    [shown, setChosen],
  );
  // On phones the boxes show on demand.
  const [isAsked, setSelecting] = useState(false);
  const select = useCallback(
    (isOn: boolean) => {
      setSelecting(isOn);
      setChosen(noneSelected);
    },
    [setChosen],
  );
  const selectNothing = useCallback(() => {
    select(false);
    // The button that had the focus is gone, and maybe its message.
    note.current?.focus({ preventScroll: true });
  }, [select, note]);
  const isSelecting = isAsked || chosen.size > 0;
  return { selected, isSelecting, select, selectEverything, selectNothing };
}

/** The messages of a page, with what can be done with the selected ones. */
function SelectableRows({
  shown,
  search,
  chosen,
  opened,
  selecting: { selected, isSelecting, select, selectEverything, selectNothing },
  onChoose,
}: {
  shown: readonly MessageSummary[];
  search: MessagesSearch;
  chosen: ReadonlySet<string>;
  opened: MailboxPlace['opened'];
  selecting: ReturnType<typeof useSelecting>;
  onChoose: (keys: ReadonlySet<string>) => void;
}) {
  const store = mailboxPlaceOf(usePortal());
  const noteOpened = useCallback(
    (summary: MessageSummary) =>
      store.note({ opened: { key: messageKey(summary), top: window.scrollY } }),
    [store],
  );
  return (
    <>
      <PartBoundary>
        <SelectionBar
          {...{ selected, search, isSelecting }}
          onSelecting={select}
          isEverything={selected.length === shown.length}
          onEverything={selectEverything}
          onDone={selectNothing}
        />
      </PartBoundary>
      <PartBoundary>
        <MessageRows
          {...{ chosen, opened, isSelecting, onChoose }}
          messages={shown}
          onOpen={noteOpened}
        />
      </PartBoundary>
    </>
  );
}
