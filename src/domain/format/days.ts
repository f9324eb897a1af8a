import { limits } from '#src/domain/limits.ts';
import { dateParts } from './formats.ts';

/** Returns the day by the local clock, as YYYY-MM-DD. */
export function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Whether a service sent a placeholder instead of a date: the first date that a database or spreadsheet supports, such as
 * 0001-01-01, 1899-12-30 or 1900-01-01.
 * @param date a date, or an instant that begins with one
 */
export const isPlaceholderDate = (date: string): boolean => date.slice(0, 10) <= '1900-01-01';

/**
 * Reads an instant as services write it: RFC 3339, but also with a space for the `T`, `+0000`, a fraction of any length,
 * or without a zone, when it is taken for local time. A date alone is its local midnight. Null for anything else.
 */
export function instantOf(text: string): Date | null {
  const [, day, time = '00:00', seconds = ':00', fraction = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:[.,](\d+))? ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i.exec(
      text.trim(),
    ) ?? [];
  if (day === undefined || dateParts(day) === null || isPlaceholderDate(day)) return null;
  // Browsers agree on three digits of a second and on `+hh:mm` only.
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const offset = zone.replace(
    /^([+-]\d\d):?(\d\d)?$/,
    (_, hours, minutes = '00') => `${hours}:${minutes}`,
  );
  const date = new Date(`${day}T${time}${seconds}.${milliseconds}${offset.toUpperCase()}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Returns a date that is stated to the day; null for a year or a month alone. */
export const wholeDay = (day: string | null): string | null =>
  dateParts(day) === null ? null : day;

/** Databases store 12/31/9999 for "no end", or another date in the far future. */
const noEnd = '2099';

/** Returns an end date; null if there is no end. */
export const endDay = (day: string | null): string | null =>
  day !== null && day >= noEnd ? null : day;

/** Returns the first day of the year the look-back reaches into: `2023-01-01` for any day of November 2026. */
export function lookBackPeriodStart(today: string): string {
  return `${lookBackDay(today).slice(0, 4)}-01-01`;
}

/** Returns the same day 36 months ago, or the last day of that month where it has no such day. */
export function lookBackDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const start = new Date(Date.UTC(year, month - 1 - limits.coverageLookBackMonths, 1));
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0));
  start.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return start.toISOString().slice(0, 10);
}

/** Returns the day `count` days before a day. */
export function dayBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}

/** Returns the day `count` days after a day. */
export const daysAfter = (day: string, count: number): string => dayBefore(day, -count);

/**
 * Returns the same day some months later. A month that has no such day leads to the first of the month after it, as the
 * law counts months (45 CFR 147.136(d)(2)(i)).
 */
export function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const later =
    date <= daysInMonth
      ? Date.UTC(year, month - 1 + count, date)
      : Date.UTC(year, month + count, 1);
  return new Date(later).toISOString().slice(0, 10);
}

/** Returns the day of service since which claims count as recent. Days as YYYY-MM-DD. */
export const recentClaimsSince = (today: string): string =>
  dayBefore(today, limits.recentClaimsDays);

/** Returns the first day of service whose bill a provider can still collect. Days as YYYY-MM-DD. */
export const billableSince = (today: string): string => dayBefore(today, limits.billableDays);

/** Returns the whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}

/** Returns the same day of the next year; February 28 for a day that it does not have. */
export function yearAfter(day: string): string {
  const year = Number(day.slice(0, 4)) + 1;
  const rest = day.slice(4);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return `${year}${rest === '-02-29' && !isLeapYear ? '-02-28' : rest}`;
}
