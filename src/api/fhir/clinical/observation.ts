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
  const observation = read(value);
  if (observation === null) return null;
  const status = observation.status ?? null;
  const measures = measuresOf(observation);
  return {
    id: observation.id,
    whose: observation.subject,
    isError: status === 'entered-in-error',
    entry: {
      name: wordsIn(labelOf(observation.code)),
      day: firstDay(
        observation.effectiveDateTime,
        observation.effectivePeriod?.start,
        observation.effectiveInstant,
        observation.issued,
      ),
      until: null,
      status,
      isCurrent: false,
      facts: facts(
        ['reason', measures.length === 0 ? [labelOf(observation.dataAbsentReason)] : []],
        ['place', labelsOf([observation.bodySite])],
        ['by', (observation.performer ?? []).map(({ display }) => display)],
        ['note', textsOf(observation.note)],
      ),
      measures,
    },
  };
};
