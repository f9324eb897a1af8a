import { daysAfter } from '#src/domain/format/days.ts';
import type { CostSheet, WaitingPeriod } from './coverage-costs.ts';

/**
 * Returns the first day on which the plan pays for a service, by its label, while its waiting period lasts; null for one
 * without a waiting period, or whose waiting period is over or not known. Days as YYYY-MM-DD.
 * @param start first day of the coverage
 */
export function paysFrom(
  label: string,
  { waiting }: Pick<CostSheet, 'waiting'>,
  { start, today }: { start: string | null; today: string },
): string | null {
  const service = label.trim().toLowerCase();
  const lastDays = waiting.flatMap(({ cost, value }) =>
    service !== '' && cost.label.trim().toLowerCase() === service
      ? (waitsUntil(value, start) ?? [])
      : [],
  );
  const [last] = lastDays.toSorted().toReversed();
  return last === undefined || last < today ? null : daysAfter(last, 1);
}

/**
 * Returns the last day of a waiting period, YYYY-MM-DD; null when the coverage does not say when it began.
 * @param start first day of the coverage
 */
export function waitsUntil(
  { count, unit }: WaitingPeriod['value'],
  start: string | null,
): string | null {
  if (start === null || !/^\d{4}-\d{2}-\d{2}$/.test(start)) return null;
  const date = new Date(`${start}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  if (unit === 'days') date.setUTCDate(date.getUTCDate() + count - 1);
  else {
    const months = unit === 'years' ? count * 12 : count;
    const day = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + months, 1);
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(day, last) - 1);
  }
  return date.toISOString().slice(0, 10);
}
