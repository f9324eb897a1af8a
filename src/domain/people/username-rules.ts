import { limits } from '#src/domain/limits.ts';

export type UsernameProblem = 'missing' | 'too-short' | 'too-long' | 'characters';

/** The API's own; product rule 5.1 has no upper limit. */
const maxLength = 64;

/** Returns every rule for a new user name that this one breaks (product rule 5.1), the most serious first. */
export function usernameProblems(username: string): UsernameProblem[] {
  if (username === '') return ['missing'];
  const problems: UsernameProblem[] = [];
  // ASCII only: letters of other alphabets look alike and would make two names seem one.
  if (!/^[A-Za-z0-9]+$/.test(username)) problems.push('characters');
  if (username.length < limits.usernameMinLength) problems.push('too-short');
  if (username.length > maxLength) problems.push('too-long');
  return problems;
}
