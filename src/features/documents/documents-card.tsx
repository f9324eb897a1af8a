import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { documentsWords } from '#content/documents.ts';
import { memberDocumentsQuery } from '#src/api/calls/messages/documents.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { DocumentList } from './document-list.tsx';
import type { DocumentsNavigation } from './documents-search.ts';
import styles from './documents.module.css';

const words = documentsWords.list;

/** The insurer's documents for the chosen person, one of those whose data the member may see. */
export function DocumentsCard({ search, onSearch }: DocumentsNavigation) {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const visible = visibleMemberIds(selection);
  const memberId = visible.find((visibleId) => visibleId === search.member) ?? plan.memberId;
  const query = useQuery(memberDocumentsQuery(portal, memberId));
  const people = selection.accessibleMembers.filter((member) => visible.includes(member.memberId));
  return (
    <Card
      title={words.title}
      icon={<FolderOpen size={20} aria-hidden="true" />}
      busy={query.isPending}
      className={styles['list']}
    >
      {people.length > 1 && (
        <LabeledSelect
          isInline
          className={classNames(utility('short-field'), 'screen-only')}
          label={words.whose}
          value={memberId}
          options={people.map((person) => [
            person.memberId,
            person.memberId === plan.memberId
              ? words.you(formatName(person.firstName))
              : formatName(person.firstName),
          ])}
          onChoose={(member) =>
            onSearch({
              member: member === plan.memberId ? undefined : member,
              type: undefined,
              year: undefined,
              page: undefined,
            })
          }
        />
      )}
      <Loadable query={query} skeleton={<Skeleton height="32rem" />}>
        {(list) => (
          <DocumentList
            key={memberId}
            {...{ list, search, onSearch }}
            whose={nameAmongOthers(selection, memberId)}
            onRetry={() => void query.refetch()}
          />
        )}
      </Loadable>
    </Card>
  );
}
