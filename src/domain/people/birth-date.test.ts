import { expect, it } from 'vitest';
import { birthDateProblem } from './birth-date.ts';

const today = '2026-11-21';

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['02/30/1984', 'not-a-date'],
  ['soon', 'not-a-date'],
  ['11/21/2026', null],
  ['11/22/2026', 'in-the-future'],
  ['01/01/1900', null],
  ['12/31/1899', 'too-long-ago'],
])('born on "%s": %s', (text, problem) => expect(birthDateProblem(text, today)).toBe(problem));
