import type { Bundle } from '@medplum/fhirtypes';
import * as z from 'zod/mini';

/** The parts of a card that are passed on. */
interface CardParts {
  /** The coverage as the service sent it. */
  coverage: unknown;
  patient: unknown;
  issuer: unknown;
}

const guide = 'http://hl7.org/fhir/us/insurance-card/StructureDefinition';
const terms = 'http://terminology.hl7.org/CodeSystem';
const identifierTypes = `${terms}/v2-0203`;

/**
 * Returns a bundle of the CARIN Digital Insurance Card guide (version 2.0.0) as JSON: the coverage, the insurer, and of
 * the patient what a card says: name, gender, birth date and member numbers. Addresses, phone numbers and other numbers
 * stay out. Payers state the same things in older or looser forms; they are put into the guide's, and a resource claims
 * the guide's profile only where it has all that the profile demands.
 * @param base where the resources are, absolute
 */
export function cardBundle(
  { coverage, patient, issuer }: CardParts,
  { base, at }: { base: string; at: Date },
): string {
  const kind: Pick<Bundle, 'resourceType' | 'type' | 'timestamp'> = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
  };
  const insured = zCoverage.safeParse(coverage).data ?? null;
  const resources = [
    insured && coverageOnCard(insured, at),
    patientOnCard(patient, insured, at),
    issuerOnCard(issuer, at),
  ];
  const entry = resources.flatMap((resource) => {
    const named = identified.safeParse(resource);
    if (!named.success) return [];
    const { resourceType, id } = named.data;
    return [{ fullUrl: `${base}${resourceType}/${id}`, resource }];
  });
  return JSON.stringify({ ...kind, entry });
}

const identified = z.object({ resourceType: z.string(), id: z.string() });

/**
 * Leaves an invalid element out. Unlike `../lenient.ts`, the schemas below keep unknown elements, because a card is
 * shared completely.
 */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

const zMeta = z.looseObject({ lastUpdated: lenient(z.string()) });
const zCoding = z.looseObject({ system: lenient(z.string()), code: lenient(z.string()) });
const zConcept = z.looseObject({
  coding: lenient(z.array(zCoding)),
  text: lenient(z.string()),
});
const zIdentifier = z.looseObject({
  type: lenient(zConcept),
  system: lenient(z.string()),
  value: lenient(z.string()),
  assigner: lenient(z.looseObject({})),
});
const zReference = z.looseObject({
  reference: lenient(z.string()),
  display: lenient(z.string()),
});

type Meta = z.infer<typeof zMeta>;
type Concept = z.infer<typeof zConcept>;
type Identifier = z.infer<typeof zIdentifier>;

/**
 * Returns the meta of a resource: when it was last updated, and the guide's profile if `holds`. A profile that the
 * service claimed is dropped, for the resource has changed since.
 */
function metaOf(sent: Meta | undefined, profile: string, holds: boolean, at: Date) {
  return {
    lastUpdated: sent?.lastUpdated ?? at.toISOString(),
    ...(holds && { profile: [`${guide}/${profile}`] }),
  };
}

const hasCode = (concept: Concept | undefined, code: string): boolean =>
  concept?.coding?.some((coding) => coding.code === code) ?? false;

const memberNumber: Concept = { coding: [{ system: identifierTypes, code: 'MB' }] };

// The coverage.

const zQuantity = z.looseObject({
  value: lenient(z.number()),
  unit: lenient(z.string()),
  code: lenient(z.string()),
});
const zMoney = z.looseObject({
  value: lenient(z.number()),
  currency: lenient(z.string()),
  extension: lenient(z.array(z.looseObject({ valueString: lenient(z.string()) }))),
});
const zCost = z.looseObject({
  type: lenient(zConcept),
  valueQuantity: lenient(zQuantity),
  valueMoney: lenient(zMoney),
});
const zClass = z.looseObject({
  type: lenient(zConcept),
  value: lenient(z.string()),
  name: lenient(z.string()),
});
const zCoverage = z.looseObject({
  resourceType: z.literal('Coverage'),
  id: z.string(),
  meta: lenient(zMeta),
  identifier: lenient(z.array(zIdentifier)),
  status: lenient(z.string()),
  type: lenient(zConcept),
  subscriber: lenient(zReference),
  subscriberId: lenient(z.string()),
  beneficiary: lenient(zReference),
  relationship: lenient(zConcept),
  payor: lenient(z.array(zReference)),
  class: lenient(z.array(zClass)),
  costToBeneficiary: lenient(z.array(zCost)),
});
type SentCoverage = z.infer<typeof zCoverage>;

function coverageOnCard(sent: SentCoverage, at: Date): object {
  const payor = sent.payor?.slice(0, 1);
  const identifier = numbersOnCard(sent, payor?.[0]);
  const memberNumbers = identifier.filter(({ type }) => hasCode(type, 'MB'));
  const coverage = {
    ...sent,
    ...(identifier.length > 0 && { identifier }),
    payor,
    class: sent.class?.flatMap(classOnCard),
    costToBeneficiary: sent.costToBeneficiary?.flatMap(costOnCard),
  };
  const demanded = [
    sent.status,
    sent.type,
    sent.relationship,
    sent.subscriberId,
    sent.subscriber?.reference,
    sent.beneficiary?.reference,
    payor?.[0]?.reference,
  ];
  const holds =
    demanded.every((value) => value !== undefined) &&
    memberNumbers.length > 0 &&
    memberNumbers.every(({ system, value, assigner }) => system && value && assigner);
  return { ...coverage, meta: metaOf(sent.meta, 'C4DIC-Coverage', holds, at) };
}

/**
 * Returns the coverage's numbers, the member's own with the insurer that assigned it. A single number without a type is
 * the member's: the insurer has no other to confuse it with.
 */
function numbersOnCard(
  { identifier = [] }: SentCoverage,
  assigner: z.infer<typeof zReference> | undefined,
): Identifier[] {
  const [single] = identifier;
  const typed =
    identifier.length === 1 && single?.type === undefined
      ? [{ ...single, type: memberNumber }]
      : identifier;
  return typed.map((typedIdentifier) =>
    hasCode(typedIdentifier.type, 'MB') &&
    typedIdentifier.assigner === undefined &&
    assigner !== undefined
      ? { ...typedIdentifier, assigner }
      : typedIdentifier,
  );
}

const extendedClasses = `${terms}/C4DICExtendedCoverageClassCS`;
/** The guide's required classes; `network` and three others are the guide's own. */
const classSystems: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['group', 'subgroup', 'plan', 'subplan', 'class', 'subclass', 'sequence'],
      ...['rxbin', 'rxpcn', 'rxid', 'rxgroup'],
    ].map((code) => [code, `${terms}/coverage-class`]),
  ),
  ...Object.fromEntries(
    ['division', 'network', 'alternatenetwork', 'rxiin'].map((code) => [code, extendedClasses]),
  ),
};

/** Returns a class by its system. A class that the implementation guide does not define is left out of its card. */
function classOnCard(coverageClass: z.infer<typeof zClass>): object[] {
  const code = [
    ...(coverageClass.type?.coding ?? []).map((coding) => coding.code),
    coverageClass.type?.text,
  ]
    .map((name) => name?.toLowerCase() ?? '')
    .find((name) => name in classSystems);
  const { id: statedValue } = coverageClass.type ?? {};
  const value = coverageClass.value ?? (typeof statedValue === 'string' ? statedValue : undefined);
  if (code === undefined || value === undefined) return [];
  return [
    {
      type: { coding: [{ system: classSystems[code], code }] },
      value,
      ...(coverageClass.name !== undefined && { name: coverageClass.name }),
    },
  ];
}

const costString = `${guide}/C4DIC-BeneficiaryCostString-extension`;

/** Returns an amount as money; a percentage, a span of time or words as the guide's text in the place of the amount. */
function costOnCard({ valueQuantity, valueMoney, type, ...rest }: z.infer<typeof zCost>): object[] {
  const value = moneyOnCard(valueMoney) ?? textOnCard(valueMoney, valueQuantity);
  const named = conceptOnCard(type);
  return value === null || named === null ? [] : [{ ...rest, type: named, valueMoney: value }];
}

const moneyOnCard = (money: z.infer<typeof zMoney> | undefined) =>
  money?.value === undefined ? null : { value: money.value, currency: money.currency ?? 'USD' };

function textOnCard(
  money: z.infer<typeof zMoney> | undefined,
  quantity: z.infer<typeof zQuantity> | undefined,
) {
  const statedText = money?.extension?.find(
    ({ valueString }) => valueString !== undefined,
  )?.valueString;
  const text = statedText ?? quantityText(quantity);
  return text === null ? null : { extension: [{ url: costString, valueString: text }] };
}

function quantityText(quantity: z.infer<typeof zQuantity> | undefined): string | null {
  if (quantity?.value === undefined) return null;
  const unit = quantity.unit ?? quantity.code ?? '%';
  return /^(?:%|percent)$/i.test(unit) ? `${quantity.value}%` : `${quantity.value} ${unit}`;
}

/** Returns a concept for the card. A code means nothing without its system: its words are kept as text. */
function conceptOnCard(concept: Concept | undefined): Concept | null {
  const coding = concept?.coding?.filter(({ system }) => system !== undefined) ?? [];
  const all = concept?.coding ?? [];
  const shown = all.find((codingRead) => typeof codingRead['display'] === 'string')?.['display'];
  const display = typeof shown === 'string' ? shown : all.find(({ code }) => code)?.code;
  const text = concept?.text ?? display;
  if (coding.length === 0 && text === undefined) return null;
  return { ...(coding.length > 0 && { coding }), ...(text !== undefined && { text }) };
}

// The patient.

/** The parts of a patient on a card; everything else is left out. */
const zPatient = z.object({
  resourceType: z.literal('Patient'),
  id: z.string(),
  meta: lenient(zMeta),
  name: lenient(z.array(z.looseObject({ family: lenient(z.string()) }))),
  gender: lenient(z.string()),
  birthDate: lenient(z.string()),
  identifier: lenient(z.array(zIdentifier)),
});

const numbersOnCards = ['MB', 'SN'];

function patientOnCard(sent: unknown, insured: SentCoverage | null, at: Date): unknown {
  const read = zPatient.safeParse(sent);
  if (!read.success) return null;
  const { meta, identifier = [], name: names, ...patient } = read.data;
  const numbers = identifier.filter(({ type }) =>
    numbersOnCards.some((code) => hasCode(type, code)),
  );
  const memberNumbers = numbers.length > 0 ? numbers : numbersOfCoverage(insured);
  // The guide takes one name.
  const name = names?.find(({ family }) => family !== undefined) ?? names?.[0];
  const holds =
    name?.family !== undefined &&
    patient.gender !== undefined &&
    memberNumbers.length > 0 &&
    memberNumbers.every(({ system, value }) => system !== undefined && value !== undefined);
  return {
    ...patient,
    meta: metaOf(meta, 'C4DIC-Patient', holds, at),
    ...(memberNumbers.length > 0 && { identifier: memberNumbers }),
    ...(name !== undefined && { name: [name] }),
  };
}

/** Returns the numbers of the coverage where nothing says which of the patient's own is the member number. */
function numbersOfCoverage(insured: SentCoverage | null): Identifier[] {
  const all = insured?.identifier ?? [];
  const typed = all.filter(({ type }) => hasCode(type, 'MB'));
  return (typed.length > 0 ? typed : all.slice(0, 1)).flatMap(({ system, value }) =>
    value === undefined
      ? []
      : [{ type: memberNumber, ...(system !== undefined && { system }), value }],
  );
}

// Who insures.

const zOrganization = z.looseObject({
  resourceType: z.literal('Organization'),
  id: z.string(),
  meta: lenient(zMeta),
  active: lenient(z.boolean()),
  name: lenient(z.string()),
  contact: lenient(z.array(z.looseObject({ purpose: lenient(zConcept) }))),
});

function issuerOnCard(sent: unknown, at: Date): unknown {
  const read = zOrganization.safeParse(sent);
  if (!read.success) return null;
  const { meta, contact, ...organization } = read.data;
  const holds = organization.active !== undefined && organization.name !== undefined;
  return {
    ...organization,
    meta: metaOf(meta, 'C4DIC-Organization', holds, at),
    ...(contact !== undefined && {
      contact: contact.map(({ purpose, ...rest }) => {
        const named = conceptOnCard(purpose);
        return { ...rest, ...(named !== null && { purpose: named }) };
      }),
    }),
  };
}
