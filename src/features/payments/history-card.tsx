import { useQuery } from '@tanstack/react-query';
import { paymentsWords, paymentsFileWords } from '#content/payments.ts';
import type { WholeList } from '#src/api/paging/numbered-pages.ts';
import { paymentHistoryQuery, statementsQuery } from '#src/api/calls/payments/payments.ts';
import { sortKnownFirst, yearsOf } from '#src/domain/data/sort-known-first.ts';
import { limits } from '#src/domain/limits.ts';
import { dayOf, paymentStatuses, type Payment, paymentsCsv } from '#src/domain/payments/payment.ts';
import { historyOf, onlyStatements, type Statement } from '#src/domain/payments/history.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { ExportActions } from '#src/parts/list/export-actions.tsx';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { ListView } from '#src/parts/list/list-view.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { HistoryTable } from './history-table.tsx';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { localDay } from '#src/domain/format/days.ts';
import { saveCsv } from '#src/ui/browser/save-csv.ts';
import { paymentStatusOf, sourceName } from './payment-text.ts';
import type { PaymentsNavigation } from './payments-search.ts';

const words = paymentsWords.history;
const noStatements: readonly Statement[] = [];

const isPartial = (list: WholeList<Statement> | undefined): boolean =>
  list !== undefined && list.completeness !== 'complete';

/**
 * Every payment of the contract and every bill that was sent: filtered, a page at a time, with a file of the payments and
 * a print button.
 */
export function HistoryCard({
  contractId,
  ...navigation
}: PaymentsNavigation & { contractId: string }) {
  const portal = usePortal();
  const query = useQuery(paymentHistoryQuery(portal, contractId));
  const statements = useQuery({
    ...statementsQuery(portal, contractId),
    enabled: useCapability('documents'),
  });
  return (
    <FoldingCard title={words.title} busy={query.isPending || statements.isLoading}>
      <StaleOnError query={query} skeleton={<Skeleton height="24rem" />}>
        {(history) => (
          <>
            {(statements.isError || isPartial(statements.data)) && (
              <MissingNote hasFailed={statements.isError} onRetry={() => void statements.refetch()}>
                {words.statementsMissing}
              </MissingNote>
            )}
            {statements.isLoading ? (
              <Skeleton height="24rem" />
            ) : (
              <History
                {...navigation}
                history={history}
                statements={statements.data?.items ?? noStatements}
                onRetry={() => void query.refetch()}
              />
            )}
          </>
        )}
      </StaleOnError>
    </FoldingCard>
  );
}

function History({
  history: { items: payments, completeness },
  statements,
  search,
  onSearch,
  onRetry,
}: PaymentsNavigation & {
  history: WholeList<Payment>;
  statements: readonly Statement[];
  onRetry: () => void;
}) {
  const { now } = usePortal();
  const matches = historyOf(payments, statements, search);
  const paid = matches.flatMap((entry) => (entry.kind === 'payment' ? entry.payment : []));
  const pagination = usePageOf(matches, limits.rowsShown, search.page, (page) =>
    onSearch({ page }),
  );
  const hasFilters = search.status !== undefined || search.year !== undefined;
  const statuses = sortKnownFirst(
    paymentStatuses,
    payments.map(({ status }) => status),
  );
  const filters = (
    <ListFilters
      label={words.title}
      onClear={
        hasFilters ? () => onSearch({ status: undefined, year: undefined, page: undefined }) : null
      }
    >
      <LabeledSelect
        label={words.status}
        value={search.status ?? ''}
        options={[
          ['', words.anyStatus],
          ...statuses.map((status) => [status, paymentStatusOf({ status }).label] as const),
          ...(statements.length > 0 ? [[onlyStatements, words.statement] as const] : []),
        ]}
        onChoose={(status) => onSearch({ status: status || undefined, page: undefined })}
      />
      <LabeledSelect
        label={words.year}
        value={search.year ?? ''}
        options={[
          ['', words.anyYear],
          ...yearsOf([...payments.map(dayOf), ...statements.map(({ issuedOn }) => issuedOn)]).map(
            (year) => [year, year] as const,
          ),
        ]}
        onChoose={(year) => onSearch({ year: year || undefined, page: undefined })}
      />
    </ListFilters>
  );
  return (
    <ListView
      {...{ words, completeness, onRetry, filters, pagination }}
      isEmpty={payments.length + statements.length === 0}
      actions={
        <ExportActions
          total={matches.length}
          noun={words.noun}
          {...(paid.length > 0 && {
            file: { total: paid.length, noun: words.fileNoun },
            onDownload: () => downloadPayments(paid, completeness, now()),
          })}
        />
      }
    >
      {(rows) => <HistoryTable entries={rows} />}
    </ListView>
  );
}

/** Saves all payments that fit, not just those on the page. */
function downloadPayments(
  payments: readonly Payment[],
  completeness: Completeness,
  now: Date,
): void {
  const { member, autopay, ...words } = paymentsFileWords;
  const text = paymentsCsv(payments, {
    ...words,
    statusOf: (payment) => paymentStatusOf(payment).label,
    methodOf: sourceName,
    makerOf: ({ isAutopay }) => (isAutopay ? autopay : member),
  });
  saveCsv(text, paymentsWords.history.fileName(localDay(now)), completeness);
}
