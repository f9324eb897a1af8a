import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { paymentsWords } from '#content/payments.ts';
import { paymentHistoryQuery, type PaymentHistory } from '#src/api/queries/payments.ts';
import { limits } from '#src/domain/limits.ts';
import { dayOf, filterPayments, paymentStatuses } from '#src/domain/payments/payment.ts';
import { MissingNote } from '#src/parts/missing-note.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LabelledSelect } from '#src/ui/labelled-select.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { usePageOf } from '#src/parts/use-page-of.ts';
import { downloadPayments } from './download-payments.ts';
import { HistoryTable } from './history-table.tsx';
import { StaleOnError } from '#src/parts/stale-on-error.tsx';
import { statusOf } from './payment-text.ts';
import type { PaymentsNavigation } from './payments-search.ts';
import styles from './payments.module.css';

const words = paymentsWords.history;

/** Every payment of the contract: filtered, a page at a time, with a file to download and a print button. */
export function HistoryCard({
  contractId,
  ...navigation
}: PaymentsNavigation & { contractId: string }) {
  const portal = usePortal();
  const query = useQuery(paymentHistoryQuery(portal, contractId));
  return (
    <Card title={words.title} busy={query.isPending} className={styles['history']}>
      <StaleOnError query={query} skeleton={<Skeleton height="24rem" />}>
        {(history) => (
          <History {...navigation} history={history} onRetry={() => void query.refetch()} />
        )}
      </StaleOnError>
    </Card>
  );
}

function History({
  history: { payments, mayBeMissing },
  search,
  onSearch,
  onRetry,
}: PaymentsNavigation & { history: PaymentHistory; onRetry: () => void }) {
  const { now } = usePortal();
  const position = useListPosition();
  const found = filterPayments(payments, search);
  const place = usePageOf(found, limits.paymentsShown, search.page, (page) => onSearch({ page }));
  const hasFilters = search.status !== undefined || search.year !== undefined;
  if (payments.length === 0) return <p>{words.none}</p>;
  return (
    <div className={styles['room']}>
      {mayBeMissing && (
        <MissingNote retry={words.retry} onRetry={onRetry}>
          {words.mayBeMissing}
        </MissingNote>
      )}
      <div className={styles['filters']}>
        <LabelledSelect
          label={words.status}
          value={search.status ?? ''}
          options={[['', words.anyStatus], ...statusesOf(payments)]}
          onChoose={(status) => onSearch({ status: status || undefined, page: undefined })}
        />
        <LabelledSelect
          label={words.year}
          value={search.year ?? ''}
          options={[['', words.anyYear], ...yearsOf(payments)]}
          onChoose={(year) => onSearch({ year: year || undefined, page: undefined })}
        />
        {hasFilters && (
          <Button
            variant="plain"
            onClick={() => onSearch({ status: undefined, year: undefined, page: undefined })}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <ListPosition line={position.line} place={place} noun={words.noun} />
      {found.length === 0 ? <p>{words.noneFits}</p> : <HistoryTable payments={place.shown} />}
      <div className={styles['foot']}>
        <Pager label={words.pages} place={place} onTurned={position.focus} />
        {found.length > 0 && (
          <div className={styles['actions']}>
            <Button
              variant="plain"
              aria-label={words.downloadHint}
              onClick={() => downloadPayments(found, now())}
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

type Payments = PaymentHistory['payments'];

/** Returns the statuses that occur, known ones first; another one in the insurer's own words. */
function statusesOf(payments: Payments): (readonly [string, string])[] {
  const there = new Set(payments.map(({ status }) => status));
  const known = paymentStatuses.filter((status) => there.has(status));
  const others = [...there].filter((status) => !paymentStatuses.some((one) => one === status));
  return [...known, ...others].map((status) => [status, statusOf({ status }).label]);
}

const yearsOf = (payments: Payments): (readonly [string, string])[] =>
  [...new Set(payments.map((one) => dayOf(one).slice(0, 4)))]
    .toSorted()
    .toReversed()
    .map((year) => [year, year]);
