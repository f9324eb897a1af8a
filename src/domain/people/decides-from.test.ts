import { describe, expect, it } from 'vitest';
import { decidesFrom } from './decides-from.ts';
import { isUnnamed, memberOf } from './patient.ts';

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
