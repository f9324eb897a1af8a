import { contract, self } from '../contracts.ts';
import type { Person, User } from '../model.ts';
import { arborPpo, bridgewellHmo, dental, vision } from '../plan-designs.ts';
import { ancillaryRights, endedRights, everyRight } from '../rights.ts';
import type { SeedContext } from './seed-context.ts';

const group = { id: 'G-004410', name: 'Delgado Landscaping LLC' };

/** Policyholder of everything, with dependents on both sides of the ages that matter: 12, 17 and 18. */
export function maria({ calendar, links }: SeedContext): User {
  const address = {
    address1: '2207 Juniper Court',
    city: 'Cedar Bluff',
    stateCode: 'AR',
    zip: '72201',
  };
  const person: Person = {
    firstName: 'Maria',
    lastName: 'Delgado',
    birthDate: calendar.born(42, 252),
    gender: 'female',
    languages: ['es', 'en'],
    phone: '5015550142',
    homePhone: '5015550178',
    email: 'maria.delgado@mail.example',
    address,
  };
  const child = (
    firstName: string,
    gender: Person['gender'],
    birthDate: string,
    email?: string,
  ) => ({
    relationship: 'child' as const,
    person: {
      firstName,
      lastName: 'Delgado',
      birthDate,
      gender,
      address,
      ...(email === undefined ? {} : { email }),
    },
  });
  const elena = child('Elena', 'female', calendar.born(18, 295), 'elena.delgado@mail.example');
  const mateo = child('Mateo', 'male', calendar.born(17, 283));
  const sofia = child('Sofia', 'female', calendar.born(12, 203));
  const family = [self(person), elena, mateo, sofia];

  return {
    userName: 'maria',
    person,
    addressManagedBy: 'self',
    troubles: {},
    contracts: [
      contract(calendar, {
        contractId: 'A10428877',
        tier1: 'ABCBS',
        design: arborPpo,
        family,
        rights: everyRight(links.planBenefits),
        start: calendar.yearStart(3),
        group: group,
        visitsPerYear: [[0, 4, 3, 4]],
      }),
      contract(calendar, {
        contractId: 'D20551904',
        tier1: 'ABCBS',
        design: dental('Arbor Dental Plus'),
        family,
        rights: ancillaryRights,
        start: calendar.yearStart(2),
        group: group,
      }),
      contract(calendar, {
        contractId: 'V30917726',
        tier1: 'ABCBS',
        design: vision('Arbor Vision Select'),
        family,
        rights: ancillaryRights,
        start: calendar.yearStart(2),
        group: group,
      }),
      contract(calendar, {
        contractId: 'A09917342',
        tier1: 'BA',
        design: bridgewellHmo,
        family: [self(person)],
        rights: endedRights,
        start: calendar.yearStart(7),
        end: calendar.yearEnd(4),
        visitsPerYear: [[4]],
      }),
    ],
  };
}
