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
  const one = read(value);
  if (one === null) return null;
  const verified = codedStatus(one.verificationStatus);
  const status = codedStatus(one.clinicalStatus);
  const isRefuted = verified === 'refuted';
  const day = firstDay(one.onsetDateTime, one.onsetPeriod?.start, one.recordedDate);
  const ended = one.abatementDateTime ?? one.abatementPeriod?.start ?? one.onsetPeriod?.end;
  return {
    id: one.id,
    whose: one.subject,
    isError: verified === 'entered-in-error',
    entry: {
      name: wordsIn(labelOf(one.code)),
      day,
      until: endAfter(day, ended),
      status: isRefuted ? verified : status,
      isCurrent:
        !isRefuted &&
        // An encounter diagnosis may have ended, and without a status an end date means that it is over.
        (status === null
          ? partialDay(ended) === null && !isOfVisit(one.category)
          : lasting.includes(status)),
      facts: facts(
        ['severity', labelsOf([one.severity])],
        ['place', labelsOf(one.bodySite)],
        ['when', [one.onsetString]],
        ['by', [one.recorder?.display]],
        ['note', textsOf(one.note)],
      ),
      measures: [],
    },
  };
};

const isOfVisit = (category: NonNullable<ReturnType<typeof read>>['category'] = []): boolean =>
  category.length > 0 && category.every((one) => hasCode(one, 'encounter-diagnosis'));
