import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { reimbursementWords as words } from '#content/reimbursement.ts';
import { titles } from '#content/titles.ts';
import { healthReimbursement } from '#src/api/calls/payments/health-reimbursement.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { localDay } from '#src/domain/format/days.ts';
import { canAsk } from '#src/domain/reimbursement/account.ts';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import type { AskingHandle } from './asking.tsx';
import { AccountView } from './account-view.tsx';
import styles from './reimbursement.module.css';
import type { ReimbursementNavigation } from './reimbursement-search.ts';
import { RequestsCard } from './requests-card.tsx';
import { TransactionsCard } from './transactions-card.tsx';

/** The account's balance, the way to get money back, and the status of earlier requests. */
export function ReimbursementScreen({ search, onSearch }: ReimbursementNavigation) {
  const { queryOf, now } = usePortal();
  const { memberId } = usePlan().plan;
  const asking = useRef<AskingHandle>(null);
  const today = localDay(now());
  const query = useQuery(queryOf(healthReimbursement(memberId)));
  if (query.error instanceof ApiFailure && query.error.status === 404 && !query.data) {
    return (
      <>
        <ScreenTitle>{titles.healthReimbursement}</ScreenTitle>
        <Card title={words.none.title}>
          <p>{words.none.text}</p>
        </Card>
      </>
    );
  }
  return (
    <>
      <ScreenTitle intro={words.intro}>{titles.healthReimbursement}</ScreenTitle>
      <Card
        title={words.account.title}
        busy={query.isPending}
        isAnswer
        className={styles['account']}
      >
        <StaleOnError query={query} skeleton={<AccountSkeleton />}>
          {(account) => <AccountView {...{ account, memberId, asking }} />}
        </StaleOnError>
      </Card>
      <PartBoundary>
        <RequestsCard
          memberId={memberId}
          onAskAgain={
            query.data && canAsk(query.data, today) ? () => asking.current?.begin() : null
          }
        />
      </PartBoundary>
      <PartBoundary>
        <TransactionsCard {...{ memberId, search, onSearch }} />
      </PartBoundary>
    </>
  );
}

/** The placeholder of the account while it loads, as high as the account itself. */
const AccountSkeleton = () => (
  <div className={styles['awaited']}>
    <Skeleton height="100%" />
  </div>
);
