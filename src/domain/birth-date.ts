import { formatDate, formatIsoDate } from './formats.ts';

export type BirthDateProblem = 'missing' | 'not-a-date' | 'in-the-future' | 'too-long-ago';

/** Nobody alive was born before it. */
const EARLIEST = '1900-01-01';

/**
 * The day somebody typed as MM/DD/YYYY, as YYYY-MM-DD; null unless there is such a day. Dashes, dots and
 * spaces do for slashes, months and days may have one digit; eight digits do without anything between.
 * What browsers and password managers fill in, YYYY-MM-DD, is read as well.
 */
export function parseTypedDate(text: string): string | null {
  const typed = text.trim();
  const [, month, day, year] =
    /^(\d{1,2})\s*[/.\s-]\s*(\d{1,2})\s*[/.\s-]\s*(\d{4})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    [];
  const iso = year === undefined ? typed : `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && formatIsoDate(iso) === iso ? iso : null;
}

/** What is wrong with a typed date of birth; `today` is YYYY-MM-DD. */
export function birthDateProblem(text: string, today: string): BirthDateProblem | null {
  if (text.trim() === '') return 'missing';
  const iso = parseTypedDate(text);
  if (iso === null) return 'not-a-date';
  if (iso > today) return 'in-the-future';
  return iso < EARLIEST ? 'too-long-ago' : null;
}

/** A typed date as MM/DD/YYYY; what is no date stays as it is. */
export function tidyTypedDate(text: string): string {
  const iso = parseTypedDate(text);
  return iso === null ? text : formatDate(iso);
}

function twoDigits(part = ''): string {
  return part.padStart(2, '0');
}
