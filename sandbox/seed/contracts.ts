import type { Calendar } from './calendar.ts';
import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import { appealPlanKind } from '#src/domain/appeals/plan-rules.ts';
import type {
  Contract,
  CoveredMember,
  FormerPolicy,
  Person,
  PlanDesign,
  Relationship,
  Rights,
  SeedBrand,
} from './model.ts';

/** Each brand's company, as the examples of the OpenAPI documents number them. */
const companies: Readonly<Record<SeedBrand, string>> = {
  HA: '010',
  ABCBS: '020',
  BA: '030',
  ABM: '040',
  OCTAVE: '050',
};

export type ContractSeed = {
  contractId: string;
  tier1: SeedBrand;
  design: PlanDesign;
  /** The covered people, the policyholder first. */
  family: readonly { person: Person; relationship: Relationship }[];
  rights: Rights;
  start: string;
  end?: string;
  group?: { id: string; name: string };
  ssoType?: 'employer' | 'state';
  /** The law that its appeals follow: by the brand unless stated otherwise. */
  appealRules?: AppealPlanKind;
  /** The visits of each member in turn: in this year, the one before and so on; otherwise the usual number. */
  visitsPerYear?: readonly (readonly number[])[];
  /** The number of plan years before the last one that have claims; three unless stated otherwise. */
  pastYears?: number;
  former?: readonly FormerPolicy[];
};

/** Completes a contract: members are numbered, their ids are the contract's id and their number. */
export function contract(calendar: Calendar, seed: ContractSeed): Contract {
  const members = seed.family.map(({ person, relationship }, index): CoveredMember => {
    const sequence = String(index + 1).padStart(2, '0');
    return { memberId: seed.contractId + sequence, sequence, relationship, person };
  });
  return {
    contractId: seed.contractId,
    companyId: companies[seed.tier1],
    tier1: seed.tier1,
    design: seed.design,
    groupId: seed.group?.id ?? 'G-000100',
    groupName: seed.group?.name ?? 'Individual',
    start: seed.start,
    end: seed.end ?? null,
    isActive: seed.start <= calendar.today && (seed.end ?? '9999') >= calendar.today,
    ssoType: seed.ssoType ?? null,
    appealRules: appealPlanKind(seed, seed.appealRules),
    members,
    rights: seed.rights,
    visitsPerYear: new Map(
      members.map(({ sequence, relationship }, index) => [
        sequence,
        seed.visitsPerYear?.[index] ?? usualVisits(seed.design.contractType, relationship),
      ]),
    ),
    pastYears: seed.pastYears ?? 3,
    former: seed.former ?? [],
  };
}

function usualVisits(
  contractType: PlanDesign['contractType'],
  relationship: Relationship,
): readonly number[] {
  if (contractType === 'Dental') return [2];
  if (contractType === 'Vision') return [1, 2, 1];
  return relationship === 'child' ? [3, 2] : [9, 8];
}

export function self(person: Person): { person: Person; relationship: Relationship } {
  return { person, relationship: 'self' };
}
