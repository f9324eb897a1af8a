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
    AllergyIntolerance: record.allergies.map((allergy): AllergyIntolerance => ({
      resourceType: 'AllergyIntolerance',
      id: idOf(allergy.id),
      ...profile('allergyintolerance'),
      clinicalStatus: coded(`${terms}/allergyintolerance-clinical`, 'active'),
      verificationStatus: coded(`${terms}/allergyintolerance-verification`, 'confirmed'),
      category: [allergy.category],
      ...(allergy.isHighRisk ? { criticality: 'high' } : {}),
      code: { text: allergy.text },
      patient,
      ...(allergy.recordedOn === undefined ? {} : { recordedDate: allergy.recordedOn }),
      ...(allergy.reaction === undefined
        ? {}
        : { reaction: [{ manifestation: [{ text: allergy.reaction }] }] }),
    })),
    Condition: record.conditions.map((condition): Condition => ({
      resourceType: 'Condition',
      id: idOf(condition.id),
      ...profile('condition-problems-health-concerns'),
      clinicalStatus: coded(
        `${terms}/condition-clinical`,
        condition.until === undefined ? 'active' : 'resolved',
      ),
      category: [coded(`${terms}/condition-category`, 'problem-list-item')],
      code: { text: condition.text },
      subject: patient,
      onsetDateTime: condition.since,
      ...(condition.until === undefined ? {} : { abatementDateTime: condition.until }),
    })),
    Immunization: record.immunizations.map((immunization): Immunization => ({
      resourceType: 'Immunization',
      id: idOf(immunization.id),
      ...profile('immunization'),
      status: 'completed',
      vaccineCode: { text: immunization.text },
      patient,
      occurrenceDateTime: immunization.day,
      primarySource: true,
      ...by(immunization.by),
    })),
    MedicationRequest: record.medications.map((medication): MedicationRequest => ({
      resourceType: 'MedicationRequest',
      id: idOf(medication.id),
      ...profile('medicationrequest'),
      status: medication.isActive ? 'active' : 'completed',
      intent: 'order',
      medicationCodeableConcept: { text: medication.text },
      subject: patient,
      authoredOn: medication.day,
      ...(medication.by === undefined ? {} : { requester: { display: medication.by } }),
      ...(medication.dosage === undefined
        ? {}
        : { dosageInstruction: [{ text: medication.dosage }] }),
    })),
    Observation: record.observations.map((observation): Observation => ({
      resourceType: 'Observation',
      id: idOf(observation.id),
      status: 'final',
      ...profile(observation.category === 'laboratory' ? 'observation-lab' : 'vital-signs'),
      category: [coded(`${terms}/observation-category`, observation.category)],
      code: named(observation.text),
      subject: patient,
      effectiveDateTime: observation.day,
      ...(observation.by === undefined ? {} : { performer: [{ display: observation.by }] }),
      ...('words' in observation ? { valueString: observation.words } : {}),
      ...('measure' in observation ? measured(observation.measure, observation.isBelow) : {}),
      ...('parts' in observation
        ? {
            component: observation.parts.map((part) => ({
              code: named(part.text),
              ...measured(part),
            })),
          }
        : {}),
    })),
    Procedure: record.procedures.map((procedure): Procedure => ({
      resourceType: 'Procedure',
      id: idOf(procedure.id),
      ...profile('procedure'),
      status: 'completed',
      code: { text: procedure.text },
      subject: patient,
      performedDateTime: procedure.day,
      ...by(procedure.by),
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
