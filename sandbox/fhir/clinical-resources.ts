import type {
  AllergyIntolerance,
  CodeableConcept,
  Condition,
  Immunization,
  MedicationRequest,
  Observation,
  Patient,
  Procedure,
  Quantity,
  Reference,
} from '@medplum/fhirtypes';
import type { ClinicalMeasure, ClinicalRecord } from '../seed/clinical/record.ts';

const terms = 'http://terminology.hl7.org/CodeSystem';
const coded = (system: string, code: string): CodeableConcept => ({ coding: [{ system, code }] });
const profile = (name: string) => ({
  meta: { profile: [`http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`] },
});

/** Returns a measurement's code, from the insurer's own code system. */
const named = (text: string): CodeableConcept => ({
  coding: [
    {
      system: 'https://observations.example',
      code: text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    },
  ],
  text,
});

export type ClinicalResources = {
  AllergyIntolerance: readonly AllergyIntolerance[];
  Condition: readonly Condition[];
  Immunization: readonly Immunization[];
  MedicationRequest: readonly MedicationRequest[];
  Observation: readonly Observation[];
  Procedure: readonly Procedure[];
};

/** A record as resources of US Core, in no order. */
export function clinicalResources(
  record: ClinicalRecord,
  patient: Reference<Patient>,
): ClinicalResources {
  const owner = patient.reference?.split('/')[1] ?? '';
  // An id is unlike any other of the whole server.
  const idOf = (id: string) => `${id}-${owner.slice(-4)}`;
  const by = (name: string | undefined) =>
    name === undefined ? {} : { performer: [{ actor: { display: name } }] };
  return {
    AllergyIntolerance: record.allergies.map((one): AllergyIntolerance => ({
      resourceType: 'AllergyIntolerance',
      id: idOf(one.id),
      ...profile('allergyintolerance'),
      clinicalStatus: coded(`${terms}/allergyintolerance-clinical`, 'active'),
      verificationStatus: coded(`${terms}/allergyintolerance-verification`, 'confirmed'),
      category: [one.category],
      ...(one.isHighRisk ? { criticality: 'high' } : {}),
      code: { text: one.text },
      patient,
      ...(one.recordedOn === undefined ? {} : { recordedDate: one.recordedOn }),
      ...(one.reaction === undefined
        ? {}
        : { reaction: [{ manifestation: [{ text: one.reaction }] }] }),
    })),
    Condition: record.conditions.map((one): Condition => ({
      resourceType: 'Condition',
      id: idOf(one.id),
      ...profile('condition-problems-health-concerns'),
      clinicalStatus: coded(
        `${terms}/condition-clinical`,
        one.until === undefined ? 'active' : 'resolved',
      ),
      category: [coded(`${terms}/condition-category`, 'problem-list-item')],
      code: { text: one.text },
      subject: patient,
      onsetDateTime: one.since,
      ...(one.until === undefined ? {} : { abatementDateTime: one.until }),
    })),
    Immunization: record.immunizations.map((one): Immunization => ({
      resourceType: 'Immunization',
      id: idOf(one.id),
      ...profile('immunization'),
      status: 'completed',
      vaccineCode: { text: one.text },
      patient,
      occurrenceDateTime: one.day,
      primarySource: true,
      ...by(one.by),
    })),
    MedicationRequest: record.medications.map((one): MedicationRequest => ({
      resourceType: 'MedicationRequest',
      id: idOf(one.id),
      ...profile('medicationrequest'),
      status: one.isActive ? 'active' : 'completed',
      intent: 'order',
      medicationCodeableConcept: { text: one.text },
      subject: patient,
      authoredOn: one.day,
      ...(one.by === undefined ? {} : { requester: { display: one.by } }),
      ...(one.dosage === undefined ? {} : { dosageInstruction: [{ text: one.dosage }] }),
    })),
    Observation: record.observations.map((one): Observation => ({
      resourceType: 'Observation',
      id: idOf(one.id),
      status: 'final',
      ...profile(one.category === 'laboratory' ? 'observation-lab' : 'vital-signs'),
      category: [coded(`${terms}/observation-category`, one.category)],
      code: named(one.text),
      subject: patient,
      effectiveDateTime: one.day,
      ...(one.by === undefined ? {} : { performer: [{ display: one.by }] }),
      ...('words' in one ? { valueString: one.words } : {}),
      ...('measure' in one ? measured(one.measure, one.isBelow) : {}),
      ...('parts' in one
        ? { component: one.parts.map((part) => ({ code: named(part.text), ...measured(part) })) }
        : {}),
    })),
    Procedure: record.procedures.map((one): Procedure => ({
      resourceType: 'Procedure',
      id: idOf(one.id),
      ...profile('procedure'),
      status: 'completed',
      code: { text: one.text },
      subject: patient,
      performedDateTime: one.day,
      ...by(one.by),
    })),
  };
}

function measured(
  { value, unit, low, high }: Omit<ClinicalMeasure, 'text'>,
  isBelow?: boolean,
): Pick<Observation, 'valueQuantity' | 'referenceRange' | 'interpretation'> {
  const amount = (of: number): Quantity => ({ value: of, unit });
  const flag = value < (low ?? -Infinity) ? 'L' : value > (high ?? Infinity) ? 'H' : undefined;
  const hasRange = low !== undefined || high !== undefined;
  return {
    valueQuantity: { ...amount(value), ...(isBelow ? { comparator: '<' } : {}) },
    ...(hasRange
      ? {
          referenceRange: [
            {
              ...(low === undefined ? {} : { low: amount(low) }),
              ...(high === undefined ? {} : { high: amount(high) }),
            },
          ],
        }
      : {}),
    ...(flag === undefined
      ? {}
      : { interpretation: [coded(`${terms}/v3-ObservationInterpretation`, flag)] }),
  };
}
