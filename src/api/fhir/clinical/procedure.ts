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
  const one = read(value);
  if (one === null) return null;
  const status = one.status ?? null;
  const day = firstDay(one.performedDateTime, one.performedPeriod?.start);
  return {
    id: one.id,
    whose: one.subject,
    isError: status === 'entered-in-error',
    entry: {
      name: wordsIn(labelOf(one.code)),
      day,
      until: endAfter(day, one.performedPeriod?.end),
      status,
      isCurrent: false,
      facts: facts(
        ['when', [one.performedString]],
        ['place', labelsOf(one.bodySite)],
        ['reason', [...labelsOf(one.reasonCode), ...labelsOf([one.statusReason])]],
        ['outcome', labelsOf([one.outcome])],
        [
          'by',
          [...(one.performer ?? []).map(({ actor }) => actor?.display), one.location?.display],
        ],
        ['note', textsOf(one.note)],
      ),
      measures: [],
    },
  };
};
