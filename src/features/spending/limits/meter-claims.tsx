import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { formatDate, formatDateInProse, namedFirst } from '#content/formats.ts';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { claimKinds } from '#content/claims.ts';
import { spendingWords } from '#content/spending.ts';
import type { Accumulator, Accumulators } from '#src/domain/spending/accumulators.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { formatCents, formatCount } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { claimsOfMeter, dayInPlan } from '#src/domain/spending/spending.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { takeFocus } from '#src/ui/browser/take-focus.ts';
import { usePrinting } from '#src/ui/browser/use-printing.ts';
import { HistoryProgress } from '#src/parts/claims/history-progress.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { WithHistory } from '../with-history.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './limits.module.css';
import { comparison } from '../spending-sentences.ts';
import { isComplete } from '../is-complete.ts';

const words = spendingWords.counted;

/** The claims behind a limit's figure, their amounts and their sum. */
export function MeterClaims(props: {
  limit: Accumulator;
  /** The name of the list. */
  name: string;
  data: Accumulators;
}) {
  return (
    <Stack gap="3" look="tint">
      <WithHistory skeleton={<ClaimsSkeleton />}>
        {(history, progress) => (
          <>
            <ClaimsOfLimit {...props} history={history} />
            <HistoryProgress {...progress} />
          </>
        )}
      </WithHistory>
    </Stack>
  );
}

const shownAtFirst = 5;
const shownMore = 25;

interface Opened {
  rows: number;
  /** The first newly shown claim: the button that had the focus may be gone. */
  firstNew: string | null;
}

function ClaimsOfLimit({
  limit,
  name,
  data: { planYear, asOf },
  history,
}: {
  limit: Accumulator;
  name: string;
  data: Accumulators;
  history: ClaimHistory;
}) {
  const selection = usePlan();
  const { plan } = selection;
  const claims = useMemo(
    () => claimsOfMeter(history.claims, limit, planYear, plan.memberId),
    [history, limit, planYear, plan],
  );
  const [{ rows, firstNew }, setOpened] = useState<Opened>({ rows: shownAtFirst, firstNew: null });
  const isPrinting = usePrinting();
  if (claims === null) return null;
  const { counted } = claims;
  const shown = isPrinting ? counted : counted.slice(0, rows);
  /** Returns the person of a claim; null where the limit is of one person, whom the screen names. */
  const whoseIs = ({ memberId }: FamilyClaim) =>
    limit.scope === 'family' ? nameAmongOthers(selection, memberId) : null;
  const sentences = comparison(claims, limit, {
    isComplete: isComplete(history),
    asOf: formatDateInProse(dayInPlan(asOf, plan)),
  });
  return (
    <>
      {counted.length === 0 ? (
        <SecondaryText as="div">
          {isComplete(history) ? (
            <Empty words={words.none} completeness={history.completeness} />
          ) : (
            <p>{words.noneSoFar}</p>
          )}
        </SecondaryText>
      ) : (
        <ul className={styles['rows']} aria-label={name}>
          {shown.map(({ claim, cents }) => (
            <li key={claim.id}>
              <div className={utility('can-shrink')}>
                <Link
                  ref={claim.id === firstNew ? takeFocus : undefined}
                  to="/{-$contractType}/claim-details/$claimId"
                  params={{ claimId: claim.id }}
                >
                  {namedFirst(whoseIs(claim), claim.providerName ?? claimKinds[claim.kind])}
                </Link>
                <SecondaryText as="p">{formatDate(claim.serviceStart)}</SecondaryText>
              </div>
              <span className={utility('no-wrap', 'numbers')}>{formatCents(cents)}</span>
            </li>
          ))}
          <li className={styles['sum']}>
            <span>{words.sum({ count: counted.length, shown: formatCount(counted.length) })}</span>
            <span className={utility('no-wrap', 'numbers')}>{formatCents(claims.cents)}</span>
          </li>
        </ul>
      )}
      {shown.length < counted.length && (
        <Button
          variant="secondary"
          onClick={() =>
            setOpened({ rows: rows + shownMore, firstNew: counted[rows]?.claim.id ?? null })
          }
        >
          {words.more({
            more: formatCount(Math.min(shownMore, counted.length - shown.length)),
            all: formatCount(counted.length),
          })}
        </Button>
      )}
      {sentences.length > 0 && <SecondaryText as="p">{sentences.join(' ')}</SecondaryText>}
    </>
  );
}

function ClaimsSkeleton() {
  return (
    <div>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  );
}
