import { memo } from 'react';
import { mailboxWords } from '#content/mailbox.ts';
import { topicWords } from '#content/topics.ts';
import { topicsIn } from '#src/domain/messages/mailbox-view.ts';
import type { MessageSummary } from '#src/domain/messages/message.ts';
import { oneOf } from '#src/domain/data/one-of.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { whoseName } from './message-words.ts';
import type { MessagesSearch } from './messages-search.ts';

const words = mailboxWords.filters;
const statuses = ['unread', 'read'] as const;

/** The filters of a folder: by words, by status, by person and by topic. */
export const MessageFilters = memo(function MessageFilters({
  messages,
  selection,
  search,
  typed,
  onSearch,
  onType,
  onClear,
}: {
  /** All messages of the folder. */
  messages: readonly MessageSummary[];
  selection: Selection;
  search: MessagesSearch;
  typed: string;
  onSearch: (changes: MessagesSearch) => void;
  onType: (typed: string) => void;
  /** Null where no filter is on. */
  onClear: (() => void) | null;
}) {
  const { now } = usePortal();
  const memberIds = actingMemberIds(selection.plan, selection.access, now());
  const members = memberIds.map(
    (memberId) => [memberId, whoseName(selection, memberId)] as const,
  );
  const topics = topicsIn(messages);
  const topic = topics.find(({ value }) => value === search.topic?.toLowerCase());
  return (
    <ListFilters label={mailboxWords.list} onClear={onClear}>
      <SearchField label={words.search} value={typed} maxLength={100} onChange={onType} />
      {search.folder === undefined && (
        <LabeledSelect
          label={words.status}
          value={search.status ?? ''}
          options={[
            ['', words.statuses.any],
            ...statuses.map((status) => [status, words.statuses[status]] as const),
          ]}
          onChoose={(status) =>
            onSearch({ ...search, status: oneOf(statuses, status) ?? undefined })
          }
        />
      )}
      {members.length > 1 && (
        <LabeledSelect
          label={words.member}
          value={memberIds.includes(search.member ?? '') ? (search.member ?? '') : ''}
          options={[['', words.anyMember], ...members]}
          onChoose={(member) => onSearch({ ...search, member: member || undefined })}
        />
      )}
      {(topics.length > 1 || topic !== undefined) && (
        <LabeledSelect
          label={words.topic}
          value={topic?.value ?? ''}
          options={[
            ['', words.anyTopic],
            ...topics.map(
              (one) =>
                [one.value, one.topic === null ? one.category : topicWords[one.topic]] as const,
            ),
          ]}
          onChoose={(one) => onSearch({ ...search, topic: one || undefined })}
        />
      )}
    </ListFilters>
  );
});
