import { plusDays, type Calendar } from '../seed/calendar.ts';
import type { Contract } from '../seed/model.ts';

/** Day of the month on which autopay pays (product rule 9.6). */
export const draftDay = 26;
/** A payment made online is credited within two days (product rule 9.6). */
export const daysToCredit = 2;
/** The fee for a payment that the bank returns, in cents. */
export const returnFee = 2500;
/** The most days ahead that a payment can be scheduled. */
export const daysAhead = 30;

const premiums = { Medical: 41_285, Dental: 4820, Vision: 1260 } as const;

/** Cents a month, of all members together. */
function premiumOf({ design, tier1, members }: Contract): number {
  const first = premiums[design.contractType];
  if (tier1 === 'ABM') return 3900;
  return first + Math.round(first * 0.4) * (members.length - 1);
}

/** Returns the premium of a month, in cents; before this year it was a little less. @param month YYYY-MM-01 */
export function premiumIn(contract: Contract, month: string, { year }: Calendar): number {
  const now = premiumOf(contract);
  return Number(month.slice(0, 4)) < year ? Math.round(now * 0.96) : now;
}

export function firstOfNextMonth(day: string): string {
  return `${plusDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`;
}

/** The next day on which autopay pays, after a day on which it may just have. */
export function draftAfter(day: string): string {
  const month = Number(day.slice(8)) < draftDay ? day : firstOfNextMonth(day);
  return `${month.slice(0, 8)}${draftDay}`;
}

/** The first of the month so many months before a day. */
export function monthsBefore(day: string, count: number): string {
  const month = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - count, 1));
  return month.toISOString().slice(0, 10);
}
