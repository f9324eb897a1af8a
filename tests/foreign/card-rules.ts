import { evalFhirPath } from '@medplum/core';
import type { Resource } from '@medplum/fhirtypes';

/*
 * The rules of the CARIN Digital Insurance Card guide 2.0.0 (HL7/carin-digital-insurance-card, input/fsh, CC0-1.0) and
 * of the US Core profiles it builds on, as FHIRPath that has to be true. Written from the guide, apart from the portal.
 */

export const guide = 'http://hl7.org/fhir/us/insurance-card/StructureDefinition';
const terms = 'http://terminology.hl7.org/CodeSystem';
const costString = `${guide}/C4DIC-BeneficiaryCostString-extension`;

export interface CardRule {
  profile: 'C4DIC-Coverage' | 'C4DIC-Patient' | 'C4DIC-Organization';
  rule: string;
  path: string;
}

const coverageClasses = [
  ...['group', 'subgroup', 'plan', 'subplan', 'class', 'subclass', 'sequence'],
  ...['rxbin', 'rxpcn', 'rxid', 'rxgroup'],
];
const cardClasses = ['division', 'network', 'alternatenetwork', 'rxiin'];
const oneOf = (codes: readonly string[]) => codes.map((code) => `code = '${code}'`).join(' or ');
const inClassSystem =
  `(system = '${terms}/coverage-class' and (${oneOf(coverageClasses)})) or ` +
  `(system = '${terms}/C4DICExtendedCoverageClassCS' and (${oneOf(cardClasses)}))`;
const relationships = ['child', 'parent', 'spouse', 'common', 'other', 'self', 'injured'];
const once = ['network', 'division', 'rxbin', 'rxpcn', 'rxgroup', 'rxid', 'rxiin'];

const of = (profile: CardRule['profile'], rules: Record<string, string>): CardRule[] =>
  Object.entries(rules).map(([rule, path]) => ({ profile, rule, path }));

/** The rules of every resource that claims a profile of the guide. */
const everywhere = {
  'says when it was last updated': 'meta.lastUpdated.exists()',
};

export const cardRules: readonly CardRule[] = [
  ...of('C4DIC-Coverage', {
    ...everywhere,
    'has a status': 'status.exists()',
    'has a type': 'type.exists()',
    'has one subscriber by reference': 'subscriber.reference.count() = 1',
    'has the subscriber’s number': 'subscriberId.exists()',
    'has one beneficiary by reference': 'beneficiary.reference.count() = 1',
    'has a relationship of the required value set': `relationship.coding.where(system = '${terms}/subscriber-relationship' and (${oneOf(relationships)})).exists()`,
    'has one payor by reference': 'payor.count() = 1 and payor.reference.count() = 1',
    'has a member number of type MB': `identifier.where(type.coding.where(system = '${terms}/v2-0203' and code = 'MB').exists()).exists()`,
    'has a system, a value and an assigner of each member number': `identifier.where(type.coding.where(code = 'MB').exists()).all(system.exists() and value.exists() and assigner.exists())`,
    'has classes of the required value set alone': `class.all(type.coding.where(${inClassSystem}).exists())`,
    'has a value of each class': 'class.all(value.exists())',
    ...Object.fromEntries(
      once.map((code) => [
        `has at most one class ${code}`,
        `class.where(type.coding.where(code = '${code}').exists()).count() <= 1`,
      ]),
    ),
    'has a type of each cost': 'costToBeneficiary.all(type.exists())',
    'has each cost in the place of money': 'costToBeneficiary.all(value is Money)',
    'has an amount and a currency, or a text, and not both': `costToBeneficiary.value.all(((value.exists() and currency.exists()) xor extension.where(url = '${costString}').exists()) and ((value.exists() xor currency.exists()).not()))`,
    'has a system with each code of a cost': 'costToBeneficiary.type.coding.all(system.exists())',
    'names every beneficiary by number and family name': `extension.where(url = '${guide}/C4DIC-PlanBeneficiaries-extension').all(extension.where(url = 'memberId').value.count() = 1 and extension.where(url = 'name').value.family.exists())`,
    'has one issue date at most': `extension.where(url = '${guide}/C4DIC-CardIssueDate-extension').count() <= 1`,
    'has one palette at most': `extension.where(url = '${guide}/C4DIC-ColorPalette-extension').count() <= 1`,
    'has colors of the named system': `extension.where(url = '${guide}/C4DIC-ColorPalette-extension').extension.all(value.coding.all(system = '${terms}/IECColourManagement' and code.exists()))`,
  }),
  ...of('C4DIC-Patient', {
    ...everywhere,
    'has one name': 'name.count() = 1',
    'has a family name': 'name.family.exists()',
    'has a gender (US Core)': 'gender.exists()',
    'has an identifier (US Core)': 'identifier.exists()',
    'has a system and a value of each identifier (US Core)':
      'identifier.all(system.exists() and value.exists())',
  }),
  ...of('C4DIC-Organization', {
    ...everywhere,
    'says whether it is active (US Core)': 'active.exists()',
    'has a name (US Core)': 'name.exists()',
    'has payer IDs of the guide’s type': `identifier.where(type.coding.where(code = 'payerid').exists()).all(type.coding.where(system = '${terms}/C4DICIdentifierType' and code = 'payerid').exists() and value.exists())`,
    'has a system with each purpose of a contact': 'contact.purpose.coding.all(system.exists())',
    'has its contacts’ codes from the systems that know them': `contact.purpose.coding.all((code != 'PATINF' and code != 'PAYOR') or system = '${terms}/contactentity-type')`,
  }),
];

/** The profiles of the guide that a resource claims. */
export const claimedProfiles = ({ meta }: Resource): string[] =>
  (meta?.profile ?? [])
    .filter((profile) => profile.startsWith(guide))
    .map((profile) => profile.slice(guide.length + 1).split('|')[0] ?? '');

/** The rules that a resource breaks of the profiles that it claims. */
export function brokenRules(resource: Resource): string[] {
  const claimed = claimedProfiles(resource);
  return cardRules
    .filter(({ profile }) => claimed.includes(profile))
    .filter(({ path }) => evalFhirPath(path, resource)[0] !== true)
    .map(({ profile, rule }) => `${profile} ${rule}`);
}
