import type { Coverage, Identifier, Patient, Reference } from '@medplum/fhirtypes';
import type { Contract, CoveredMember, CostShare, FormerPolicy, User } from '../seed/model.ts';
import { insurers } from '../seed/insurers.ts';
import type { Membership, World } from '../seed/world.ts';
import { cardClasses, cardExtensions, cardProfile, costInWords } from './insurance-card.ts';
import { concept } from './claim-amounts.ts';

const memberIds = 'https://member-ids.example';
const contractIds = 'https://contract-ids.example';
/** The insurer's own code system of cost shares. */
const costTypes = 'https://cost-types.example';
const identifierTypes = 'http://terminology.hl7.org/CodeSystem/v2-0203';
const coverageClass = 'http://terminology.hl7.org/CodeSystem/coverage-class';

/** The insurer's codes for the contract types in the records. */
const typeCodes = { Medical: 'hip', Dental: 'dental', Vision: 'vision' } as const;

/** The members of a contract whose records are meant. */
export type MembersOf = (membership: Membership) => readonly CoveredMember[];

/** Returns the patients and coverages of the chosen members of a user's contracts. */
export function resourcesOfMembers(
  world: World,
  user: User,
  membersOf: MembersOf,
): (Coverage | Patient)[] {
  const resources = new Map<string, Coverage | Patient>();
  for (const membership of world.membershipsOf(user)) {
    for (const member of membersOf(membership)) {
      for (const resource of resourcesOf(world, { user, member, contract: membership.contract })) {
        resources.set(`${resource.resourceType}/${resource.id}`, resource);
      }
    }
  }
  return [...resources.values()];
}

function resourcesOf(
  world: World,
  { user, member, contract }: { user: User; member: CoveredMember; contract: Contract },
): (Coverage | Patient)[] {
  const former = contract.former.map((policy): Coverage => {
    const { design, start, end } = policy;
    const then = { ...contract, design, start, end, isActive: false };
    return { ...coverage(world, member, then), id: formerId(contract, member, policy) };
  });
  // The card belongs to the contract, so former policies have no card.
  const current = {
    ...coverage(world, member, contract),
    extension: cardExtensions(world, contract, member),
  };
  return [patient(world, user, member), current, ...former];
}

/**
 * Returns a person as one patient, regardless of the number of contracts; its id comes from the first of them. A user
 * sees the identifiers of the contracts that they are on.
 */
function patient(world: World, user: User, { person }: CoveredMember): Patient {
  const identifiers = new Map<string, Identifier>();
  for (const { contract, member } of placesOf(world, person)) {
    if (!user.contracts.includes(contract)) continue;
    for (const identifier of identifiersOf(contract, member))
      identifiers.set(identifier.value, identifier);
  }
  const { address, phone, homePhone, workPhone, email, languages } = person;
  const telecom = [
    ...(phone === undefined
      ? []
      : [{ system: 'phone' as const, use: 'mobile' as const, value: phone }]),
    ...(homePhone === undefined
      ? []
      : [{ system: 'phone' as const, use: 'home' as const, value: homePhone }]),
    ...(workPhone === undefined
      ? []
      : [{ system: 'phone' as const, use: 'work' as const, value: workPhone }]),
    ...(email === undefined ? [] : [{ system: 'email' as const, value: email }]),
  ];
  return {
    resourceType: 'Patient',
    id: patientId(world, person),
    meta: {
      lastUpdated: lastUpdated(world),
      profile: ['http://hl7.org/fhir/us/carin-bb/StructureDefinition/C4BB-Patient|2.0.0'],
    },
    identifier: [...identifiers.values()],
    name: [{ use: 'official', family: person.lastName, given: [person.firstName] }],
    gender: person.gender,
    birthDate: person.birthDate,
    ...(telecom.length === 0 ? {} : { telecom }),
    ...(languages === undefined
      ? {}
      : {
          communication: languages.map((code, at) => ({
            language: concept('urn:ietf:bcp:47', code),
            ...(at === 0 && { preferred: true }),
          })),
        }),
    ...(address === undefined
      ? {}
      : {
          address: [
            {
              use: 'home' as const,
              line: [
                address.address1,
                ...(address.address2 === undefined ? [] : [address.address2]),
              ],
              city: address.city,
              state: address.stateCode,
              postalCode: address.zip,
            },
          ],
        }),
  };
}

/** Returns the member number that is printed on the card, and the number of the contract. */
function identifiersOf(contract: Contract, member: CoveredMember) {
  const { id, name } = insurers[contract.tier1];
  const assigner = { reference: `Organization/${id}`, display: name };
  const typed = (code: 'MB' | 'SN', system: string, value: string) => ({
    type: { coding: [{ system: identifierTypes, code }] },
    system,
    value,
    assigner,
  });
  return [typed('MB', memberIds, member.memberId), typed('SN', contractIds, contract.contractId)];
}

function coverage(world: World, member: CoveredMember, contract: Contract): Coverage {
  const { design, groupId, groupName } = contract;
  const insurer = insurers[contract.tier1];
  const code = typeCodes[design.contractType];
  const [policyholder = member] = contract.members;
  return {
    resourceType: 'Coverage',
    id: coverageId(contract, member),
    meta: {
      lastUpdated: lastUpdated(world),
      profile: [
        'http://hl7.org/fhir/us/carin-bb/StructureDefinition/C4BB-Coverage|2.0.0',
        cardProfile('Coverage'),
      ],
    },
    identifier: identifiersOf(contract, member),
    status: contract.isActive ? 'active' : 'cancelled',
    type: {
      coding: [{ system: 'https://coverage-types.example', code }],
      text: design.contractType,
    },
    subscriber: patientReference(world, policyholder),
    subscriberId: contract.contractId,
    beneficiary: patientReference(world, member),
    dependent: member.sequence,
    relationship: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship',
          code: member.relationship,
        },
      ],
    },
    period: { start: contract.start, ...(contract.end === null ? {} : { end: contract.end }) },
    payor: [{ reference: `Organization/${insurer.id}`, display: insurer.name }],
    class: [
      // The insurer marks the group by text and id, the standard by code and value: both are here.
      {
        type: { id: groupId, coding: [{ system: coverageClass, code: 'group' }], text: 'group' },
        value: groupId,
        name: groupName,
      },
      {
        type: { coding: [{ system: coverageClass, code: 'plan' }], text: 'plan' },
        value: design.planName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        name: design.planName,
      },
      ...cardClasses(contract),
    ],
    costToBeneficiary: design.costs.map(costToBeneficiary),
  };
}

const lastUpdated = ({ calendar }: World): string => `${calendar.today}T00:00:00Z`;

const networkTypes = 'http://terminology.hl7.org/CodeSystem/benefit-network';

/** FHIR R4 has no place for the network: R5's, as an extension. */
const networkOf = ({ network }: CostShare) =>
  network === undefined
    ? {}
    : {
        extension: [
          {
            url: 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Coverage.costToBeneficiary.network',
            valueCodeableConcept: { coding: [{ system: networkTypes, code: network }] },
          },
        ],
      };

/** The card guide takes amounts of money alone; a percentage or a span of time is a text in their place. */
function costToBeneficiary(cost: CostShare) {
  const type = { coding: [{ system: costTypes, code: cost.code }], text: cost.text };
  if ('months' in cost) return { type, valueMoney: costInWords(`${cost.months} months`) };
  if ('dollars' in cost) {
    return {
      ...networkOf(cost),
      type,
      valueMoney: { value: cost.dollars, currency: 'USD' as const },
    };
  }
  return { ...networkOf(cost), type, valueMoney: costInWords(`${cost.percent}%`) };
}

const formerId = (contract: Contract, member: CoveredMember, { start }: FormerPolicy): string =>
  `${coverageId(contract, member)}-${start.slice(0, 4)}`;

/** The id of the Coverage that a member has through a contract. */
export function coverageId({ contractId, design }: Contract, { sequence }: CoveredMember): string {
  return `${typeCodes[design.contractType]}-${contractId}-${sequence}`;
}

export function patientReference(world: World, { person }: CoveredMember): Reference<Patient> {
  return {
    reference: `Patient/${patientId(world, person)}`,
    display: `${person.firstName} ${person.lastName}`,
  };
}

type Place = { contract: Contract; member: CoveredMember };

function placesOf(world: World, person: CoveredMember['person']): Place[] {
  return world.contracts.flatMap((contract) =>
    contract.members
      .filter((member) => member.person === person)
      .map((member) => ({ contract, member })),
  );
}

function patientId(world: World, person: CoveredMember['person']): string {
  return `pat-${placesOf(world, person)[0]?.member.memberId ?? 'unknown'}`;
}
