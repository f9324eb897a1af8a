import { utility } from '#src/ui/layout/utility.ts';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { shellWords } from '#content/shell.ts';
import { formatBadge } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { mailboxPage } from '#src/parts/messages/mailbox-address.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { actingMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { classNames } from '#src/ui/class-names.ts';
import iconButton from '#src/ui/actions/icon-button.module.css';
import styles from './message-bell.module.css';

/** The unread messages of each person whose mailbox the member may read. Rendered once the counts are known. */
export function MessageBell() {
  const counts = useMessageCounts(usePlan());
  if (!counts) return null;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Link
      {...mailboxPage()}
      className={classNames(iconButton['button'], utility('in-text', 'relative'))}
      aria-label={shellWords.bell(total)}
    >
      <Bell size={22} aria-hidden="true" className={total > 0 ? styles['ringing'] : undefined} />
      {total > 0 && (
        <span
          className={classNames(styles['badge'], utility('centered', 'numbers', 'no-wrap'))}
          aria-hidden="true"
        >
          {formatBadge(total, limits.badgeCap)}
        </span>
      )}
    </Link>
  );
}

/**
 * Returns the unread counts by member ID; null until they have loaded, and where there are no messages. After a reload
 * the counts that this tab stored are used until then.
 */
function useMessageCounts(selection: Selection): Record<string, number> | null {
  const { plan } = selection;
  const { queryOf, storage, capabilities, now } = usePortal();
  const { data } = useQuery({
    ...queryOf(messageCounts(plan.memberId, actingMemberIds(selection, now()))),
    placeholderData: () => storedCounts(storage, plan),
  });
  return capabilities.has('messages') ? (data ?? null) : null;
}

/** Returns the counts this tab loaded last for the member; another plan's counts do not apply. */
export function storedCounts(
  storage: Pick<BrowserStorage, 'read'>,
  { memberId }: Pick<Plan, 'memberId'>,
): Record<string, number> | undefined {
  const countsInStorage = storage.read(storageKeys.messageCounts);
  return countsInStorage && memberId in countsInStorage ? countsInStorage : undefined;
}
