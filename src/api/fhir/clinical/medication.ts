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
  const one = read(value);
  if (one === null) return null;
  const { medicationReference: to } = one;
  const drug = to?.reference === undefined ? null : readDrug(behind(to.reference));
  const status = one.status ?? null;
  return {
    id: one.id,
    whose: one.subject,
    isError: status === 'entered-in-error',
    entry: {
      name:
        wordsIn(labelOf(one.medicationCodeableConcept)) ??
        wordsIn(labelOf(drug?.code)) ??
        wordsIn(to?.display),
      day: firstDay(one.authoredOn),
      until: null,
      status: one.doNotPerform === true ? 'do-not-take' : status,
      isCurrent: status !== null && going.includes(status) && one.doNotPerform !== true,
      facts: facts(
        ['dosage', (one.dosageInstruction ?? []).map((how) => how.text ?? how.patientInstruction)],
        ['reason', [...labelsOf(one.reasonCode), ...labelsOf([one.statusReason])]],
        ['by', [one.requester?.display]],
        ['note', textsOf(one.note)],
      ),
      measures: [],
    },
  };
};
