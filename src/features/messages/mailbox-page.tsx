import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSelection } from '#src/portal/portal-context.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { MessagesSearch } from './messages-search.ts';

/** A page of the list under its own address; the first one is the list's. */
export function MailboxPage({ page, search }: { page: number; search: MessagesSearch }) {
  const selection = useSelection();
  const navigate = useNavigate();
  const router = useRouter();
  const isFirst = page === 1;
  useEffect(() => {
    // The other address of the list is a file of its own: a page is not to wait for it when it is turned.
    void (isFirst
      ? router.preloadRoute({ to: '/messages/$page', params: { page: '2' } })
      : router.preloadRoute({ to: '/messages' }));
  }, [router, isFirst]);
  // Nothing of the member is shown once the session that has the plan is over.
  if (selection === null) return null;
  return (
    <MessagesScreen
      {...{ selection, page, search }}
      onPage={(next, changes) =>
        void (next > 1
          ? navigate({
              to: '/messages/$page',
              params: { page: String(next) },
              search: changes,
              resetScroll: false,
            })
          : navigate({ to: '/messages', search: changes, resetScroll: false }))
      }
    />
  );
}
