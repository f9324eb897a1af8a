import { expect, it } from 'vitest';
import { memberIdProblem, tidyMemberId, tidySsn } from './identity-numbers.ts';

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['A4412095601', null],
  ['a44120956 01', null],
  ['A44120956-01', 'malformed'],
  ['Ä4412095601', 'malformed'],
  ['A'.repeat(20), null],
  ['A'.repeat(21), 'malformed'],
])('the member ID "%s": %s', (text, problem) => expect(memberIdProblem(text)).toBe(problem));

it('sends neither spaces nor dashes', () => {
  expect(tidyMemberId(' a44120956 01 ')).toBe('A4412095601');
  expect(tidySsn(' 900-31-7204 ')).toBe('900317204');
});
