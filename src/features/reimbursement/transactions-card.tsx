import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { reimbursementWords, transactionsFileWords } from '#content/reimbursement.ts';
import type { WholeList } from '#src/api/all-pages.ts';
import { transactionsQuery } from '#src/api/queries/reimbursement-transactions.ts';
import { localDay } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import {
  filterTransactions,
  transactionsCsv,
  transactionStatuses,
  transactionTypes,
  type Transaction,
} from '#src/domain/reimbursement/transaction.ts';
import { StaleOnError } from '#src/parts/stale-on-error.tsx';
import { MissingNote } from '#src/parts/missing-note.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { LabelledSelect } from '#src/ui/labelled-select.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { byteOrderMark, saveFile } from '#src/ui/save-file.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { usePageOf } from '#src/parts/use-page-of.ts';
import styles from './reimbursement.module.css';
import type { ReimbursementNavigation } from './reimbursement-search.ts';
import { descriptionOf, statusOf, typeOf } from './transaction-text.ts';
import { useWhose } from './use-whose.ts';
import { TransactionsTable } from './transactions-table.tsx';

const words = reimbursementWords.transactions;
const pageSize = limits.transactionsShown;

/** All contributions and payments: filtered, a page at a time, with a file to download and a print button. */
export function TransactionsCard({
  memberId,
  ...navigation
}: ReimbursementNavigation & { memberId: string }) {
  const query = useQuery(transactionsQuery(usePortal(), memberId));
  return (
    <Card title={words.title} busy={query.isPending} className={styles['history']}>
      <StaleOnError query={query} skeleton={<Skeleton height="24rem" />}>
        {(list) => (
          <Transactions {...{ ...navigation, list }} onRetry={() => void query.refetch()} />
        )}
      </StaleOnError>
    </Card>
  );
}

function Transactions({
  list: { items: all, mayBeMissing },
  search,
  onSearch,
  onRetry,
}: ReimbursementNavigation & { list: WholeList<Transaction>; onRetry: () => void }) {
  const { now } = usePortal();
  const whose = useWhose();
  const { line, focus } = useListPosition();
  const found = filterTransactions(all, search);
  const place = usePageOf(found, pageSize, search.page, (page) => onSearch({ page }));
  const hasFilters = search.type !== undefined || search.status !== undefined;
  const missing = mayBeMissing && (
    <MissingNote retry={words.retry} onRetry={onRetry}>
      {words.mayBeMissing}
    </MissingNote>
  );
  if (all.length === 0) return missing || <p>{words.none}</p>;
  return (
    <div className={styles['room']}>
      {missing}
      <div className={styles['filters']}>
        <LabelledSelect
          label={words.type}
          value={search.type ?? ''}
          options={[
            ['', words.anyType],
            ...optionsOf(
              transactionTypes,
              all.map(({ type }) => type),
              search.type,
            ).map((type) => [type, typeOf({ type })] as const),
          ]}
          onChoose={(type) => onSearch({ type: type || undefined, page: undefined })}
        />
        <LabelledSelect
          label={words.status}
          value={search.status ?? ''}
          options={[
            ['', words.anyStatus],
            ...optionsOf(
              transactionStatuses,
              all.map(({ status }) => status),
              search.status,
            ).map((status) => [status, statusOf({ status })?.label ?? status] as const),
          ]}
          onChoose={(status) => onSearch({ status: status || undefined, page: undefined })}
        />
        {hasFilters && (
          <Button
            variant="plain"
            onClick={() => onSearch({ type: undefined, status: undefined, page: undefined })}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <ListPosition {...{ line, place }} noun={words.noun} />
      {found.length === 0 ? (
        <p>{words.noneFits}</p>
      ) : (
        <PartBoundary>
          <TransactionsTable transactions={place.shown} />
        </PartBoundary>
      )}
      <div className={styles['foot']}>
        <Pager label={words.pages} place={place} onTurned={focus} />
        {found.length > 0 && (
          <div className={styles['row']}>
            <Button
              variant="plain"
              aria-label={words.downloadHint}
              onClick={() =>
                saveFile(
                  byteOrderMark +
                    transactionsCsv(found, {
                      ...transactionsFileWords,
                      descriptionOf: (one) => descriptionOf(one, whose(one)),
                      typeOf,
                      statusOf: (one) => statusOf(one)?.label ?? '',
                    }),
                  words.fileName(localDay(now())),
                  'text/csv',
                )
              }
            >
              <Download size={20} aria-hidden="true" />
              {words.download}
            </Button>
            <Button variant="plain" onClick={() => window.print()}>
              <Printer size={20} aria-hidden="true" />
              {words.print}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Returns the options that occur, known ones first, and the requested one. */
function optionsOf(
  known: readonly string[],
  there: readonly (string | null)[],
  asked: string | undefined,
): string[] {
  const all = new Set([...there, asked ?? null].filter((one) => one !== null));
  return [
    ...known.filter((one) => all.has(one)),
    ...[...all].filter((one) => !known.includes(one)),
  ];
}
