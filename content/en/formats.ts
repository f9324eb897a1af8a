/*
 * Lists, days and times as American English writes them, spelled out: each of the browser's own formatters
 * takes a phone longer to set up than the rest of a screen's text together. The tests hold them to the
 * same words. Amounts and counts are the same in every language of the country (src/domain/format/formats.ts).
 */
import { dateParts } from '#src/domain/format/formats.ts';

/** The language of everything here, as browsers call it. */
export const locale = 'en-US';

/** `Elena, Mateo and Sofia` */
export function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** `Arkansas, Oklahoma or Texas` */
export function formatChoice(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** Returns `Sofia: Denied claim`; the plain text without a name. */
export const namedFirst = (name: string | null, what: string): string =>
  name === null ? what : `${name}: ${what}`;

/**
 * MM/DD/YYYY from an ISO date, `Oct 2026` or `2026` from one that is stated no more precisely; 'invalid date' for null and
 * for anything unreadable (product rule 5.9).
 */
export function formatDate(iso: string | null | undefined): string {
  const parts = dateParts(iso);
  return parts ? `${parts.month}/${parts.day}/${parts.year}` : partOfDate(iso);
}

/** YYYY-MM-DD, or 'invalid date'. */
export function formatIsoDate(iso: string | null | undefined): string {
  const parts = dateParts(iso);
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : noDate;
}

/** `Nov 21, 2026`, for running text. */
export function formatDateInProse(iso: string | null | undefined): string {
  const parts = dateParts(iso);
  if (!parts) return partOfDate(iso);
  const month = months[Number(parts.month) - 1] ?? '';
  return `${month} ${Number(parts.day)}, ${parts.year}`;
}

/** `Nov 2026` of YYYY-MM. */
export const formatMonth = (month: string): string =>
  `${formatMonthName(month)} ${month.slice(0, 4)}`;

/** `Nov` of YYYY-MM or YYYY-MM-DD. */
export const formatMonthName = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

function partOfDate(iso: string | null | undefined): string {
  if (!/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(iso ?? '')) return noDate;
  return iso?.length === 4 ? iso : formatMonth(iso ?? '');
}

const noDate = 'invalid date';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
