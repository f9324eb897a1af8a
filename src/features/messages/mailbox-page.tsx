import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { mailboxPage, pageOfMailbox } from '#src/parts/messages/mailbox-address.ts';
import { useSelection } from '#src/portal/portal-context.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { MessagesSearch } from './messages-search.ts';

/** A page of the list under its own address, where it has one. */
export function MailboxPage({
  page,
  search,
}: {
  page: string | undefined;
  search: MessagesSearch;
}) {
  const selection = useSelection();
  const navigate = useNavigate();
  const onPage = useCallback(
    (next: number | undefined, changes: MessagesSearch) =>
      void navigate({ ...mailboxPage(next), search: changes, resetScroll: false }),
    [navigate],
  );
  // Nothing of the member is shown once the session that has the plan is over.
  if (selection === null) return null;
  return <MessagesScreen {...{ selection, search, onPage }} page={pageOfMailbox(page)} />;
}
