import type { DocumentReference } from '@medplum/fhirtypes';
import * as z from 'zod/mini';
import type { CardIssuer } from '#src/domain/id-card/card.ts';
import type { CheckInKind } from '#src/domain/id-card/check-in.ts';
import { idAtEnd } from '../concepts.ts';
import { readIssuer } from './issuer.ts';

/** An entry of the health record that is shared. */
export interface SharedEntry {
  kind: CheckInKind;
  name: string | null;
  /** The resource as the service sent it. */
  resource: unknown;
  /** The resources that came with it. */
  beside: readonly unknown[];
}

/** The parts of what a front desk gets. */
export interface CheckInParts {
  /** The card's own bundle, as JSON. */
  card: string;
  /** The name of the person, for a card without a patient. */
  name: string;
  entries: readonly SharedEntry[];
  /** All of it, to be read by people. */
  pdf: Uint8Array;
  pdfTitle: string;
}

/** The person of a card, as the front desk gets them; null for a missing fact. */
export interface SharedPerson {
  name: string | null;
  birthDate: string | null;
  gender: string | null;
}

/**
 * The shared elements of a resource: those that identify it and that the preview shows. Notes, people and visits are
 * not shared.
 */
const shared: Record<CheckInKind, { whose: 'patient' | 'subject'; elements: readonly string[] }> = {
  allergy: {
    whose: 'patient',
    elements: [
      ...['clinicalStatus', 'verificationStatus', 'type', 'category', 'criticality', 'code'],
      ...['onsetDateTime', 'onsetPeriod', 'recordedDate', 'reaction'],
    ],
  },
  medication: {
    whose: 'subject',
    elements: [
      ...['status', 'intent', 'doNotPerform', 'medicationCodeableConcept', 'authoredOn'],
      'dosageInstruction',
    ],
  },
  condition: {
    whose: 'subject',
    elements: [
      ...['clinicalStatus', 'verificationStatus', 'category', 'severity', 'code', 'bodySite'],
      ...['onsetDateTime', 'onsetPeriod', 'onsetString', 'recordedDate'],
    ],
  },
  immunization: {
    whose: 'patient',
    elements: [
      ...['status', 'vaccineCode', 'occurrenceDateTime', 'occurrenceString', 'primarySource'],
      'protocolApplied',
    ],
  },
};

const zResource = z.looseObject({
  resourceType: z.string(),
  id: z.optional(z.string()),
  meta: z.optional(z.looseObject({})),
});
const zCard = z.looseObject({
  entry: z.array(z.looseObject({ fullUrl: z.string(), resource: zResource })),
});
const zNames = z.array(
  z.looseObject({
    text: z.optional(z.string()),
    given: z.optional(z.array(z.string())),
    family: z.optional(z.string()),
  }),
);

/** Returns what the bundle of a card says of its person, and of the insurer. */
export function factsOnCard(card: string): { person: SharedPerson; issuer: CardIssuer | null } {
  const { entry } = zCard.parse(JSON.parse(card));
  const find = (type: string) =>
    entry.find(({ resource }) => resource.resourceType === type)?.resource;
  return { person: personIn(find('Patient')), issuer: readIssuer(find('Organization')) };
}

function personIn(patient: z.infer<typeof zResource> | undefined): SharedPerson {
  const [name] = zNames.safeParse(patient?.['name']).data ?? [];
  const written = name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' ').trim();
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    name: written || null,
    birthDate: text(patient?.['birthDate']),
    gender: text(patient?.['gender']),
  };
}

/**
 * Returns what a front desk gets, as JSON: a bundle of the guide to patient-shared health documents (draft 0.10.2,
 * https://ktc-spec.github.io). It has the card, the chosen entries, and a PDF of the same for readers that take no data.
 * As the guide asks, no resource claims a profile, and everything belongs to the one patient in it.
 */
export function checkInBundle(
  { card, name, entries, pdf, pdfTitle }: CheckInParts,
  at: Date,
): string {
  const bundle = zCard.parse(JSON.parse(card));
  const withoutProfile = bundle.entry.map(({ fullUrl, resource: { meta, ...resource } }) => {
    const rest = Object.entries(meta ?? {}).filter(([name]) => name !== 'profile');
    return {
      fullUrl,
      resource: { ...resource, ...(rest.length > 0 && { meta: Object.fromEntries(rest) }) },
    };
  });
  const cardPatient = withoutProfile.find(({ resource }) => resource.resourceType === 'Patient');
  const patient = cardPatient ?? {
    fullUrl: newUrl(),
    resource: { resourceType: 'Patient', name: [{ text: name }] },
  };
  const whose = { reference: patient.fullUrl };
  const document: DocumentReference = {
    resourceType: 'DocumentReference',
    meta: { security: [patientAsserted] },
    status: 'current',
    type: { coding: [patientSummary] },
    category: [{ coding: [patientShared] }],
    subject: whose,
    author: [whose],
    date: at.toISOString(),
    description: pdfTitle,
    content: [
      { attachment: { contentType: 'application/pdf', title: pdfTitle, data: base64Of(pdf) } },
    ],
  };
  const entry = [
    ...(cardPatient === undefined ? [patient] : []),
    ...withoutProfile,
    ...entries.flatMap((sharedEntry) => {
      const resource = sharedResource(sharedEntry, whose);
      return resource === null ? [] : [{ fullUrl: newUrl(), resource }];
    }),
    { fullUrl: newUrl(), resource: document },
  ];
  return JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
    entry,
  });
}

const newUrl = (): string => `urn:uuid:${crypto.randomUUID()}`;

const patientAsserted = {
  system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue',
  code: 'PATAST',
  display: 'patient asserted',
};
/** A patient summary document. */
const patientSummary = { system: 'http://loinc.org', code: '60591-5' };
const patientShared = {
  system: 'https://cms.gov/fhir/CodeSystem/patient-shared-category',
  code: 'patient-shared',
  display: 'Patient-Shared',
};

function sharedResource(entry: SharedEntry, patient: { reference: string }): object | null {
  const read = zResource.safeParse(entry.resource);
  if (!read.success) return null;
  const { whose, elements } = shared[entry.kind];
  // Keep modifier extensions, which change the meaning of the resource.
  const keptElements = Object.entries(read.data).filter(
    ([name]) => elements.includes(name) || name === 'modifierExtension',
  );
  return {
    resourceType: read.data.resourceType,
    ...(entry.kind === 'medication' && {
      intent: 'order',
      medicationCodeableConcept: drugOf(entry),
    }),
    ...Object.fromEntries(keptElements.map(([name, value]) => [name, withoutAsides(value)])),
    [whose]: patient,
  };
}

const asides = ['note', 'extension', 'authority'];

/** Returns a part of a resource without its notes, extensions and authorities. */
const withoutAsides = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, part: unknown) => (asides.includes(name) ? undefined : part)),
  );

const zMedication = z.looseObject({
  medicationReference: z.optional(z.looseObject({ reference: z.optional(z.string()) })),
  contained: z.optional(z.array(z.unknown())),
});
const zDrug = z.looseObject({
  resourceType: z.literal('Medication'),
  id: z.string(),
  code: z.looseObject({}),
});

/** Returns the drug that an order refers to, in the order itself: nothing else of the record comes along. */
function drugOf({ resource, beside, name }: SharedEntry): object {
  const { medicationReference: to, contained = [] } = zMedication.safeParse(resource).data ?? {};
  const id = to?.reference?.startsWith('#') ? to.reference.slice(1) : idAtEnd(to?.reference);
  const drugs = [...contained, ...beside].flatMap(
    (candidate) => zDrug.safeParse(candidate).data ?? [],
  );
  return drugs.find((drug) => drug.id === id)?.code ?? { text: name ?? '' };
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
