import type { Coverage, Extension, Organization } from '@medplum/fhirtypes';
import { networkOf, networks } from '../seed/directory/networks.ts';
import { insurers, type Insurer } from '../seed/insurers.ts';
import type { Contract, CoveredMember } from '../seed/model.ts';
import type { World } from '../seed/world.ts';

/** The extensions of coverages and insurers for an insurance card (CARIN Digital Insurance Card). */
const guide = 'http://hl7.org/fhir/us/insurance-card/StructureDefinition';
const terms = 'http://terminology.hl7.org/CodeSystem';
/** The profile of the guide that a resource has. */
export const cardProfile = (name: 'Coverage' | 'Organization'): string => `${guide}/C4DIC-${name}`;
const url = (middle: string): string => `${guide}/C4DIC-${middle}-extension`;

type Classes = NonNullable<Coverage['class']>;

/** The code systems of networks, which are the guide's own. */
const classSystems = {
  network: `${terms}/C4DICExtendedCoverageClassCS`,
  rxbin: `${terms}/coverage-class`,
  rxpcn: `${terms}/coverage-class`,
  rxgroup: `${terms}/coverage-class`,
} as const;

const cardClass = (
  code: keyof typeof classSystems,
  value: string,
  name?: string,
): Classes[number] => ({
  type: { coding: [{ system: classSystems[code], code }] },
  value,
  ...(name === undefined ? {} : { name }),
});

/** A cost that is no amount of money, in the guide's text extension. */
export const costInWords = (text: string) => ({
  extension: [{ url: url('BeneficiaryCostString'), valueString: text }],
});

/** Returns the classes that only a card has: its network, and the numbers that pharmacies bill by. */
export function cardClasses(contract: Contract): Classes {
  const { tier1, design } = contract;
  const network = networks[networkOf({ tier1, design })];
  return [
    cardClass('network', network.toLowerCase().replaceAll(' ', '-'), network),
    ...pharmacyNumbers(contract).map(({ code, value }) => cardClass(code, value)),
  ];
}

/** Returns the numbers by which pharmacies bill. Dental and vision plans have no pharmacy numbers. */
export function pharmacyNumbers({ design, groupId }: Contract) {
  if (design.contractType !== 'Medical') return [];
  return [
    { code: 'rxbin', value: '610999' },
    { code: 'rxpcn', value: 'ARBOR' },
    { code: 'rxgroup', value: `RX${groupId.replaceAll(/\D/g, '').slice(-4)}` },
  ] as const;
}

/**
 * Returns the extensions of a member's card: its people, its colors, its issue date, and the text on its back. Of
 * others it names children only: an adult's number is only for people to whom the adult has given access.
 */
export function cardExtensions(
  { calendar }: World,
  contract: Contract,
  member: CoveredMember,
): Extension[] {
  const adultSince = `${calendar.year - 18}${calendar.today.slice(4)}`;
  const named = contract.members.filter(
    (coveredMember) => coveredMember === member || coveredMember.person.birthDate > adultSince,
  );
  const { colors } = insurers[contract.tier1];
  return [
    ...named.map(beneficiary),
    {
      url: url('AdditionalCardInformation'),
      valueAnnotation: { text: backOf(contract).join('\n') },
    },
    { url: url('CardIssueDate'), valueDate: contract.start },
    {
      url: url('ColorPalette'),
      extension: [
        color('BackgroundColor', colors.background),
        color('ForegroundColor', colors.foreground),
      ],
    },
  ];
}

const beneficiary = ({ memberId, person }: CoveredMember): Extension => ({
  url: url('PlanBeneficiaries'),
  extension: [
    { url: 'memberId', valueId: memberId },
    { url: 'name', valueHumanName: { family: person.lastName, given: [person.firstName] } },
  ],
});

const color = (name: string, code: string): Extension => ({
  url: url(name),
  valueCodeableConcept: { coding: [{ system: `${terms}/IECColourManagement`, code }] },
});

const backOf = ({ design }: Contract): string[] => [
  'Show this card each time you get care. It doesn’t guarantee coverage.',
  ...(design.contractType === 'Medical'
    ? ['Some care needs our OK first. Your provider can call to ask.']
    : []),
  'If this card isn’t yours, call the number for members.',
];

/** Returns an insurer's organization with all contacts whose numbers a card shows. */
export function insurerOrganization({ id, name, payerId, phones }: Insurer): Organization {
  return {
    resourceType: 'Organization',
    id,
    meta: {
      profile: [
        'http://hl7.org/fhir/us/carin-bb/StructureDefinition/C4BB-Organization|2.0.0',
        cardProfile('Organization'),
      ],
    },
    active: true,
    identifier: [
      {
        type: { coding: [{ system: `${terms}/C4DICIdentifierType`, code: 'payerid' }] },
        value: payerId,
      },
    ],
    type: [{ coding: [{ system: `${terms}/organization-type`, code: 'pay' }] }],
    name,
    contact: [
      contact('PATINF', 'Members', phones.members),
      contact('provider', 'Providers', phones.providers),
      contact('pharma', 'Pharmacists', phones.pharmacists),
      {
        purpose: {
          coding: [{ system: contactTypes.PATINF, code: 'PATINF' }],
          text: 'Help online',
        },
        telecom: [{ system: 'url' as const, value: 'https://members.example.org/' }],
      },
      {
        purpose: {
          coding: [{ system: contactTypes.PAYOR, code: 'PAYOR' }],
          text: 'Claims',
        },
        address: {
          type: 'postal',
          line: ['P.O. Box 2181'],
          city: 'Little Rock',
          state: 'AR',
          postalCode: '72203',
        },
      },
    ],
  };
}

const contactTypes = {
  PATINF: `${terms}/contactentity-type`,
  PAYOR: `${terms}/contactentity-type`,
  provider: `${terms}/C4DICExtendedContactTypeCS`,
  pharma: `${terms}/C4DICExtendedContactTypeCS`,
} as const;

const contact = (code: keyof typeof contactTypes, text: string, phone: string) => ({
  purpose: { coding: [{ system: contactTypes[code], code }], text },
  telecom: [{ system: 'phone' as const, value: phone }],
});
