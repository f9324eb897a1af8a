import type { GlossaryWord } from '#src/catalogue/glossary.ts';
import { remaining, type Accumulator } from '#src/domain/accumulators.ts';
import { formatCents, formatCount, formatMonth } from '#src/domain/formats.ts';
import type { MonthSum, SpendingSum } from '#src/domain/spending-sums.ts';
import { overLimit, type LimitGroup } from '#src/domain/spending-limits.ts';
import type { MeterClaims, PlanYear } from '#src/domain/spending.ts';

const typeNames: Record<Accumulator['type'], string> = {
  deductible: 'deductible',
  outOfPocketMax: 'out-of-pocket maximum',
  benefitMaximum: 'benefit maximum',
  visits: 'visits',
};

/** The word of a limit that needs explaining. */
export const glossaryWords: Record<Accumulator['type'], GlossaryWord | null> = {
  deductible: 'deductible',
  outOfPocketMax: 'outOfPocketMaximum',
  benefitMaximum: 'benefitMaximum',
  visits: null,
};

const categoryNames: Record<Accumulator['category'], string> = {
  medical: 'Medical',
  pharmacy: 'Pharmacy',
  dental: 'Dental',
  vision: 'Vision',
};

/** `whose`: "Your" or "Elena’s". */
export function limitName(
  { label, type, scope }: Pick<Accumulator, 'label' | 'type' | 'scope'>,
  whose: string,
): string {
  return label ?? `${scope === 'family' ? 'Family' : whose} ${typeNames[type]}`;
}

export function groupName({ category, network, isVisits }: LimitGroup): string {
  if (isVisits) return 'Visits';
  return `${categoryNames[category]}, ${network === 'in' ? 'in network' : 'out of network'}`;
}

export function amountWords({ unit }: Pick<Accumulator, 'unit'>, value: number): string {
  if (unit === 'cents') return formatCents(value, { short: true });
  return formatCount(value);
}

/**
 * How a limit stands: how much is used, what is left, and what is odd about it.
 * @param about `who`: "You are" or "Elena is"; `isPast`: the plan year is over, so nothing is left to use
 */
export function limitWords(limit: Accumulator, { who, isPast }: { who: string; isPast: boolean }) {
  const { allowed, used, type, unit } = limit;
  const usedWords = amountWords(limit, used);
  if (allowed === undefined) {
    return { used: `${usedWords} so far`, left: 'No limit', note: null };
  }
  const left = remaining(limit) ?? 0;
  const over = overLimit(limit);
  return {
    used: `${usedWords} of ${amountWords(limit, allowed)} used`,
    left: left > 0 ? leftWords(limit, left, isPast) : isBenefit(type) ? 'Used up' : 'Met',
    note:
      over === 0
        ? null
        : `${limit.scope === 'family' ? 'Your family is' : who} ${unit === 'cents' ? formatCents(over) : countOf(over, 'visit')} over; claims can arrive out of order.`,
  };
}

function leftWords(limit: Accumulator, left: number, isPast: boolean): string {
  const amount = amountWords(limit, left);
  if (isPast) return `${amount} not used`;
  return isBenefit(limit.type) ? `${amount} left` : `${amount} to go`;
}

/** What the plan gives, rather than what the member pays first. */
const isBenefit = (type: Accumulator['type']) => type === 'benefitMaximum' || type === 'visits';

export const countOf = (count: number, what: string) =>
  `${formatCount(count)} ${count === 1 ? what : `${what}s`}`;

/** The year a plan year starts in, and the next one where it does not end with the calendar's. */
export function yearName(year: number, { start, end }: PlanYear): string {
  const yearsLong = Number(end.slice(0, 4)) - Number(start.slice(0, 4));
  return yearsLong === 0 ? String(year) : `${year}–${year + yearsLong}`;
}

/** Whether the claims explain the plan's figure. */
export function comparison(
  { cents, unclear }: MeterClaims,
  limit: Accumulator,
  { isComplete, asOf }: { isComplete: boolean; asOf: string },
): string[] {
  const sum = formatCents(cents);
  const said = [];
  if (!isComplete) {
    said.push(`These claims add up to ${sum} so far. Older claims are still missing.`);
  } else if (cents === limit.used) {
    said.push(`These claims add up to ${sum}, which is what your plan counts.`);
  } else {
    said.push(
      `These claims add up to ${sum}; your plan counts ${formatCents(limit.used)} as of ${asOf}. Your plan’s figure is the one that holds.`,
    );
    if (unclear === 0) {
      said.push(
        limit.scope === 'family'
          ? 'It may also count family members whose claims you cannot see, or claims that are not here yet.'
          : 'It may also count claims that are not here yet.',
      );
    }
  }
  if (unclear > 0) {
    said.push(
      unclear === 1
        ? 'One more claim does not say clearly whether it belongs here, so it is left out.'
        : `${formatCount(unclear)} more claims do not say clearly whether they belong here, so they are left out.`,
    );
  }
  return said;
}

/** The two parts of what was allowed, as they are called everywhere on these screens. */
export const partNames = { share: 'You may owe', planPaid: 'Plan paid' } as const;

export const centsWords = (cents: number | null) =>
  cents === null ? 'Not stated' : formatCents(cents);

/** What the months come to, and the one with most to pay. */
export function monthsSummary(
  months: readonly MonthSum[],
  { share, planPaid }: SpendingSum,
  { isSelf, firstName }: { isSelf: boolean; firstName: string },
): string {
  const who = isSelf ? 'you' : firstName;
  const [first] = months;
  const last = months.at(-1);
  const most = months.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0];
  if (!first || !last || !most) return '';
  const time =
    first === last
      ? `In ${formatMonth(first.month)}`
      : `From ${formatMonth(first.month)} to ${formatMonth(last.month)}`;
  const peak =
    first === last || (most.share ?? 0) <= 0
      ? ''
      : ` The month with most to pay was ${formatMonth(most.month)}, with ${formatCents(most.share ?? 0)}.`;
  return `${time}, ${who} may owe ${centsOrUnknown(share)}, and the plan paid ${centsOrUnknown(planPaid)}.${peak}`;
}

const centsOrUnknown = (cents: number | null) =>
  cents === null ? 'an amount that the claims do not state' : formatCents(cents);

/** What is left of a member's own limit as a figure, and what happens when it is used. */
export function glanceWords(
  limit: Pick<Accumulator, 'type' | 'label'>,
  left: number,
  { isSelf, firstName }: { isSelf: boolean; firstName: string },
): { figure: string; meaning: string } {
  const { type, label } = limit;
  const name = limitName({ ...limit, scope: 'individual' }, isSelf ? 'your' : `${firstName}’s`);
  if (isBenefit(type)) {
    return left > 0
      ? {
          figure: formatCents(left, { short: true }),
          meaning: `left that your plan will pay${label === undefined ? '' : `: ${label}`}`,
        }
      : { figure: 'Used up', meaning: `${name} for this plan year` };
  }
  if (left === 0) {
    return {
      figure: 'Met',
      meaning:
        type === 'deductible'
          ? `${name}: your plan now pays its share`
          : `${name}: your plan now pays all of it`,
    };
  }
  return {
    figure: formatCents(left, { short: true }),
    meaning:
      type === 'deductible'
        ? `to go until ${name} is met and your plan pays its share`
        : `to go until ${name} is met and your plan pays it all`,
  };
}
