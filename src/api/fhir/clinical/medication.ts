import type { Dosage, Medication, MedicationRequest } from '@medplum/fhirtypes';
import { concept, labelOf, reference, wordsIn } from '../concepts.ts';
import { code, flag, list, part, resource, text } from '../lenient.ts';
import { facts, firstDay, labelsOf, notes, textsOf, type ReadOne } from './coded-text.ts';

const read = resource<MedicationRequest>('MedicationRequest')({
  id: text,
  status: code,
  statusReason: concept,
  doNotPerform: flag,
  subject: reference,
  medicationCodeableConcept: concept,
  medicationReference: reference,
  authoredOn: text,
  requester: reference,
  reasonCode: list(concept),
  dosageInstruction: list(part<Dosage>()({ text, patientInstruction: text })),
  note: notes,
});

const readDrug = resource<Medication>('Medication')({ id: text, code: concept });

const going = ['active', 'on-hold'];

export const readMedication: ReadOne = (value, behind) => {
  const medication = read(value);
  if (medication === null) return null;
  const { medicationReference: to } = medication;
  const drug = to?.reference === undefined ? null : readDrug(behind(to.reference));
  const status = medication.status ?? null;
  return {
    id: medication.id,
    whose: medication.subject,
    isError: status === 'entered-in-error',
    entry: {
      name:
        wordsIn(labelOf(medication.medicationCodeableConcept)) ??
        wordsIn(labelOf(drug?.code)) ??
        wordsIn(to?.display),
      day: firstDay(medication.authoredOn),
      until: null,
      status: medication.doNotPerform === true ? 'do-not-take' : status,
      isCurrent: status !== null && going.includes(status) && medication.doNotPerform !== true,
      facts: facts(
        [
          'dosage',
          (medication.dosageInstruction ?? []).map((how) => how.text ?? how.patientInstruction),
        ],
        ['reason', [...labelsOf(medication.reasonCode), ...labelsOf([medication.statusReason])]],
        ['by', [medication.requester?.display]],
        ['note', textsOf(medication.note)],
      ),
      measures: [],
    },
  };
};
