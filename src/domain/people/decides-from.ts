import { dateParts } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';

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
