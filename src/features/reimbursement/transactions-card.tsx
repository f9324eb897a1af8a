import { useQuery } from '@tanstack/react-query';
import { reimbursementWords, transactionsFileWords } from '#content/reimbursement.ts';
import type { WholeList } from '#src/api/paging/numbered-pages.ts';
import { transactionsQuery } from '#src/api/calls/payments/reimbursement-transactions.ts';
import { localDay } from '#src/domain/format/days.ts';
import { sortKnownFirst } from '#src/domain/data/sort-known-first.ts';
import { limits } from '#src/domain/limits.ts';
import {
  filterTransactions,
  transactionsCsv,
  transactionStatuses,
  transactionTypes,
  type Transaction,
} from '#src/domain/reimbursement/transaction.ts';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import { ExportActions } from '#src/parts/list/export-actions.tsx';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { ListView } from '#src/parts/list/list-view.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { saveCsv } from '#src/ui/browser/save-csv.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import type { ReimbursementNavigation } from './reimbursement-search.ts';
import { descriptionOf, transactionStatusOf, typeOf } from './transaction-text.ts';
import { useWhose } from './use-whose.ts';
import { TransactionsTable } from './transactions-table.tsx';

const words = reimbursementWords.transactions;

/** All contributions and payments: filtered, a page at a time, with a file to download and a print button. */
export function TransactionsCard({
  memberId,
  ...navigation
}: ReimbursementNavigation & { memberId: string }) {
  const query = useQuery(transactionsQuery(usePortal(), memberId));
  return (
    <Card title={words.title} busy={query.isPending}>
      <StaleOnError query={query} skeleton={<Skeleton height="24rem" />}>
        {(list) => (
          <Transactions {...{ ...navigation, list }} onRetry={() => void query.refetch()} />
        )}
      </StaleOnError>
    </Card>
  );
}

function Transactions({
  list: { items: all, completeness },
  search,
  onSearch,
  onRetry,
}: ReimbursementNavigation & { list: WholeList<Transaction>; onRetry: () => void }) {
  const { now } = usePortal();
  const whose = useWhose();
  const matches = filterTransactions(all, search);
  const pagination = usePageOf(matches, limits.rowsShown, search.page, (page) =>
    onSearch({ page }),
  );
  const hasFilters = search.type !== undefined || search.status !== undefined;
  const types = sortKnownFirst(transactionTypes, [...all.map(({ type }) => type), search.type]);
  const statuses = sortKnownFirst(transactionStatuses, [
    ...all.map(({ status }) => status),
    search.status,
  ]);
  const filters = (
    <ListFilters
      label={words.title}
      onClear={
        hasFilters ? () => onSearch({ type: undefined, status: undefined, page: undefined }) : null
      }
    >
      <LabeledSelect
        label={words.type}
        value={search.type ?? ''}
        options={[['', words.anyType], ...types.map((type) => [type, typeOf({ type })] as const)]}
        onChoose={(type) => onSearch({ type: type || undefined, page: undefined })}
      />
      <LabeledSelect
        label={words.status}
        value={search.status ?? ''}
        options={[
          ['', words.anyStatus],
          ...statuses.map(
            (status) => [status, transactionStatusOf({ status })?.label ?? status] as const,
          ),
        ]}
        onChoose={(status) => onSearch({ status: status || undefined, page: undefined })}
      />
    </ListFilters>
  );
  const download = () =>
    saveCsv(
      transactionsCsv(matches, {
        ...transactionsFileWords,
        descriptionOf: (transaction) => descriptionOf(transaction, whose(transaction)),
        typeOf,
        statusOf: (transaction) => transactionStatusOf(transaction)?.label ?? '',
      }),
      words.fileName(localDay(now())),
      completeness,
    );
  return (
    <ListView
      {...{ words, completeness, onRetry, filters, pagination }}
      isEmpty={all.length === 0}
      actions={<ExportActions total={matches.length} noun={words.noun} onDownload={download} />}
    >
      {(rows) => <TransactionsTable transactions={rows} />}
    </ListView>
  );
}
