import { dateParts } from './formats.ts';

/**
 * Returns the day typed as MM/DD/YYYY, as YYYY-MM-DD; null unless there is such a day. Dashes, dots and spaces are
 * accepted for slashes, months and days may have one digit; eight digits are accepted without separators. The format
 * that browsers and password managers fill in, YYYY-MM-DD, is read as well.
 */
export function parseTypedDate(text: string): string | null {
  const typed = text.trim();
  const [, month, day, year] =
    /^(\d{1,2})(?:\s+|\s*[/.-]\s*)(\d{1,2})(?:\s+|\s*[/.-]\s*)(\d{4})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    [];
  const iso = year === undefined ? typed : `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && dateParts(iso) !== null ? iso : null;
}

/** Formats a typed date as MM/DD/YYYY. Returns text that is not a date unchanged. */
export function tidyTypedDate(text: string): string {
  const parts = dateParts(parseTypedDate(text));
  return parts === null ? text : `${parts.month}/${parts.day}/${parts.year}`;
}

function twoDigits(part = ''): string {
  return part.padStart(2, '0');
}
