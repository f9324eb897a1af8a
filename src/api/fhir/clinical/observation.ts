import type { Observation, Period } from '@medplum/fhirtypes';
import { concept, labelOf, reference, wordsIn } from '../concepts.ts';
import { code, list, part, resource, text } from '../lenient.ts';
import { measured, measuresOf } from './measures.ts';
import { facts, firstDay, labelsOf, notes, textsOf, type ReadOne } from './coded-text.ts';

const read = resource<Observation>('Observation')({
  id: text,
  status: code,
  subject: reference,
  effectiveDateTime: text,
  effectivePeriod: part<Period>()({ start: text, end: text }),
  effectiveInstant: text,
  issued: text,
  performer: list(reference),
  bodySite: concept,
  dataAbsentReason: concept,
  note: notes,
  ...measured,
});

export const readObservation: ReadOne = (value) => {
  const one = read(value);
  if (one === null) return null;
  const status = one.status ?? null;
  const measures = measuresOf(one);
  return {
    id: one.id,
    whose: one.subject,
    isError: status === 'entered-in-error',
    entry: {
      name: wordsIn(labelOf(one.code)),
      day: firstDay(
        one.effectiveDateTime,
        one.effectivePeriod?.start,
        one.effectiveInstant,
        one.issued,
      ),
      until: null,
      status,
      isCurrent: false,
      facts: facts(
        ['reason', measures.length === 0 ? [labelOf(one.dataAbsentReason)] : []],
        ['place', labelsOf([one.bodySite])],
        ['by', (one.performer ?? []).map(({ display }) => display)],
        ['note', textsOf(one.note)],
      ),
      measures,
    },
  };
};
