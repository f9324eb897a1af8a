import { formatMonth } from '#content/formats.ts';
import type { GlossaryWord } from '#src/catalogue/glossary.ts';
import { spendingWords } from '#content/spending.ts';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { formatCents, formatCount } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { MonthSum, Savings, SpendingSum } from '#src/domain/spending/spending-sums.ts';
import type { LimitGroup } from '#src/domain/spending/spending-limits.ts';
import { startYear, type MeterClaims, type PlanYear } from '#src/domain/spending/spending.ts';

const { limits, counted, sums } = spendingWords;

/** The word of a limit that needs explaining. */
export const glossaryWords: Record<Accumulator['type'], GlossaryWord | null> = {
  deductible: 'deductible',
  outOfPocketMax: 'outOfPocketMaximum',
  benefitMaximum: 'benefitMaximum',
  visits: null,
  other: null,
};

/** `whose`: "Your" or "Elena’s". */
export function limitName(
  { label, type, scope }: Pick<Accumulator, 'label' | 'type' | 'scope'>,
  whose: string,
): string {
  return (
    label ??
    limits.name({ whose: scope === 'family' ? limits.family : whose, type: limits.types[type] })
  );
}

export function groupName({ category, network, isVisits }: LimitGroup): string {
  if (isVisits) return limits.visits;
  return limits.group({
    category: lookUp(limits.categories, category) ?? category,
    network: lookUp(limits.networks, network) ?? network,
  });
}

/** The year a plan year starts in, and the next one where it does not end with the calendar's. */
export function yearName(year: number, { start, end }: PlanYear): string {
  const yearsLong = Number(end.slice(0, 4)) - Number(start.slice(0, 4));
  return yearsLong === 0
    ? String(year)
    : spendingWords.year.range({ first: year, last: year + yearsLong });
}

/** Whether the claims explain the plan's figure. */
export function comparison(
  { cents, unclear }: MeterClaims,
  limit: Accumulator,
  { isComplete, asOf }: { isComplete: boolean; asOf: string },
): string[] {
  const sum = formatCents(cents);
  const sentences = [];
  if (!isComplete) {
    sentences.push(counted.comesToSoFar(sum));
  } else if (limit.used === null || cents === limit.used) {
    sentences.push(counted.comesTo(sum));
  } else {
    sentences.push(counted.differs({ sum, used: formatCents(limit.used), asOf }));
    if (unclear === 0) {
      sentences.push(limit.scope === 'family' ? counted.whyFamilyDiffers : counted.whyDiffers);
    }
  }
  if (unclear > 0) {
    sentences.push(counted.unclear({ count: unclear, shown: formatCount(unclear) }));
  }
  return sentences;
}

/** The months that a sum covers, and the one with most to pay; null where there is one month, or nothing to pay. */
function spanOf(months: readonly MonthSum[]) {
  const [first] = months;
  const last = months.at(-1);
  const highestMonth = months.toSorted(
    (a, b) => (b.memberResponsibility ?? 0) - (a.memberResponsibility ?? 0),
  )[0];
  if (!first || !last || !highestMonth) return null;
  const cents = highestMonth.memberResponsibility ?? 0;
  return {
    time:
      first === last
        ? sums.inMonth(formatMonth(first.month))
        : sums.fromTo({ first: formatMonth(first.month), last: formatMonth(last.month) }),
    peak:
      first === last || cents <= 0
        ? null
        : { month: formatMonth(highestMonth.month), amount: formatCents(cents) },
  };
}

/** Returns the sentence on the months' totals and on the month with most to pay. */
export function monthsSummary(
  months: readonly MonthSum[],
  { memberResponsibility, planPaid, mayGrow }: SpendingSum & { mayGrow: boolean },
  { isSelf, firstName }: { isSelf: boolean; firstName: string },
): string {
  const span = spanOf(months);
  if (span === null) return '';
  const cameTo = sums.cameTo({
    time: span.time,
    who: isSelf ? spendingWords.you : firstName,
    share: `${centsOrUnknown(memberResponsibility)}${mayGrow ? ` ${spendingWords.orMore}` : ''}`,
    planPaid: centsOrUnknown(planPaid),
  });
  return span.peak === null ? cameTo : `${cameTo} ${sums.peak(span.peak)}`;
}

/**
 * Returns the sentence on the month with the highest amount to pay, shown next to the totals; null without such a
 * month.
 */
export function monthOfMost(
  months: readonly MonthSum[],
  { isSelf, firstName }: { isSelf: boolean; firstName: string },
): string | null {
  const span = spanOf(months);
  if (!span?.peak) return null;
  return sums.most({ time: span.time, who: isSelf ? spendingWords.you : firstName, ...span.peak });
}

const centsOrUnknown = (cents: number | null) =>
  cents === null ? sums.unknownAmount : formatCents(cents);

/** Returns what the plan saved a member in a plan year, and how. */
export function savedText(
  { discount, planPaid }: Savings,
  { year, spender }: { year: PlanYear; spender: { isSelf: boolean; firstName: string } },
): string {
  const begin = sums.saved({
    who: spender.isSelf ? spendingWords.you : spender.firstName,
    amount: formatCents(discount + planPaid),
    year: yearName(startYear(year), year),
  });
  const { savedHow } = sums;
  if (planPaid === 0) return begin + savedHow.discount;
  if (discount === 0) return begin + savedHow.planPaid;
  return begin + savedHow.both(formatCents(discount));
}
