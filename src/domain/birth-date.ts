import { parseTypedDate } from './typed-date.ts';

export type BirthDateProblem = 'missing' | 'not-a-date' | 'in-the-future' | 'too-long-ago';

/** Nobody alive was born before it. */
const earliest = '1900-01-01';

/** What is wrong with a typed date of birth; `today` is YYYY-MM-DD. */
export function birthDateProblem(text: string, today: string): BirthDateProblem | null {
  if (text.trim() === '') return 'missing';
  const iso = parseTypedDate(text);
  if (iso === null) return 'not-a-date';
  if (iso > today) return 'in-the-future';
  return iso < earliest ? 'too-long-ago' : null;
}
