import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { mailboxQuery, type Mailbox } from '#src/api/queries/mailbox.ts';
import { filterMessages, sortMessages } from '#src/domain/messages/mailbox-view.ts';
import { messagesNow } from '#src/domain/messages/message-changes.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import type { MessagesSearch } from './messages-search.ts';

/** Returns the messages that are not archived, and the archived ones when the member requests them. */
export function useMailbox({ plan, access }: Selection, { status }: MessagesSearch) {
  const portal = usePortal();
  const memberIds = actingMemberIds(plan, access, portal.now());
  const inbox = useQuery(mailboxQuery(portal, memberIds, false));
  const archive = useQuery({
    ...mailboxQuery(portal, memberIds, true),
    enabled: status === 'archived',
  });
  return status === 'archived'
    ? { asked: archive, also: inbox.data }
    : { asked: inbox, also: archive.data };
}

/** The messages as they are by now, newest first, and those of them that fit. */
export function useMessagesFound(
  asked: Mailbox,
  also: Mailbox | undefined,
  { member: memberId, category, status }: MessagesSearch,
) {
  const { messageChanges } = usePortal();
  const states = useStored(messageChanges.states);
  // Choosing and ticking come before counting those that follow.
  const arrived = useDeferredValue(asked.messages);
  const sorted = useMemo(
    () => sortMessages([...arrived, ...(also?.messages ?? [])]),
    [arrived, also],
  );
  const all = useMemo(() => messagesNow(sorted, states), [sorted, states]);
  const found = useMemo(
    () => filterMessages(all, { memberId, category, status }),
    [all, memberId, category, status],
  );
  return { all, found };
}
