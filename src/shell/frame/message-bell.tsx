import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { shellWords } from '#content/shell.ts';
import { formatBadge } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { mailboxPage } from '#src/parts/messages/mailbox-address.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import styles from './message-bell.module.css';
import { useMessageCounts } from '#src/parts/messages/use-message-counts.ts';

/** The unread messages of each person whose mailbox the member may read. Rendered once the counts are known. */
export function MessageBell() {
  const counts = useMessageCounts(usePlan());
  if (!counts) return null;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Link {...mailboxPage()} className={styles['bell']} aria-label={shellWords.bell(total)}>
      <Bell size={22} aria-hidden="true" className={total > 0 ? styles['ringing'] : undefined} />
      {total > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          {formatBadge(total, limits.badgeCap)}
        </span>
      )}
    </Link>
  );
}
