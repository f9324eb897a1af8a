import { parseTypedDate } from '#src/domain/format/typed-date.ts';

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
