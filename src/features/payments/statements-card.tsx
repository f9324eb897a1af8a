import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { formatDateInProse, formatMonth } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import type { PageOf } from '#src/api/all-pages.ts';
import { statements, type Statement } from '#src/api/calls/payments.ts';
import { formatCents } from '#src/domain/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loadable } from '#src/ui/loadable.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { PaymentsNavigation } from './payments-search.ts';
import styles from './payments.module.css';

const words = paymentsWords.statements;

/** The bills as they were written, each a PDF. */
export function StatementsCard({
  contractId,
  search,
  onSearch,
}: PaymentsNavigation & { contractId: string }) {
  const { queryOf } = usePortal();
  const page = search.statements ?? 1;
  const query = useQuery(queryOf(statements(contractId, page)));
  const position = useListPosition();
  return (
    <Card title={words.title} busy={query.isFetching} className={styles['notPrinted']}>
      <Loadable query={query} skeleton={<Skeleton height="14rem" />}>
        {(found) => (
          <Found
            {...{ found, page, position }}
            onPage={(next) => {
              onSearch({ statements: next === 1 ? undefined : next });
              position.focus();
            }}
          />
        )}
      </Loadable>
    </Card>
  );
}

function Found({
  found: { items, total },
  page,
  position,
  onPage,
}: {
  found: PageOf<Statement>;
  page: number;
  position: ReturnType<typeof useListPosition>;
  onPage: (page: number) => void;
}) {
  const { documents } = usePortal();
  const pageSize = limits.statementsShown;
  const before = (page - 1) * pageSize;
  // A service may count wrongly: what it sent is there.
  const count = Math.max(total ?? 0, items.length === 0 ? 0 : before + items.length);
  if (count === 0 && page === 1) return <p>{words.none}</p>;
  const pages = Math.max(page, Math.ceil(count / pageSize));
  return (
    <>
      <ListPosition line={position.line} {...{ page, pageSize }} total={count} noun={words.noun} />
      {items.length === 0 && <p>{words.onPage}</p>}
      <ul className={styles['statements']}>
        {items.map(({ id, documentId, from, cents, issuedOn }) => {
          const title = words.of(formatMonth(from));
          return (
            <li key={id}>
              <Button
                variant="plain"
                // In the very click: browsers refuse a window that opens later.
                onClick={() => void documents.open(documentId, title)}
              >
                <FileText size={20} aria-hidden="true" />
                {title}
              </Button>
              <span className={styles['quiet']}>
                {words.due(formatCents(cents))} · {words.issued(formatDateInProse(issuedOn))}
              </span>
            </li>
          );
        })}
      </ul>
      <Pager label={words.pages} {...{ page, pages, onPage }} />
    </>
  );
}
