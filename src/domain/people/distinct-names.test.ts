import { describe, expect, it } from 'vitest';
import { hasNamesakes, withDistinctNames } from './distinct-names.ts';

const person = (
  memberId: string,
  firstName: string,
  more: { dateOfBirth?: string; relationship?: string } = {},
) => ({ memberId, firstName, relationship: '', ...more, dateOfBirth: more.dateOfBirth ?? null });

const born = (memberId: string, year: number) =>
  person(memberId, 'ALEX', { dateOfBirth: `${year}-05-06` });

describe('distinguishes people with the same first name', () => {
  it.each([
    ['by suffix', [born('M1', 1961), born('M2', 1990)], ['ALEX SR.', 'ALEX JR.']],
    ['by year of birth', [born('M3', 1961), born('M4', 1990)], ['ALEX (1961)', 'ALEX (1990)']],
    [
      'by year where one has no suffix',
      [born('M1', 1961), born('M3', 1990)],
      ['ALEX (1961)', 'ALEX (1990)'],
    ],
    [
      'by relationship',
      [
        person('M3', 'Alex', { relationship: 'self' }),
        person('M4', 'ALEX ', { relationship: 'child' }),
      ],
      ['Alex (self)', 'ALEX (child)'],
    ],
    ['by member ID', [born('M3', 1990), born('M4', 1990)], ['ALEX (M3)', 'ALEX (M4)']],
    ['not where the names differ', [person('M1', 'Ann'), person('M2', 'Anna')], ['Ann', 'Anna']],
  ])('%s', (_, members, names) => {
    const patients = [
      { identifiers: ['M1'], suffix: 'SR.' },
      { identifiers: ['M2'], suffix: 'JR.' },
    ];
    const distinctMembers = withDistinctNames(members, patients);
    expect(distinctMembers.map(({ firstName }) => firstName)).toEqual(names);
    expect(hasNamesakes(distinctMembers)).toBe(false);
    expect(withDistinctNames(distinctMembers)).toEqual(distinctMembers);
  });
});
