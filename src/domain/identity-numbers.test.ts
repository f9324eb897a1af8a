import { expect, it } from 'vitest';
import {
  isMbiEnd,
  isSsnEnd,
  memberIdProblem,
  ssnProblem,
  tidyMemberId,
  tidySsn,
} from './identity-numbers.ts';

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

it.each([
  ['', 'missing'],
  ['900317204', null],
  ['900-31-7204', null],
  ['900 31 7204', null],
  ['90031720', 'malformed'],
  ['9003172045', 'malformed'],
  ['90031720A', 'malformed'],
])('the social security number "%s": %s', (text, problem) => {
  expect(ssnProblem(text)).toBe(problem);
});

it('sends neither spaces nor dashes', () => {
  expect(tidyMemberId(' a44120956 01 ')).toBe('A4412095601');
  expect(tidySsn(' 900-31-7204 ')).toBe('900317204');
});

it.each([
  ['7204', true, true],
  [' 7204 ', true, true],
  ['HT42', false, true],
  ['ht42', false, true],
  ['720', false, false],
  ['72045', false, false],
  ['72-4', false, false],
  ['', false, false],
])('"%s" ends an SSN: %s, an MBI: %s', (text, ssn, mbi) => {
  expect(isSsnEnd(text)).toBe(ssn);
  expect(isMbiEnd(text)).toBe(mbi);
});
