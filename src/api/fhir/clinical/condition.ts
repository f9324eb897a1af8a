import type { Condition, Period } from '@medplum/fhirtypes';
import { concept, hasCode, labelOf, partialDay, reference, wordsIn } from '../concepts.ts';
import { list, part, resource, text } from '../lenient.ts';
import {
  endAfter,
  facts,
  firstDay,
  labelsOf,
  notes,
  codedStatus,
  textsOf,
  type ReadOne,
} from './coded-text.ts';

const period = part<Period>()({ start: text, end: text });
const read = resource<Condition>('Condition')({
  id: text,
  subject: reference,
  clinicalStatus: concept,
  verificationStatus: concept,
  category: list(concept),
  severity: concept,
  code: concept,
  bodySite: list(concept),
  onsetDateTime: text,
  onsetPeriod: period,
  onsetString: text,
  abatementDateTime: text,
  abatementPeriod: period,
  recordedDate: text,
  recorder: reference,
  note: notes,
});

const lasting = ['active', 'recurrence', 'relapse'];

export const readCondition: ReadOne = (value) => {
  const condition = read(value);
  if (condition === null) return null;
  const verified = codedStatus(condition.verificationStatus);
  const status = codedStatus(condition.clinicalStatus);
  const isRefuted = verified === 'refuted';
  const day = firstDay(
    condition.onsetDateTime,
    condition.onsetPeriod?.start,
    condition.recordedDate,
  );
  const ended =
    condition.abatementDateTime ?? condition.abatementPeriod?.start ?? condition.onsetPeriod?.end;
  return {
    id: condition.id,
    whose: condition.subject,
    isError: verified === 'entered-in-error',
    entry: {
      name: wordsIn(labelOf(condition.code)),
      day,
      until: endAfter(day, ended),
      status: isRefuted ? verified : status,
      isCurrent:
        !isRefuted &&
        // An encounter diagnosis may have ended, and without a status an end date means that it is over.
        (status === null
          ? partialDay(ended) === null && !isOfVisit(condition.category)
          : lasting.includes(status)),
      facts: facts(
        ['severity', labelsOf([condition.severity])],
        ['place', labelsOf(condition.bodySite)],
        ['when', [condition.onsetString]],
        ['by', [condition.recorder?.display]],
        ['note', textsOf(condition.note)],
      ),
      measures: [],
    },
  };
};

const isOfVisit = (category: NonNullable<ReturnType<typeof read>>['category'] = []): boolean =>
  category.length > 0 &&
  category.every((categoryConcept) => hasCode(categoryConcept, 'encounter-diagnosis'));
