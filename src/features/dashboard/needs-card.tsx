import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { needsCardWords as words, summaryWords } from '#content/needs.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { owedToday, type Owed } from '#src/domain/claims/amounts/owed-sum.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import {
  needsOf,
  refusalOf,
  needsSummary,
  type ClaimAtStake,
  type Need,
  type NeedsSummary,
} from '#src/domain/deadlines/needs.ts';
import { deadlineKey } from '#src/parts/deadlines/deadline-key.ts';
import { useDeadlines } from '#src/parts/deadlines/use-deadlines.ts';
import { OwedSentence } from '#src/parts/claims/owed-sentence.tsx';
import { OtherPlansOwed, useOtherPlans } from '#src/parts/claims/other-plans-owed.tsx';
import { useOwedText, type OwedText } from '#src/parts/claims/use-owed-text.ts';
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
import { useBillableClaims } from './use-recent-claims.ts';

const heading = { title: words.title, icon: <Bell size={20} aria-hidden="true" /> };

/** The member's few open tasks, each with one button. Uses only queries that other cards send too. */
export function NeedsCard() {
  const selection = usePlan();
  const { queryOf, now } = usePortal();
  const { plan } = selection;
  const claims = useBillableClaims(selection);
  const deadlines = useDeadlines(selection, claims);
  const counts = useQuery(queryOf(messageCounts(plan.memberId, actingMemberIds(selection, now()))));
  const owedText = useOwedText(selection, deadlines.rows, claims);
  const otherPlans = useOtherPlans();
  // All at once: later rows would push away those the member is reading.
  const isLoading =
    deadlines.isLoading || counts.isPending || owedText === null || otherPlans === null;
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
    <Card {...heading} isAnswer foot={foot}>
      <SummaryText
        summary={needsSummary(sources)}
        isKnown={!counts.isError && !claims.isArriving}
        {...{ needs, deadlines, owedText }}
      />
      {needs.length > 0 && (
        <ul className={classNames(styles['list'], utility('grid', 'gap-3'))}>
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
  deadlines: { rows, completeness },
  owedText,
  isKnown,
}: {
  needs: readonly Need[];
  summary: NeedsSummary;
  deadlines: ReturnType<typeof useDeadlines>;
  owedText: OwedText;
  /** Whether all claims and the message counts have loaded. */
  isKnown: boolean;
}) {
  const { now } = usePortal();
  const { rights } = usePlan();
  const owed = owedToday(rows, localDay(now()));
  const isComplete = completeness === 'complete' && isKnown;
  const text = summaryOf(summary, isComplete && isQuiet(needs, owed));
  const owesNothing = !owed.cents && owed.open === 0;
  const isAllSet = needs.length === 0 && owesNothing && owed.missing === 0 && isComplete;
  return (
    <div className={styles['summary']}>
      {isAllSet && (
        <Empty words={words.none} completeness={completeness}>
          {(text) => (
            <>
              <CircleCheck size={24} aria-hidden="true" />
              {text}
            </>
          )}
        </Empty>
      )}
      {!(owesNothing && isComplete) && owedText.text !== '' && (
        <p>
          <OwedSentence {...owedText} />
        </p>
      )}
      {rights.claims && <OtherPlansOwed />}
      {text !== '' && <p>{text}</p>}
    </div>
  );
}

/** Whether the only tasks are messages, or it isn't known whether something is owed. */
const isQuiet = (needs: readonly Need[], { missing }: Owed): boolean =>
  needs.length === 0 ? missing > 0 : needs.every(({ kind }) => kind === 'messages');

/** Returns up to two sentences: on the premium, and on denials. */
function summaryOf({ premium, appealable }: NeedsSummary, saysQuiet: boolean): string {
  return sentences(
    premium
      ? summaryWords.premium[premium.kind]({
          amount: formatCents(premium.cents),
          day: formatDateInProse(premium.due),
        })
      : saysQuiet && !appealable && summaryWords.quiet,
    appealable && summaryWords.appealable[appealable],
  );
}

function atStake(row: ClaimRow | undefined): ClaimAtStake | null {
  if (row === undefined) return null;
  const openCents = row.nextStep.beforePayments.open;
  return { openCents, refusal: refusalOf(row.claim.status, openCents) };
}

/** The skeleton of the card: as high as half of the possible tasks on a phone, and as all of them in a wide layout. */
export function NeedsSkeleton({ foot }: { foot: ReactNode }) {
  return (
    <Card {...heading} isAnswer busy foot={foot}>
      <div className={styles['summary']}>
        <Skeleton className={styles['sentence']} />
      </div>
      <div className={classNames(styles['list'], utility('grid', 'gap-3'))}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={styles['placeholder']}>
            <Skeleton className={styles['task']} />
          </div>
        ))}
      </div>
    </Card>
  );
}
