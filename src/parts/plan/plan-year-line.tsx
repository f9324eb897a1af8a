import { formatDateInProse } from '#content/formats.ts';
import { planYearWords as words } from '#content/plan-year.ts';
import { localDay } from '#src/domain/format/days.ts';
import { dayInPlan, yearProgress, type PlanYear } from '#src/domain/spending/spending.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { TodayMark } from '#src/ui/data/meter.tsx';

/** The plan year that figures cover, how recent they are, and how much of the year is left. */
export function PlanYearLine({
  planYear,
  asOf,
}: {
  planYear: PlanYear;
  /** YYYY-MM-DD */
  asOf: string;
}) {
  const { plan } = usePlan();
  const today = localDay(usePortal().now());
  const progress = useYearProgress(planYear);
  return (
    <span>
      {planYearText({
        planYear: { ...planYear, end: dayInPlan(planYear.end, plan) },
        asOf: dayInPlan(asOf, plan),
        today,
      })}
      {progress && (
        <span>
          {' · '}
          <TodayMark /> {words.daysLeft(progress.daysLeft)}
        </span>
      )}
    </span>
  );
}

/** Returns how far the plan's year has come; null outside of it and after the plan's last day. */
export function useYearProgress({ start, end }: PlanYear) {
  const { plan } = usePlan();
  return yearProgress({ start, end: dayInPlan(end, plan) }, localDay(usePortal().now()));
}

/** Returns a plan year, and the day of its figures where that isn't today. Days as YYYY-MM-DD. */
export function planYearText({
  planYear: { start, end },
  asOf,
  today,
}: {
  planYear: PlanYear;
  asOf: string;
  today: string;
}): string {
  const year = start.slice(0, 4);
  const isCalendarYear = start === `${year}-01-01` && end === `${year}-12-31`;
  const name = isCalendarYear
    ? year
    : words.days({ start: formatDateInProse(start), end: formatDateInProse(end) });
  return asOf === today ? name : `${name}, ${words.asOf(formatDateInProse(asOf))}`;
}
