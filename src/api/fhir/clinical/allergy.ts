import type { AllergyIntolerance, AllergyIntoleranceReaction, Period } from '@medplum/fhirtypes';
import { concept, labelOf, reference, wordsIn } from '../concepts.ts';
import { code, list, part, resource, text } from '../lenient.ts';
import {
  facts,
  firstDay,
  labelsOf,
  notes,
  codedStatus,
  textsOf,
  type ReadOne,
} from './coded-text.ts';

const read = resource<AllergyIntolerance>('AllergyIntolerance')({
  id: text,
  patient: reference,
  clinicalStatus: concept,
  verificationStatus: concept,
  code: concept,
  criticality: code,
  onsetDateTime: text,
  onsetPeriod: part<Period>()({ start: text }),
  recordedDate: text,
  reaction: list(
    part<AllergyIntoleranceReaction>()({
      substance: concept,
      manifestation: list(concept),
      severity: code,
    }),
  ),
  note: notes,
});

/** Reads an allergy. An allergy without a status counts as current, for the patient's safety. */
export const readAllergy: ReadOne = (value) => {
  const allergy = read(value);
  if (allergy === null) return null;
  const verified = codedStatus(allergy.verificationStatus);
  const status = codedStatus(allergy.clinicalStatus);
  const reactions = allergy.reaction ?? [];
  return {
    id: allergy.id,
    whose: allergy.patient,
    isError: verified === 'entered-in-error',
    entry: {
      name:
        wordsIn(labelOf(allergy.code)) ??
        labelsOf(reactions.map(({ substance }) => substance)).find((name) => name !== null) ??
        null,
      day: firstDay(allergy.onsetDateTime, allergy.onsetPeriod?.start, allergy.recordedDate),
      until: null,
      status: verified === 'refuted' ? verified : status,
      isCurrent: verified !== 'refuted' && status !== 'inactive' && status !== 'resolved',
      facts: facts(
        ['reaction', reactions.flatMap(({ manifestation }) => labelsOf(manifestation))],
        [
          'severity',
          allergy.criticality === 'high'
            ? [allergy.criticality]
            : reactions.map(({ severity }) => severity),
        ],
        ['note', textsOf(allergy.note)],
      ),
      measures: [],
    },
  };
};
