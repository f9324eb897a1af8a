import { readPhone } from '#src/domain/people/phone-rules.ts';

/*
 * Formats that are the same in every language: amounts, counts and phone numbers. Days, times and lists are written by
 * the language (#content/formats.ts). The browser's own formatters are left alone: each takes a phone longer to set up
 * than the rest of a screen's text together.
 */

/** Formats cents as `$1,234.50`; whole amounts without cents where `short` is set. */
export function formatCents(cents: number, { short = false } = {}): string {
  const sign = cents < 0 ? '-' : '';
  const amount = Math.abs(cents);
  const rest = amount % 100;
  const dollars = `${sign}$${formatCount((amount - rest) / 100)}`;
  return short && rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
}

/** Formats an amount in dollars, or in the currency given: `$212.40`, `EUR 212.40`. */
export const formatMoney = ({ cents, currency }: { cents: number; currency?: string }): string =>
  currency === undefined ? formatCents(cents) : formatCents(cents).replace('$', `${currency} `);

/**
 * Formats a number with thousands separators and at most three decimals: `12,000`, `2.5`. `toLocaleString` took most of
 * the time of a long list of claims.
 */
export function formatCount(count: number): string {
  const rounded = Math.round(count * 1_000) / 1_000;
  if (!Number.isFinite(rounded)) return String(count);
  const [integerPart = '', decimals] = String(Math.abs(rounded)).split('.');
  const groups = [];
  for (let end = integerPart.length; end > 0; end -= 3) {
    groups.unshift(integerPart.slice(Math.max(0, end - 3), end));
  }
  const sign = rounded < 0 ? '-' : '';
  return `${sign}${groups.join(',')}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Returns year, month and day of an ISO date or instant, as digits; null for an invalid day. */
export function dateParts(
  iso: string | null | undefined,
): { year: string; month: string; day: string } | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(iso ?? '') ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // 2026-02-30 would silently become March 2.
  if (date.getUTCMonth() !== Number(month) - 1) return null;
  return { year, month, day };
}

/**
 * Formats a phone number as (123) 456-7890, with `ext. 12` where it has an extension. Returns any other text unchanged.
 */
export function formatPhone(text: string): string {
  const phone = readPhone(text);
  if (phone === null) return text.trim();
  const { digits, extension } = phone;
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension === '' ? number : `${number} ext. ${extension}`;
}

/** Returns the whole years between a birth date (YYYY-MM-DD) and a day; null when the birth date cannot be read. */
export function ageOn(dateOfBirth: string, today: Date): number | null {
  const parts = dateParts(dateOfBirth);
  if (!parts) return null;
  const years = today.getFullYear() - Number(parts.year);
  const monthDay = (today.getMonth() + 1) * 100 + today.getDate();
  const birthday = Number(parts.month) * 100 + Number(parts.day);
  return monthDay < birthday ? years - 1 : years;
}

/** Returns the unread total as the bell shows it (product rule 2.14). */
export function formatBadge(total: number, cap: number): string {
  return total > cap ? `${cap}+` : String(total);
}
