import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { mailboxQuery, newMessagesQuery, type Mailbox } from '#src/api/queries/mailbox.ts';
import { filterMessages, searchMessages, sortMessages } from '#src/domain/messages/mailbox-view.ts';
import { limits } from '#src/domain/limits.ts';
import { messagesNow } from '#src/domain/messages/message-changes.ts';
import type { MessageSummary } from '#src/domain/messages/message.ts';
import { actingMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import type { MessagesSearch } from './read-search.ts';

/** Returns the messages of the folder that is shown, and those of the others that have been loaded. */
export function useMailbox(selection: Selection, { folder }: Pick<MessagesSearch, 'folder'>) {
  const portal = usePortal();
  const memberIds = actingMemberIds(selection, portal.now());
  const inbox = useQuery(mailboxQuery(portal, memberIds, 'inbox'));
  const sent = useQuery({
    ...mailboxQuery(portal, memberIds, 'sent'),
    enabled: folder === 'sent',
  });
  const archived = useQuery({
    ...mailboxQuery(portal, memberIds, 'archived'),
    enabled: folder === 'archived',
  });
  const selectedQuery = { inbox, sent, archived }[folder ?? 'inbox'];
  const others = [inbox, sent, archived].filter((query) => query !== selectedQuery);
  return { selectedQuery, also: useUnchanged(others.flatMap(({ data }) => data ?? [])) };
}

/** Returns the same list as before while it holds the same. */
function useUnchanged<One>(list: readonly One[]): readonly One[] {
  const [first, second] = list;
  return useMemo(() => [first, second].filter((item) => item !== undefined), [first, second]);
}

/**
 * Returns the messages with local changes applied, newest first, and those that match. A return to the list refetches
 * it.
 */
export function useMessagesFound({
  selection,
  mailbox,
  also,
  search: { folder: named, member: memberId, topic, status },
  typed,
}: {
  selection: Selection;
  mailbox: Mailbox;
  also: readonly Mailbox[];
  search: MessagesSearch;
  /** The text that is searched for. */
  typed: string;
}) {
  const portal = usePortal();
  const folder = named ?? 'inbox';
  const memberIds = actingMemberIds(selection, portal.now());
  const { data: since } = useQuery({
    ...newMessagesQuery(portal, memberIds, folder),
    staleTime: limits.accessHoldsMs,
    refetchOnWindowFocus: true,
    enabled: mailbox.pendingPages.length === 0,
  });
  const states = useStored(portal.messageChanges.states);
  // Choosing and ticking come before counting those that follow.
  const arrived = useDeferredValue(mailbox.messages);
  const sorted = useMemo(
    () => sortMessages([since, arrived, ...also.map(({ messages }) => messages)].flat()),
    [since, arrived, also],
  );
  const all = useMemo(() => messagesNow(sorted, states), [sorted, states]);
  const inFolder = useMemo(() => filterMessages(all, { folder }), [all, folder]);
  const fitting = useMemo(
    () => filterMessages(inFolder, { folder, memberId, topic, status }),
    [inFolder, folder, memberId, topic, status],
  );
  const matches = useFound(fitting, typed);
  return { inFolder, matches };
}

/** Returns the messages that contain the typed words. Defers the search, so that typing stays responsive. */
function useFound(messages: readonly MessageSummary[], typed: string): readonly MessageSummary[] {
  const words = useDeferredValue(typed);
  return useMemo(() => searchMessages(messages, words), [messages, words]);
}
