import { Link } from '@tanstack/react-router';
import { mailboxWords as words } from '#content/mailbox.ts';
import { mailboxFolders } from '#src/domain/messages/folder.ts';
import { mailboxPage } from '#src/parts/messages/mailbox-address.ts';
import { Row } from '#src/ui/layout/row.tsx';
import type { MessagesSearch } from './read-search.ts';

/** The links to the inbox, to what the member wrote, and to the archive. The chosen person stays chosen. */
export const FolderLinks = ({ member }: Pick<MessagesSearch, 'member'>) => (
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
