import { contract, self, type ContractSeed } from '../contracts.ts';
import type { Contract, Person, PlanDesign, SeedBrand, User } from '../model.ts';
import { arborPpo, bridgewellHmo, harborBasic, dental, vision } from '../plan-designs.ts';
import { ancillaryRights, endedRights, groupRights, everyRight } from '../rights.ts';
import type { SeedContext } from './seed-context.ts';

/** A dependent of 16 with an account of his own: he sees himself only. */
export function lee({ calendar }: SeedContext): User {
  const address = {
    address1: '330 Birch Avenue',
    city: 'Cedar Bluff',
    stateCode: 'AR',
    zip: '72201',
  };
  const person: Person = {
    firstName: 'Lee',
    lastName: 'Nguyen',
    birthDate: calendar.born(16, 140),
    gender: 'male',
    email: 'lee.nguyen@mail.example',
    address,
  };
  const parent: Person = {
    firstName: 'Anh',
    lastName: 'Nguyen',
    birthDate: calendar.born(45, 60),
    gender: 'female',
    address,
  };
  const family = [self(parent), { person, relationship: 'child' as const }];
  const shared = {
    tier1: 'BA' as const,
    family,
    start: calendar.yearStart(2),
    group: { id: 'G-003318', name: 'Cedar Bluff Schools' },
  };
  return {
    userName: 'lee',
    person,
    addressManagedBy: 'employer',
    troubles: {},
    contracts: [
      contract(calendar, {
        ...shared,
        contractId: 'A31820466',
        design: bridgewellHmo,
        rights: { ...groupRights, rxSavingsSolutions: true },
      }),
      contract(calendar, {
        ...shared,
        contractId: 'D31820467',
        design: dental('BridgeWell Dental'),
        rights: ancillaryRights,
      }),
    ],
  };
}

/** Everything has ended: one plan within the 36 months that are looked back on, one before them. */
export function pat({ calendar }: SeedContext): User {
  const person: Person = {
    firstName: 'Pat',
    lastName: 'Kowalski',
    birthDate: calendar.born(58, 201),
    gender: 'male',
    phone: '5015550171',
  };
  const ended = (seed: Pick<ContractSeed, 'contractId' | 'design' | 'start' | 'end'>): Contract =>
    contract(calendar, {
      ...seed,
      tier1: 'HA',
      family: [self(person)],
      rights: endedRights,
      visitsPerYear: [[4]],
    });
  return {
    userName: 'pat',
    person,
    addressManagedBy: 'self',
    troubles: {},
    contracts: [
      ended({
        contractId: 'A31166420',
        design: harborBasic,
        start: calendar.yearStart(4),
        end: calendar.monthsAgo(16),
      }),
      ended({
        contractId: 'D31166421',
        design: dental('Harbor Dental Basic'),
        start: calendar.yearStart(8),
        end: calendar.monthsAgo(40),
      }),
    ],
  };
}

const bigKinds: readonly { prefix: string; tier1: SeedBrand; design: PlanDesign }[] = [
  { prefix: 'A', tier1: 'ABCBS', design: arborPpo },
  { prefix: 'D', tier1: 'ABCBS', design: dental('Arbor Dental Plus') },
  { prefix: 'V', tier1: 'HA', design: vision('Harbor Vision') },
  { prefix: 'A', tier1: 'HA', design: harborBasic },
  { prefix: 'A', tier1: 'BA', design: bridgewellHmo },
];

const bigPlans = 40;
const bigActivePlans = 25;

/** The size test: 12,000 claims on the first of 25 active plans, then 15 that ended one after the other. */
export function big({ calendar, links }: SeedContext): User {
  const person: Person = {
    firstName: 'Bigelow',
    lastName: 'Archer',
    birthDate: calendar.born(61, 88),
    gender: 'male',
    phone: '5015550188',
    email: 'bigelow.archer@mail.example',
    address: { address1: '1 Ledger Plaza', city: 'Little Bend', stateCode: 'AR', zip: '72114' },
  };
  const contracts = Array.from({ length: bigPlans }, (_, index): Contract => {
    const { prefix, tier1, design } = bigKinds[index % bigKinds.length] ?? {
      prefix: 'A',
      tier1: 'HA',
      design: harborBasic,
    };
    const isActive = index < bigActivePlans;
    const isFirst = index === 0;
    const current =
      design.contractType === 'Medical' ? everyRight(links.planBenefits) : ancillaryRights;
    return contract(calendar, {
      contractId: `${prefix}${80_000_000 + index * 137}`,
      tier1,
      design: { ...design, planName: `${design.planName} (${index + 1})` },
      family: [self(person)],
      rights: isActive ? current : endedRights,
      start: isActive ? calendar.yearStart(isFirst ? 9 : 1 + (index % 6)) : calendar.yearStart(12),
      visitsPerYear: [isFirst ? [1200] : index % 3 === 0 ? [2, 1, 0] : [0]],
      pastYears: isFirst ? 9 : 3,
      group: { id: `G-${9_000 + index}`, name: `Archer Holdings ${index + 1}` },
      ...(isActive ? {} : { end: calendar.monthsAgo(3 * (index - bigActivePlans + 1)) }),
    });
  });
  return { userName: 'big', person, contracts, addressManagedBy: 'self', troubles: {} };
}
