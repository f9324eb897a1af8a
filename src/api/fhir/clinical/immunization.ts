import type {
  Immunization,
  ImmunizationPerformer,
  ImmunizationProtocolApplied,
} from '@medplum/fhirtypes';
import { concept, labelOf, reference, wordsIn } from '../concepts.ts';
import { code, list, number, part, resource, text } from '../lenient.ts';
import { facts, firstDay, labelsOf, notes, textsOf, type ReadOne } from './coded-text.ts';

const read = resource<Immunization>('Immunization')({
  id: text,
  status: code,
  statusReason: concept,
  patient: reference,
  vaccineCode: concept,
  occurrenceDateTime: text,
  occurrenceString: text,
  recorded: text,
  site: concept,
  performer: list(part<ImmunizationPerformer>()({ actor: reference })),
  protocolApplied: list(
    part<ImmunizationProtocolApplied>()({ doseNumberPositiveInt: number, doseNumberString: text }),
  ),
  note: notes,
});

export const readImmunization: ReadOne = (value) => {
  const immunization = read(value);
  if (immunization === null) return null;
  const status = immunization.status ?? null;
  return {
    id: immunization.id,
    whose: immunization.patient,
    isError: status === 'entered-in-error',
    entry: {
      name: wordsIn(labelOf(immunization.vaccineCode)),
      // The recorded date is not the date of the vaccination.
      day: firstDay(
        immunization.occurrenceDateTime,
        immunization.occurrenceString === undefined ? immunization.recorded : undefined,
      ),
      until: null,
      status,
      isCurrent: false,
      facts: facts(
        ['when', [immunization.occurrenceString]],
        [
          'dose',
          (immunization.protocolApplied ?? []).map(
            ({ doseNumberPositiveInt: count, doseNumberString }) =>
              doseNumberString ?? (count === undefined ? null : String(count)),
          ),
        ],
        ['reason', labelsOf([immunization.statusReason])],
        ['by', (immunization.performer ?? []).map(({ actor }) => actor?.display)],
        ['note', textsOf(immunization.note)],
      ),
      measures: [],
    },
  };
};
