import { parseTypedDate } from '#src/domain/format/typed-date.ts';
import { dateParts } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';

export type BirthDateProblem = 'missing' | 'not-a-date' | 'in-the-future' | 'too-long-ago';

/** The earliest accepted date of birth: no living person was born before it. */
const earliest = '1900-01-01';

/** Returns the problem with a typed date of birth; null for a valid one. `today` is YYYY-MM-DD. */
export function birthDateProblem(text: string, today: string): BirthDateProblem | null {
  if (text.trim() === '') return 'missing';
  const iso = parseTypedDate(text);
  if (iso === null) return 'not-a-date';
  if (iso > today) return 'in-the-future';
  return iso < earliest ? 'too-long-ago' : null;
}

/**
 * Returns the day, as YYYY-MM-DD, from which a person decides who sees their records; a person born on a leap day has
 * the birthday on March 1. Null for text that is no date.
 */
export function decidesFrom(dateOfBirth: string): string | null {
  const parts = dateParts(dateOfBirth);
  if (parts === null) return null;
  const year = Number(parts.year) + limits.dependentRecordsUntilAge;
  const isLeapDay = parts.month === '02' && parts.day === '29';
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return isLeapDay && !isLeapYear ? `${year}-03-01` : `${year}-${parts.month}-${parts.day}`;
}
