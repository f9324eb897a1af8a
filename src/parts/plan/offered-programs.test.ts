import { describe, expect, it } from 'vitest';
import { programFacts } from '#content/program-facts.ts';
import { ageOn } from '#src/domain/format/formats.ts';
import { noRights, type Selection } from '#src/domain/plan/rights.ts';
import { offeredPrograms } from './offered-programs.ts';

const now = new Date(2026, 10, 21);
const ids = ['fitness', 'youth-behavioral-health', 'diabetes-prevention', 'second-opinion'];

/** A plan of a member born in a year, with others by name, birth date and whether the member may act for them. */
function planOf(
  born: string | null,
  others: readonly { name: string; born: string | null }[] = [],
): Selection {
  const person = (memberId: string, firstName: string, dateOfBirth: string | null) => ({
    memberId,
    firstName,
    dateOfBirth,
    relationship: '',
    familyAccess: true,
    access: null,
  });
  return {
    plan: {
      username: 'u',
      usersPreferredName: 'Maria',
      companyId: '020',
      contractId: 'C1',
      memberId: 'M1',
      memberSeqNumber: '01',
      isPolicyHolder: true,
      isActive: true,
      contractType: 'Medical',
      origEffDate: null,
      covTermDate: null,
      lobDisplayName: '',
      tier1: 'ABCBS',
      ssoType: null,
      displayName: '',
    },
    age: born === null ? null : ageOn(born, now),
    rights: { ...noRights, programs: ids.map((programId) => ({ programId })) },
    accessibleMembers: [
      person('M1', 'Maria', born),
      ...others.map((other, at) => person(`M${at + 2}`, other.name, other.born)),
    ],
    adults: [],
  };
}

const offered = (selection: Selection) =>
  offeredPrograms(selection, now).map(({ id, whose }) => (whose ? `${whose}: ${id}` : id));

describe('programs are filtered by age', () => {
  it.each<[string, Selection, string[]]>([
    ['of 16', planOf('2010-01-05'), ['youth-behavioral-health', 'second-opinion']],
    [
      'on the 18th birthday',
      planOf('2008-11-21'),
      ['fitness', 'diabetes-prevention', 'second-opinion'],
    ],
    ['the day before', planOf('2008-11-22'), ['youth-behavioral-health', 'second-opinion']],
    ['of 79', planOf('1947-01-05'), ['fitness', 'diabetes-prevention', 'second-opinion']],
    ['of 80', planOf('1946-01-05'), ['fitness', 'second-opinion']],
    ['without a birth date', planOf(null), ids],
    [
      'with children, and says for whom',
      planOf('1986-01-05', [
        { name: 'Mateo', born: '2009-02-01' },
        { name: 'Sofia', born: '2014-02-01' },
      ]),
      [
        'fitness',
        'Mateo and Sofia: youth-behavioral-health',
        'diabetes-prevention',
        'second-opinion',
      ],
    ],
    [
      'with a child of unknown age',
      planOf('1986-01-05', [{ name: 'Sofia', born: null }]),
      ['fitness', 'diabetes-prevention', 'second-opinion'],
    ],
    [
      'with an adult who only shows their records',
      planOf('2010-01-05', [{ name: 'Elena', born: '2008-02-01' }]),
      ['youth-behavioral-health', 'second-opinion'],
    ],
  ])('filters programs by age for a member %s', (_, selection, expected) =>
    expect(offered(selection)).toEqual(expected),
  );

  it('have the ages that their eligibility states', () => {
    for (const { eligibility, ages } of Object.values(programFacts)) {
      const ageMatches = [
        ...(eligibility ?? '').matchAll(/\b(\d+)(?= and older| and younger| to \d+ with| with)/g),
      ];
      const knownAges = [ages?.from, ages?.to].filter((age) => age !== undefined);
      expect(ageMatches.map(([age]) => Number(age))).toEqual(knownAges);
    }
  });
});
