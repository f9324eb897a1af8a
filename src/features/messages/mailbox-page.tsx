import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type * as z from 'zod/mini';
import { mailboxPage, pageOfMailbox } from '#src/parts/messages/mailbox-address.ts';
import { useSelection } from '#src/portal/portal-context.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { messagesSearch } from './messages-search.ts';
import { readSearch, type MessagesSearch } from './read-search.ts';

/** A page of the list under its own address, where it has one. */
export function MailboxPage({
  page,
  search: asked,
}: {
  page: string | undefined;
  search: z.infer<typeof messagesSearch>;
}) {
  const selection = useSelection();
  const navigate = useNavigate();
  const onPage = useCallback(
    (next: number | undefined, changes: MessagesSearch) =>
      void navigate({ ...mailboxPage(next), search: changes, resetScroll: false }),
    [navigate],
  );
  // The same object while the address is the same: nothing is rendered again for it.
  const search = useMemo(() => readSearch(asked), [asked]);
  // Nothing of the member is shown once the session that has the plan is over.
  if (selection === null) return null;
  return <MessagesScreen {...{ search, onPage }} page={pageOfMailbox(page)} />;
}
