import { memo } from 'react';
import { mailboxWords } from '#content/mailbox.ts';
import { categoriesIn } from '#src/domain/messages/mailbox-view.ts';
import { messageStatuses, type MessageSummary } from '#src/domain/messages/message.ts';
import { oneOf } from '#src/domain/data/one-of.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { useMessageCounts } from '#src/parts/messages/use-message-counts.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { LabeledSelect, type SelectOptions } from '#src/ui/form/labeled-select.tsx';
import { whoseName } from './message-words.ts';
import type { MessagesSearch } from './messages-search.ts';

const words = mailboxWords.filters;
const statuses: SelectOptions = [
  ['', words.statuses.inbox],
  ...messageStatuses.map((status) => [status, words.statuses[status]] as const),
];

/** The filters of messages: by status, by person with the number of unread ones, and by category. */
export const MessageFilters = memo(function MessageFilters({
  all,
  selection,
  search,
  onSearch,
}: {
  all: readonly MessageSummary[];
  selection: Selection;
  search: MessagesSearch;
  onSearch: (changes: MessagesSearch) => void;
}) {
  const { now } = usePortal();
  const counts = useMessageCounts(selection);
  const memberIds = actingMemberIds(selection.plan, selection.access, now());
  const members = memberIds.map((memberId) => {
    const name = whoseName(selection, memberId);
    const unread = counts?.[memberId] ?? 0;
    return [memberId, unread > 0 ? words.withUnread(name, unread) : name] as const;
  });
  const categories = categoriesIn(all);
  const category = categories.find((one) => one.toLowerCase() === search.category?.toLowerCase());
  return (
    <ListFilters label={mailboxWords.list} onClear={null}>
      <LabeledSelect
        label={words.status}
        value={search.status ?? ''}
        options={statuses}
        onChoose={(status) =>
          onSearch({ ...search, status: oneOf(messageStatuses, status) ?? undefined })
        }
      />
      {members.length > 1 && (
        <LabeledSelect
          label={words.member}
          value={memberIds.includes(search.member ?? '') ? (search.member ?? '') : ''}
          options={[['', words.anyMember], ...members]}
          onChoose={(member) => onSearch({ ...search, member: member || undefined })}
        />
      )}
      {(categories.length > 1 || category !== undefined) && (
        <LabeledSelect
          label={words.category}
          value={category ?? ''}
          options={[['', words.anyCategory], ...categories.map((one) => [one, one] as const)]}
          onChoose={(one) => onSearch({ ...search, category: one || undefined })}
        />
      )}
    </ListFilters>
  );
});
