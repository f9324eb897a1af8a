import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateInProse } from '#content/formats.ts';
import { planStateWords as words } from '#content/plan-state.ts';
import { plansWords } from '#content/plans.ts';
import { uiWords } from '#content/ui.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { localDay } from '#src/domain/format/days.ts';
import { successorOf } from '#src/domain/plan/plan-state.ts';
import { useChoosePlan } from '#src/parts/plan/use-choose-plan.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** The way out of a plan that does not cover care today: to the one that does, otherwise to the choice of plans. */
export function WayToCurrentPlan({
  className = utility('push', 'screen-only'),
}: {
  /** Of the link to the choice of plans. */
  className?: string;
}) {
  const { queryOf, now } = usePortal();
  const { plan } = usePlan();
  const { data } = useQuery(queryOf(memberships(useUserId())));
  const { choose, choosingKey, failure } = useChoosePlan();
  const next = successorOf(plan, data?.plans ?? [], localDay(now()));
  if (next === null) {
    return (
      <Link to="/select-plan" className={className}>
        {words.switchPlan}
      </Link>
    );
  }
  const since = next.origEffDate === null ? '' : formatDateInProse(next.origEffDate);
  return (
    <>
      <p className="screen-only">
        {plansWords.successor[next.contractType](next.lobDisplayName, since)} ·{' '}
        <Button
          variant="text"
          aria-busy={choosingKey !== null}
          onClick={() => choosingKey === null && void choose(next, { replace: false })}
        >
          {plansWords.switchTo}
        </Button>
      </p>
      {failure && (
        <Notice tone="error">
          {plansWords.notOpened} {uiWords.errorCode(failure.code)}
        </Notice>
      )}
    </>
  );
}
