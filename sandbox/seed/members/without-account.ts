import { contract, self } from '../contracts.ts';
import type { Contract, Person } from '../model.ts';
import {
  arborBasic,
  arborMedicareHmo,
  bridgewellHmo,
  harborBasic,
  harborGroupPpo,
  octetSilver,
} from '../plan-designs.ts';
import { exchangeRights, groupRights, medicareRights } from '../rights.ts';
import type { SeedContext } from './seed-context.ts';

/** The insurer's facts on a member without an account yet, to verify the person who registers. */
export type CandidateSeed = {
  /** One of the member's; names the candidate. */
  memberId: string;
  /** Nine digits that were never issued. */
  ssn: string;
  /** The last four characters of the Medicare beneficiary identifier, of Medicare members. */
  mbiLast4?: string;
  /** A legal guardian, for children under 14. */
  guardian?: { firstName: string; lastName: string };
  shows: string;
};

export const candidates: readonly CandidateSeed[] = [
  { memberId: 'A4412095601', ssn: '900317204', shows: 'Adult, employer group' },
  { memberId: 'A5523018701', ssn: '900452290', shows: 'Adult, individual plan' },
  { memberId: 'A6174032901', ssn: '900536618', shows: 'Adult, employer group of another brand' },
  { memberId: 'X5826041301', ssn: '900611973', shows: 'Adult, exchange plan' },
  { memberId: 'A4990517201', ssn: '900748306', shows: 'Adult, individual plan' },
  { memberId: 'A4823367401', ssn: '900829157', shows: 'Adult, individual plan' },
  {
    memberId: 'M4077183601',
    ssn: '900205541',
    mbiLast4: 'HT42',
    shows: 'Medicare Advantage: asks for the MBI',
  },
  {
    memberId: 'A1042887704',
    ssn: '900124485',
    guardian: { firstName: 'Maria', lastName: 'Delgado' },
    shows: 'Child of 12, on maria’s plans: needs a guardian',
  },
  {
    memberId: 'A1042887702',
    ssn: '900127730',
    shows: 'Adult of 18, on maria’s plans: decides who sees her claims',
  },
  {
    memberId: 'A4412095602',
    ssn: '900318855',
    guardian: { firstName: 'Nadia', lastName: 'Brooks' },
    shows: 'Child of 9: needs a guardian',
  },
];

/** Visits a year, of the policyholder and a child. */
const aFew = [[3, 2], [2]];

/** Returns the contracts of the candidates who are on no other contract. */
export function contractsWithoutAccount({ calendar, links }: SeedContext): readonly Contract[] {
  const nadia = adult('Nadia', 'Brooks', '1986-06-17', 'female');
  const finn: Person = {
    firstName: 'Finn',
    lastName: 'Brooks',
    birthDate: calendar.born(9, 100),
    gender: 'male',
  };
  return [
    contract(calendar, {
      contractId: 'A44120956',
      tier1: 'HA',
      design: harborGroupPpo,
      family: [self(nadia), { person: finn, relationship: 'child' }],
      rights: groupRights,
      start: calendar.yearStart(1),
      visitsPerYear: aFew,
      group: { id: 'G-007325', name: 'Marlow Quarry Works' },
    }),
    contract(calendar, {
      contractId: 'A55230187',
      tier1: 'ABCBS',
      design: arborBasic,
      family: [self(adult('Theo', 'Lindgren', '1979-11-02', 'male'))],
      rights: groupRights,
      start: calendar.yearStart(),
      visitsPerYear: aFew,
    }),
    contract(calendar, {
      contractId: 'A61740329',
      tier1: 'BA',
      design: bridgewellHmo,
      family: [self(adult('Grace', 'Adeyemi', '1993-02-28', 'female'))],
      rights: groupRights,
      start: calendar.yearStart(2),
      visitsPerYear: aFew,
      group: { id: 'G-003318', name: 'Cedar Bluff Schools' },
    }),
    contract(calendar, {
      contractId: 'X58260413',
      tier1: 'OCTAVE',
      design: octetSilver,
      family: [self(adult('Omar', 'Haddad', '1968-09-09', 'male'))],
      rights: exchangeRights,
      start: calendar.yearStart(),
      visitsPerYear: aFew,
      end: calendar.yearEnd(),
    }),
    contract(calendar, {
      contractId: 'A49905172',
      tier1: 'HA',
      design: harborBasic,
      family: [self(adult('Iris', 'Castellano', '2001-04-30', 'female'))],
      rights: groupRights,
      start: calendar.yearStart(),
      visitsPerYear: aFew,
    }),
    contract(calendar, {
      contractId: 'A48233674',
      tier1: 'HA',
      design: harborBasic,
      family: [self(adult('Ellis', 'Warren', '1990-12-05', 'male'))],
      rights: groupRights,
      start: calendar.yearStart(),
      visitsPerYear: aFew,
    }),
    contract(calendar, {
      contractId: 'M40771836',
      tier1: 'ABM',
      design: arborMedicareHmo,
      family: [self(adult('Walter', 'Pruitt', '1952-01-21', 'male'))],
      rights: medicareRights(links.planBenefits),
      start: calendar.yearStart(3),
      visitsPerYear: aFew,
    }),
  ];
}

/** Returns an adult with a fixed birth date, which the README can cite. */
function adult(
  firstName: string,
  lastName: string,
  birthDate: string,
  gender: Person['gender'],
): Person {
  return { firstName, lastName, birthDate, gender };
}
