import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, CircleCheck } from 'lucide-react';
import { needsCardWords as words } from '#content/needs.ts';
import { noClaims } from '#src/api/queries/claims.ts';
import { messageCounts } from '#src/api/calls/message-counts.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { localDay } from '#src/domain/format/days.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import { needsOf, type ClaimAtStake } from '#src/domain/deadlines/needs.ts';
import { deadlineKey } from '#src/parts/deadlines/deadline-key.ts';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { useDeadlines } from '#src/parts/deadlines/use-deadlines.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { NeedRow } from './need-row.tsx';
import styles from './needs-card.module.css';
import { useRecentClaims } from './use-recent-claims.ts';

/** The member's few open tasks, each with its one button. Sends no request of its own. */
export function NeedsCard({ selection }: { selection: Selection }) {
  const { queryOf, now } = usePortal();
  const { plan, access } = selection;
  const recent = useRecentClaims(selection);
  const history = access.rights.claims ? recent.data : noClaims;
  const rows = useClaimRows(selection, history?.claims ?? noClaims.claims);
  const deadlines = useDeadlines(selection, {
    data: history,
    isError: access.rights.claims && recent.isError && !recent.isFetching,
    refetch: () => void recent.refetch(),
  });
  const counts = useQuery(
    queryOf(messageCounts(plan.memberId, actingMemberIds(plan, access, now()))),
  );
  // All at once: later rows would push away those the member is reading.
  const isLoading = deadlines.isLoading || counts.isPending;
  const needs = isLoading
    ? []
    : needsOf(
        {
          deadlines: deadlines.list,
          // That they cannot be counted is said by the card of the messages.
          unread: counts.data ?? {},
          claimOf: (id) => atStake(rows.find(({ claim }) => claim.id === id)),
        },
        localDay(now()),
      );
  return (
    <Card
      title={words.title}
      icon={<Bell size={20} aria-hidden="true" />}
      busy={isLoading}
      foot={access.rights.claims && <Link to="/{-$contractType}/dates">{words.allDates}</Link>}
    >
      {isLoading && <NeedsSkeleton />}
      {needs.length > 0 && (
        <ul className={styles['list']}>
          {needs.map((need) => (
            <NeedRow
              key={need.kind === 'messages' ? need.kind : deadlineKey(need.deadline)}
              {...{ need, selection }}
            />
          ))}
        </ul>
      )}
      {!isLoading && needs.length === 0 && !deadlines.isIncomplete && (
        <p className={styles['none']}>
          <CircleCheck size={24} aria-hidden="true" />
          {words.none}
        </p>
      )}
      {deadlines.isIncomplete && (
        <Row gap="3" align="center" apart role="alert">
          <p>{words.incomplete}</p>
          <Button variant="secondary" onClick={deadlines.retry}>
            {words.retry}
          </Button>
        </Row>
      )}
    </Card>
  );
}

const atStake = (row: ClaimRow | undefined): ClaimAtStake | null =>
  row ? { openCents: row.now.beforePayments.open, isDenied: row.claim.status === 'denied' } : null;

/** The skeleton: half of the tasks possible on a phone, and all of them where they stand side by side. */
function NeedsSkeleton() {
  return (
    <div className={styles['list']}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles['placeholder']}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}
