import { formatDateInProse } from '#content/formats.ts';
import { planYearWords } from '#content/plan-year.ts';
import type { PlanYear } from '#src/domain/spending/spending.ts';

/** Returns a plan year as a year where it is the calendar's, and as its days where it differs. */
export function planYearText({ start, end }: PlanYear): string {
  const year = start.slice(0, 4);
  return start === `${year}-01-01` && end === `${year}-12-31`
    ? year
    : planYearWords.days({ start: formatDateInProse(start), end: formatDateInProse(end) });
}

/** Returns how recent figures are. @param today YYYY-MM-DD */
export const asOfText = (day: string, today: string): string =>
  day === today ? planYearWords.today : planYearWords.asOf(formatDateInProse(day));
