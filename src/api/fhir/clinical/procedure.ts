import type { Period, Procedure, ProcedurePerformer } from '@medplum/fhirtypes';
import { concept, labelOf, reference, wordsIn } from '../concepts.ts';
import { code, list, part, resource, text } from '../lenient.ts';
import { endAfter, facts, firstDay, labelsOf, notes, textsOf, type ReadOne } from './coded-text.ts';

const read = resource<Procedure>('Procedure')({
  id: text,
  status: code,
  statusReason: concept,
  subject: reference,
  code: concept,
  performedDateTime: text,
  performedPeriod: part<Period>()({ start: text, end: text }),
  performedString: text,
  performer: list(part<ProcedurePerformer>()({ actor: reference })),
  location: reference,
  reasonCode: list(concept),
  bodySite: list(concept),
  outcome: concept,
  note: notes,
});

export const readProcedure: ReadOne = (value) => {
  const procedure = read(value);
  if (procedure === null) return null;
  const status = procedure.status ?? null;
  const day = firstDay(procedure.performedDateTime, procedure.performedPeriod?.start);
  return {
    id: procedure.id,
    whose: procedure.subject,
    isError: status === 'entered-in-error',
    entry: {
      name: wordsIn(labelOf(procedure.code)),
      day,
      until: endAfter(day, procedure.performedPeriod?.end),
      status,
      isCurrent: false,
      facts: facts(
        ['when', [procedure.performedString]],
        ['place', labelsOf(procedure.bodySite)],
        ['reason', [...labelsOf(procedure.reasonCode), ...labelsOf([procedure.statusReason])]],
        ['outcome', labelsOf([procedure.outcome])],
        [
          'by',
          [
            ...(procedure.performer ?? []).map(({ actor }) => actor?.display),
            procedure.location?.display,
          ],
        ],
        ['note', textsOf(procedure.note)],
      ),
      measures: [],
    },
  };
};
