import { expect, it, describe } from 'vitest';
import { birthDateProblem, decidesFrom } from './birth-date.ts';
import { isUnnamed, memberOf } from './patient.ts';

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

describe('the day from which a person decides who sees their records', () => {
  it.each([
    ['2010-06-17', '2028-06-17'],
    ['2012-02-28', '2030-02-28'],
    ['2012-02-29', '2030-03-01'],
    ['2018-01-29', '2036-01-29'],
    ['2020-03-29', '2038-03-29'],
    ['no date', null],
    ['', null],
  ])('born %s: %s', (born, day) => expect(decidesFrom(born)).toBe(day));
});

describe('a patient of the health-records service', () => {
  it('a patient is the member whose ID they carry, of those that may be seen', () => {
    expect(memberOf({ identifiers: ['C1', 'M2'] }, ['M1', 'M2'])).toBe('M2');
    expect(memberOf({ identifiers: ['M1', 'M2'] }, ['M2', 'M1'])).toBe('M2');
    expect(memberOf({ identifiers: ['M3'] }, ['M1', 'M2'])).toBeNull();
    expect(memberOf({ identifiers: [] }, ['M1'])).toBeNull();
  });

  it('identifies no person with the contract’s identifier alone', () => {
    expect(isUnnamed({ identifiers: [] }, 'C1')).toBe(true);
    expect(isUnnamed({ identifiers: ['C1'] }, 'C1')).toBe(true);
    expect(isUnnamed({ identifiers: ['C1', 'M1'] }, 'C1')).toBe(false);
  });
});
