import { contract, self } from '../contracts.ts';
import type { Person, User } from '../model.ts';
import {
  arborBasic,
  arborMedicareHmo,
  arborStatePlan,
  harborGroupPpo,
  octetBronze,
  octetSilver,
} from '../plan-designs.ts';
import { exchangeRights, groupRights, medicareRights, stateProgramRights } from '../rights.ts';
import type { SeedContext } from './seed-context.ts';

/** Exactly one active plan and no other: nothing to switch to. */
export function sam({ calendar }: SeedContext): User {
  const person: Person = {
    firstName: 'Sam',
    lastName: 'Whitfield',
    birthDate: calendar.born(47, 122),
    gender: 'male',
    phone: '5015550119',
    workPhone: '5015550100',
    email: 'sam.whitfield@mail.example',
    address: {
      address1: '91 Quarry Road',
      address2: 'Unit B',
      city: 'Marlow',
      stateCode: 'AR',
      zip: '72032-1140',
    },
  };
  return {
    userName: 'sam',
    person,
    addressManagedBy: 'employer',
    troubles: {},
    contracts: [
      contract(calendar, {
        contractId: 'A20733518',
        tier1: 'HA',
        design: harborGroupPpo,
        family: [self(person)],
        rights: { ...groupRights, chatType: 'contact-center' },
        start: calendar.yearStart(1),
        group: { id: 'G-007325', name: 'Marlow Quarry Works' },
        ssoType: 'employer',
      }),
    ],
  };
}

export function ruth({ calendar, links }: SeedContext): User {
  const person: Person = {
    firstName: 'Ruth',
    lastName: 'Abernathy',
    birthDate: calendar.born(75, 111),
    gender: 'female',
    homePhone: '8705550131',
    email: 'ruth.abernathy@mail.example',
    address: { address1: '14 Orchard Lane', city: 'Pine Hollow', stateCode: 'AR', zip: '71901' },
  };
  return {
    userName: 'ruth',
    person,
    addressManagedBy: 'self',
    troubles: {},
    contracts: [
      contract(calendar, {
        contractId: 'M40285519',
        tier1: 'ABM',
        design: arborMedicareHmo,
        family: [self(person)],
        rights: medicareRights(links.planBenefits),
        start: calendar.yearStart(5),
        visitsPerYear: [[12, 11]],
      }),
    ],
  };
}

/** Beyond one of the limits, as happens when claims arrive out of order. */
export function dev({ calendar }: SeedContext): User {
  const person: Person = {
    firstName: 'Dev',
    lastName: 'Raman',
    birthDate: calendar.born(32, 337),
    gender: 'male',
    phone: '5015550163',
    email: 'dev.raman@mail.example',
    address: {
      address1: '508 Foundry Street',
      address2: 'Apt 12',
      city: 'Little Bend',
      stateCode: 'AR',
      zip: '72114',
    },
  };
  return {
    userName: 'dev',
    person,
    addressManagedBy: 'self',
    troubles: {},
    contracts: [
      contract(calendar, {
        contractId: 'X50917364',
        tier1: 'OCTAVE',
        design: octetSilver,
        family: [self(person)],
        rights: exchangeRights,
        start: calendar.yearStart(),
        end: calendar.yearEnd(),
        visitsPerYear: [[6]],
        former: [
          { design: octetBronze, start: calendar.yearStart(1), end: calendar.yearEnd(1) },
          // Too long ago: the service sends it, because its year counts, and the portal leaves it out.
          { design: octetBronze, start: calendar.yearStart(6), end: calendar.monthsAgo(37) },
        ],
      }),
    ],
  };
}

export function norah({ calendar }: SeedContext): User {
  const person: Person = {
    firstName: 'Norah',
    lastName: 'Lindqvist',
    birthDate: calendar.born(36, 47),
    gender: 'female',
    homePhone: '8705550126',
    email: 'norah.lindqvist@mail.example',
    address: { address1: '5 Mill Street', city: 'Pine Hollow', stateCode: 'AR', zip: '71901' },
  };
  return {
    userName: 'norah',
    person,
    addressManagedBy: 'state',
    troubles: {},
    contracts: [
      contract(calendar, {
        contractId: 'A66204817',
        tier1: 'ABCBS',
        design: arborBasic,
        family: [self(person)],
        rights: {},
        start: calendar.yearStart(1),
        ssoType: 'state',
      }),
    ],
  };
}

export function faye({ calendar }: SeedContext): User {
  const person: Person = {
    firstName: 'Faye',
    lastName: 'Okafor',
    birthDate: calendar.born(39, 18),
    gender: 'female',
    phone: '5015550155',
    email: 'faye.okafor@mail.example',
    address: { address1: '77 Harbor View', city: 'Little Bend', stateCode: 'AR', zip: '72114' },
  };
  return {
    userName: 'faye',
    person,
    addressManagedBy: 'self',
    troubles: { patientSearch: 'exception', messageCount: 'error', accumulatorDelayMs: 3000 },
    contracts: [
      contract(calendar, {
        contractId: 'A77310295',
        tier1: 'HA',
        design: harborGroupPpo,
        family: [self(person)],
        rights: groupRights,
        start: calendar.yearStart(2),
        group: { id: 'G-007325', name: 'Marlow Quarry Works' },
        visitsPerYear: [[20]],
      }),
    ],
  };
}

export function ida({ calendar }: SeedContext): User {
  const person: Person = {
    firstName: 'Ida',
    lastName: 'Moreau',
    birthDate: calendar.born(29, 203),
    gender: 'female',
    phone: '8705550144',
    email: 'ida.moreau@mail.example',
    address: { address1: '22 Depot Street', city: 'Pine Hollow', stateCode: 'AR', zip: '71901' },
  };
  return {
    userName: 'ida',
    person,
    addressManagedBy: 'state',
    troubles: {},
    contracts: [
      contract(calendar, {
        contractId: 'A58114420',
        tier1: 'ABCBS',
        design: arborStatePlan,
        family: [self(person)],
        rights: stateProgramRights,
        start: calendar.yearStart(1),
        ssoType: 'state',
        appealRules: 'stateProgram',
        visitsPerYear: [[4, 3]],
      }),
    ],
  };
}
