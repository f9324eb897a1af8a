import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { needsCardWords as words, summaryWords } from '#content/needs.ts';
import { noClaims } from '#src/api/queries/claims.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { owedOf } from '#src/domain/claims/amounts/owed-sum.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import {
  needsOf,
  needsSummary,
  type ClaimAtStake,
  type Need,
  type NeedsSummary,
} from '#src/domain/deadlines/needs.ts';
import { deadlineKey } from '#src/parts/deadlines/deadline-key.ts';
import { useDeadlines } from '#src/parts/deadlines/use-deadlines.ts';
import { useAccountPayments } from '#src/parts/claims/use-account-payments.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FailureCode } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { NeedRow } from './need-row.tsx';
import styles from './needs-card.module.css';
import { useRecentClaims } from './use-recent-claims.ts';

const heading = { title: words.title, icon: <Bell size={20} aria-hidden="true" /> };

/** The member's few open tasks, each with one button. Uses only queries that other cards send too. */
export function NeedsCard() {
  const selection = usePlan();
  const { queryOf, now } = usePortal();
  const { plan } = selection;
  const recent = useRecentClaims(selection);
  const history = selection.rights.claims ? recent.data : noClaims;
  const deadlines = useDeadlines(selection, {
    data: history,
    isError: selection.rights.claims && recent.isError && !recent.isFetching,
    refetch: () => void recent.refetch(),
  });
  const counts = useQuery(queryOf(messageCounts(plan.memberId, actingMemberIds(selection, now()))));
  const account = useAccountPayments(selection);
  // All at once: later rows would push away those the member is reading.
  const isLoading = deadlines.isLoading || counts.isPending || account.isLoading;
  const sources = {
    deadlines: isLoading ? [] : deadlines.list,
    unread: (!isLoading && counts.data) || {},
    claimOf: (id: string) => atStake(deadlines.claims.find(({ claim }) => claim.id === id)),
  };
  const today = localDay(now());
  const needs = needsOf(sources, today);
  const foot = selection.rights.claims && (
    <Link to="/{-$contractType}/dates">{words.allDates}</Link>
  );
  if (isLoading) return <NeedsSkeleton foot={foot} />;
  return (
    <Card {...heading} foot={foot}>
      <SummaryText
        summary={needsSummary(sources)}
        hasFailed={{ messages: counts.isError, account: account.isError }}
        {...{ needs, deadlines, recent }}
      />
      {needs.length > 0 && (
        <ul className={styles['list']}>
          {needs.map((need) => (
            <NeedRow
              key={need.kind === 'messages' ? need.kind : deadlineKey(need.deadline)}
              need={need}
            />
          ))}
        </ul>
      )}
      {deadlines.completeness !== 'complete' && (
        <MissingNote hasFailed onRetry={deadlines.retry}>
          {words.incomplete}
        </MissingNote>
      )}
      {counts.isError && (
        <MissingNote hasFailed onRetry={() => void counts.refetch()}>
          {words.noMessages} <FailureCode error={counts.error} />
        </MissingNote>
      )}
    </Card>
  );
}

/** The summary of the member's situation. */
function SummaryText({
  needs,
  summary,
  deadlines: { claims, completeness },
  recent,
  hasFailed,
}: {
  needs: readonly Need[];
  summary: NeedsSummary;
  deadlines: ReturnType<typeof useDeadlines>;
  recent: ReturnType<typeof useRecentClaims>;
  hasFailed: { messages: boolean; account: boolean };
}) {
  const { cents: owed, missing } = owedOf(claims);
  const onlyMessages = needs.length > 0 && needs.every(({ kind }) => kind === 'messages');
  // Of claims that state no amount it isn't known whether something is owed.
  const isUnsure = needs.length === 0 && missing > 0;
  const isQuiet = (onlyMessages || isUnsure) && completeness === 'complete';
  const care = owed ? careText(owed, claims, recent, hasFailed.account) : '';
  const text = summaryOf(summary, care, isQuiet);
  const isAllSet =
    needs.length === 0 && missing === 0 && completeness === 'complete' && !hasFailed.messages;
  return (
    <div className={styles['summary']}>
      {isAllSet && !owed && (
        <Empty words={words.none} completeness={completeness}>
          {(text) => (
            <>
              <CircleCheck size={24} aria-hidden="true" />
              {text}
            </>
          )}
        </Empty>
      )}
      {text !== '' && <p>{text}</p>}
    </div>
  );
}

function careText(
  owed: number,
  claims: readonly ClaimRow[],
  recent: ReturnType<typeof useRecentClaims>,
  isAccountMissing: boolean,
): string {
  const mayBeMore =
    recent.isError ||
    recent.data?.completeness !== 'complete' ||
    claims.some(({ nextStep }) => nextStep.owed === null || nextStep.open !== null);
  const amount = isAccountMissing ? '' : formatCents(owed);
  return summaryWords.care({ amount, mayBeMore, days: limits.recentClaimsDays });
}

/** Returns up to three sentences: on the premium, recent claims, and denials. */
function summaryOf({ premium, denied }: NeedsSummary, care: string, isQuiet: boolean): string {
  return sentences(
    premium
      ? summaryWords.premium[premium.kind]({
          amount: formatCents(premium.cents),
          day: formatDateInProse(premium.due),
        })
      : isQuiet && !denied && summaryWords.quiet,
    care,
    denied && summaryWords.denied[denied],
  );
}

const atStake = (row: ClaimRow | undefined): ClaimAtStake | null =>
  row
    ? { openCents: row.nextStep.beforePayments.open, isDenied: row.claim.status === 'denied' }
    : null;

/** The skeleton of the card: as high as half of the possible tasks on a phone, and as all of them in a wide layout. */
export function NeedsSkeleton({ foot }: { foot: ReactNode }) {
  return (
    <Card {...heading} busy foot={foot}>
      <div className={styles['summary']}>
        <Skeleton className={styles['sentence']} />
      </div>
      <div className={styles['list']}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={styles['placeholder']}>
            <Skeleton className={styles['task']} />
          </div>
        ))}
      </div>
    </Card>
  );
}
