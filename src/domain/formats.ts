/*
 * American English throughout, written out: each of the browser's own formatters takes a phone longer to
 * set up than the rest of a screen's text together. The tests hold them to the same words.
 */

/** `$1,234.50`; whole amounts without cents where `short` is wanted. */
export function formatCents(cents: number, { short = false } = {}): string {
  const sign = cents < 0 ? '-' : '';
  const amount = Math.abs(cents);
  const rest = amount % 100;
  const dollars = `${sign}$${formatCount((amount - rest) / 100)}`;
  return short && rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
}

/** A whole number with its thousands apart: `12,000`. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `Elena, Mateo and Sofia` */
export function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** MM/DD/YYYY from an ISO date or instant; 'invalid date' for null and for anything unreadable (section 5). */
export function formatDate(iso: string | null | undefined): string {
  const parts = dateParts(iso);
  return parts ? `${parts.month}/${parts.day}/${parts.year}` : 'invalid date';
}

/** YYYY-MM-DD, or 'invalid date'. */
export function formatIsoDate(iso: string | null | undefined): string {
  const parts = dateParts(iso);
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : 'invalid date';
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Nov 21, 2026`, for running text. */
export function formatDateInProse(iso: string | null | undefined): string {
  const parts = dateParts(iso);
  if (!parts) return 'invalid date';
  const month = months[Number(parts.month) - 1] ?? '';
  return `${month} ${Number(parts.day)}, ${parts.year}`;
}

/** `Nov 2026` of YYYY-MM. */
export function formatMonth(month: string): string {
  return `${months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

function dateParts(iso: string | null | undefined) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(iso ?? '') ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // 2026-02-30 would silently become March 2.
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null;
  return { year, month, day };
}

/** Digits of a phone number as (123) 456-7890; shorter or longer input as far as it goes. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length !== 10) return digits;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Trimmed, lowercased, each word capitalised (section 5, Formats). */
export function formatName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(
      /(^|[\s'’-])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/** Whole years between a birth date (YYYY-MM-DD) and a day; null when the birth date cannot be read. */
export function ageOn(dateOfBirth: string, today: Date): number | null {
  const parts = dateParts(dateOfBirth);
  if (!parts) return null;
  const years = today.getFullYear() - Number(parts.year);
  const monthDay = (today.getMonth() + 1) * 100 + today.getDate();
  const birthday = Number(parts.month) * 100 + Number(parts.day);
  return monthDay < birthday ? years - 1 : years;
}

/** `9:05 AM` of an instant in epoch milliseconds, where the member is. */
export function formatTimeOfDay(at: number): string {
  const date = new Date(at);
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The unread total as the bell shows it (section 2). */
export function formatBadge(total: number, cap: number): string {
  return total > cap ? `${cap}+` : String(total);
}

/** Good Morning before 12, Good Afternoon before 17, otherwise Good Evening, by the local hour (section 9). */
export function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return 'Good Morning';
  return hour < 17 ? 'Good Afternoon' : 'Good Evening';
}
