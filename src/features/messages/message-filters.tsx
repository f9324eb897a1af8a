import { usePlan } from '#src/parts/plan/use-plan.ts';
import { SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import { mailboxWords } from '#content/mailbox.ts';
import { topicWords } from '#content/topics.ts';
import { topicsIn } from '#src/domain/messages/mailbox-view.ts';
import type { MessageSummary } from '#src/domain/messages/message.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import styles from './messages.module.css';
import { whoseName } from './message-words.ts';
import { shownStatuses, type MessagesSearch } from './read-search.ts';

const words = mailboxWords.filters;

/** The filters of a folder: by words, by status, by person and by topic. On a phone a button shows all but the first. */
export const MessageFilters = memo(function MessageFilters({
  messages,
  search,
  typed,
  onSearch,
  onType,
  onClear,
}: {
  /** All messages of the folder. */
  messages: readonly MessageSummary[];
  search: MessagesSearch;
  typed: string;
  onSearch: (changes: MessagesSearch) => void;
  onType: (typed: string) => void;
  /** Null where no filter is on. */
  onClear: (() => void) | null;
}) {
  const selection = usePlan();
  const { now } = usePortal();
  const memberIds = actingMemberIds(selection, now());
  const members = memberIds.map((memberId) => [memberId, whoseName(selection, memberId)] as const);
  const topics = topicsIn(messages);
  const topic = topics.find(({ value }) => value === search.topic?.toLowerCase());
  const count = [search.status, search.member, search.topic].filter(Boolean).length;
  const { isOpen, button, contentId } = useDisclosure(count > 0);
  return (
    <ListFilters label={mailboxWords.list} onClear={onClear}>
      <SearchField label={words.search} value={typed} maxLength={100} onChange={onType} />
      <Button {...button} variant="secondary" className={styles['toggle']}>
        <SlidersHorizontal size={20} aria-hidden="true" />
        {count > 0 ? words.filtersOn(count) : words.filters}
      </Button>
      <Row
        as="section"
        id={contentId}
        gap="4"
        align="end"
        className={classNames(styles['choices'], isOpen && styles['open'])}
      >
        {search.folder === undefined && (
          <LabeledSelect
            label={words.status}
            value={search.status ?? ''}
            options={[
              ['', words.statuses.any],
              ...shownStatuses.map((status) => [status, words.statuses[status]] as const),
            ]}
            onChoose={(status) =>
              onSearch({ ...search, status: parseEnum(shownStatuses, status) ?? undefined })
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
                (choice) =>
                  [
                    choice.value,
                    choice.topic === null ? choice.category : topicWords[choice.topic],
                  ] as const,
              ),
            ]}
            onChoose={(value) => onSearch({ ...search, topic: value || undefined })}
          />
        )}
      </Row>
    </ListFilters>
  );
});
