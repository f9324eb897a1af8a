import { Link, useNavigate } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type * as z from 'zod/mini';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { mailboxWords as words } from '#content/mailbox.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { mailboxFolders } from '#src/domain/messages/folder.ts';
import { mailboxPage, pageOfMailbox } from '#src/parts/messages/mailbox-address.ts';
import { useSelection } from '#src/portal/portal-context.ts';
import { MessageList } from './message-list.tsx';
import { type MessagesSearch, readSearch } from './read-search.ts';
import { useMailbox } from './use-mailbox.ts';
import type { messagesSearch } from './messages-search.ts';

/** A page of the list under its own address, where it has one. */
export function MailboxPage({
  page,
  search: requestedSearch,
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
  const search = useMemo(() => readSearch(requestedSearch), [requestedSearch]);
  // Nothing of the member is shown once the session that has the plan is over.
  if (selection === null) return null;
  return <MessagesScreen {...{ search, onPage }} page={pageOfMailbox(page)} />;
}

/** The messages of the member, and of each person whose messages they may read. */
function MessagesScreen({
  page,
  search,
  onPage,
}: {
  /** The page in the address, counted from 1. */
  page: number;
  search: MessagesSearch;
  onPage: (page: number | undefined, search: MessagesSearch) => void;
}) {
  const selection = usePlan();
  const { selectedQuery, also } = useMailbox(selection, search);
  const { data, isError, isFetching, error, refetch } = selectedQuery;
  const retry = () => void refetch();
  const hasContact = useCapability('contact');
  return (
    <>
      <Row gap="4" align="center" apart>
        <ScreenTitle>{words.title}</ScreenTitle>
        {hasContact && (
          <Row look="screen-only">
            <Link to="/{-$contractType}/contact-us" className={buttonClass('secondary')}>
              <PenLine size={20} aria-hidden="true" />
              {words.write}
            </Link>
          </Row>
        )}
      </Row>
      <FolderLinks member={search.member} />
      {data ? (
        <PartBoundary>
          {/* Remount to clear the search when the folder changes. */}
          <MessageList
            key={search.folder}
            {...{ page, search, onPage, also }}
            mailbox={data}
            onRetry={retry}
          />
        </PartBoundary>
      ) : isError && !isFetching ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <SkeletonRows count={5} height="7rem" />
      )}
    </>
  );
}

/** The links to the inbox, to what the member wrote, and to the archive. The chosen person stays chosen. */
const FolderLinks = ({ member }: Pick<MessagesSearch, 'member'>) => (
  <nav aria-label={words.folders}>
    <Row as="ul" gap="1" look="sections screen-only">
      {mailboxFolders.map((folder) => (
        <li key={folder}>
          <Link
            {...mailboxPage()}
            search={{ member, folder: folder === 'inbox' ? undefined : folder }}
            // The inbox is where no folder is named.
            activeOptions={{ explicitUndefined: true }}
          >
            {words.folder[folder]}
          </Link>
        </li>
      ))}
    </Row>
  </nav>
);
