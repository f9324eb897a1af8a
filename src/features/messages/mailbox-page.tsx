import { useNavigate } from '@tanstack/react-router';
import { useSelection } from '#src/portal/portal-context.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { MessagesSearch } from './messages-search.ts';

/** A page of the list under its own address; the first one is the list's. */
export function MailboxPage({ page, search }: { page: number; search: MessagesSearch }) {
  const selection = useSelection();
  const navigate = useNavigate();
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
