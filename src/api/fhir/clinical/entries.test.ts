import { describe, expect, it } from 'vitest';
import { readAllergy } from './allergy.ts';
import type { ReadClinical, ReadOne } from './coded-text.ts';
import { readCondition } from './condition.ts';
import { readImmunization } from './immunization.ts';
import { readMedication } from './medication.ts';
import { readObservation } from './observation.ts';
import { readProcedure } from './procedure.ts';

const coding = (code: string) => ({ coding: [{ code }] });
const text = (words: string) => ({ text: words });
const note = [text('Watch it')];
const watched = { label: 'note', text: 'Watch it' };

const readers: Record<string, ReadOne> = {
  AllergyIntolerance: readAllergy,
  Condition: readCondition,
  Immunization: readImmunization,
  MedicationRequest: readMedication,
  Observation: readObservation,
  Procedure: readProcedure,
};
function read(
  resourceType: string,
  more: object,
  behind: (reference: string) => unknown = () => null,
): ReadClinical {
  const record = readers[resourceType]?.({ resourceType, id: 'a', ...more }, behind);
  if (record == null) throw new Error('It is read.');
  return record;
}
const entryOf = (...of: Parameters<typeof read>) => read(...of).entry;
const factsOf = (...of: Parameters<typeof read>) => entryOf(...of).facts;

describe.each(Object.keys(readers))('%s', (type) => {
  const whose = type === 'AllergyIntolerance' || type === 'Immunization' ? 'patient' : 'subject';

  it('reads an entry without any data as empty', () =>
    expect(read(type, {})).toMatchObject({
      id: 'a',
      whose: undefined,
      isError: false,
      entry: { name: null, day: null, until: null, status: null, facts: [], measures: [] },
    }));

  it('names its patient, and has its notes', () => {
    const record = read(type, { [whose]: { reference: 'Patient/p1' }, note });
    expect(record.whose).toEqual({ reference: 'Patient/p1' });
    expect(record.entry.facts).toEqual([watched]);
  });

  it('returns null for a resource of another type', () =>
    expect(readers[type]?.({ resourceType: 'Patient', id: 'a' }, () => null)).toBeNull());
});

describe('an allergy', () => {
  const of = (more: object) => entryOf('AllergyIntolerance', more);

  it('names an allergy by its code, else by the substance of a reaction', () => {
    const reaction = [{}, { substance: text('Cashews') }, { substance: text('Nuts') }];
    expect(of({ code: text('Tree nuts'), reaction }).name).toBe('Tree nuts');
    expect(of({ reaction }).name).toBe('Cashews');
  });

  it.each([
    ['2020-01-01', { onsetDateTime: '2020-01-01', recordedDate: '2021' }],
    ['2019', { onsetPeriod: { start: '2019' }, recordedDate: '2021' }],
    ['2021-05', { recordedDate: '2021-05' }],
  ])('dates an allergy by its onset, else by its recording: %s', (day, more) =>
    expect(of(more).day).toBe(day),
  );

  it.each([
    ['active', true],
    ['inactive', false],
    ['resolved', false],
  ])('an allergy that is %s is current: %s', (status, isCurrent) =>
    expect(of({ clinicalStatus: coding(status) })).toMatchObject({ status, isCurrent }),
  );

  it('marks an allergy that was entered in error', () =>
    expect(
      read('AllergyIntolerance', { verificationStatus: coding('entered-in-error') }).isError,
    ).toBe(true));

  it('takes its severity from a high criticality, else from its reactions', () => {
    const reaction = [{ severity: 'mild', manifestation: [text('Hives')] }, { severity: 'severe' }];
    expect(of({ criticality: 'low', reaction }).facts).toEqual([
      { label: 'reaction', text: 'Hives' },
      { label: 'severity', text: 'mild' },
      { label: 'severity', text: 'severe' },
    ]);
    expect(of({ criticality: 'high', reaction }).facts).toContainEqual({
      label: 'severity',
      text: 'high',
    });
  });
});

describe('a condition', () => {
  const of = (more: object) => entryOf('Condition', more);

  it('reads all facts of it', () =>
    expect(
      of({
        code: text('Asthma'),
        severity: text('Mild'),
        bodySite: [text('Lung')],
        onsetString: 'As a child',
        recorder: { display: 'Dr. Ames' },
        note,
      }),
    ).toMatchObject({
      name: 'Asthma',
      facts: [
        { label: 'severity', text: 'Mild' },
        { label: 'place', text: 'Lung' },
        { label: 'when', text: 'As a child' },
        { label: 'by', text: 'Dr. Ames' },
        watched,
      ],
    }));

  it.each([
    ['2018-06-01', { onsetDateTime: '2018-06-01', onsetPeriod: { start: '2017' } }],
    ['2017', { onsetPeriod: { start: '2017' }, recordedDate: '2020' }],
    ['2020', { recordedDate: '2020' }],
  ])('begins on %s', (day, more) => expect(of(more).day).toBe(day));

  it.each([
    ['2019', { abatementDateTime: '2019', abatementPeriod: { start: '2020' } }],
    ['2020', { abatementPeriod: { start: '2020' }, onsetPeriod: { end: '2021' } }],
    ['2021', { onsetPeriod: { end: '2021' } }],
    [null, { onsetDateTime: '2019', abatementDateTime: '2019' }],
    [null, { abatementDateTime: 'soon' }],
  ])('ends on %s', (until, more) => expect(of(more).until).toBe(until));

  it.each<[string, object, boolean]>([
    ['that is active', { clinicalStatus: coding('Active') }, true],
    ['that came back', { clinicalStatus: coding('recurrence') }, true],
    ['with a relapse', { clinicalStatus: coding('relapse') }, true],
    ['in remission', { clinicalStatus: coding('remission') }, false],
    [
      'that was ruled out',
      { clinicalStatus: coding('active'), verificationStatus: coding('refuted') },
      false,
    ],
    ['of no status', {}, true],
    ['of no status that has ended', { abatementDateTime: '2020' }, false],
    ['of no status, on the problem list', { category: [coding('problem-list-item')] }, true],
    ['of no status, at one visit', { category: [coding('encounter-diagnosis')] }, false],
    [
      'of no status, at one visit and on the problem list',
      { category: [coding('encounter-diagnosis'), coding('problem-list-item')] },
      true,
    ],
    [
      'of no status, at one visit in one of two codes',
      { category: [{ coding: [{ code: 'x' }, { code: 'encounter-diagnosis' }] }] },
      false,
    ],
    ['of no status, of a kind in words', { category: [text('Visit')] }, true],
  ])('%s is current: %s', (_, more, isCurrent) => expect(of(more).isCurrent).toBe(isCurrent));

  it('has the status “refuted” if it was ruled out', () =>
    expect(
      of({ clinicalStatus: coding('active'), verificationStatus: coding('refuted') }).status,
    ).toBe('refuted'));

  it('has a status in the payer’s text without a code', () => {
    expect(of({ clinicalStatus: text('Under watch') }).status).toBe('Under watch');
    expect(of({ clinicalStatus: { coding: [{ display: 'x' }, { code: 'Active' }] } }).status).toBe(
      'active',
    );
  });

  it('marks a condition that was entered in error', () =>
    expect(read('Condition', { verificationStatus: coding('entered-in-error') }).isError).toBe(
      true,
    ));
});

describe('a medication', () => {
  const of = (more: object, behind?: (reference: string) => unknown) =>
    entryOf('MedicationRequest', more, behind);

  it('names a medication by its code, else by the drug behind a reference, else by its display', () => {
    const to = { reference: 'Medication/m', display: 'A drug' };
    const drug = (reference: string) =>
      reference === 'Medication/m' ? { resourceType: 'Medication', code: text('Metformin') } : null;
    const both = { medicationCodeableConcept: text('Aspirin'), medicationReference: to };
    expect(of(both, drug).name).toBe('Aspirin');
    expect(of({ medicationReference: to }, drug).name).toBe('Metformin');
    expect(of({ medicationReference: to }).name).toBe('A drug');
    expect(of({ medicationReference: { display: 'A drug' } }, drug).name).toBe('A drug');
  });

  it.each([
    ['Active', true],
    ['on-hold', true],
    ['stopped', false],
  ])('a medication that is %s is current: %s', (status, isCurrent) =>
    expect(of({ status })).toMatchObject({ status: status.toLowerCase(), isCurrent }),
  );

  it('a medication is not current without a status, and says so if the patient must not take it', () => {
    expect(of({}).isCurrent).toBe(false);
    expect(of({ status: 'active', doNotPerform: false })).toMatchObject({
      status: 'active',
      isCurrent: true,
    });
    expect(of({ status: 'active', doNotPerform: true })).toMatchObject({
      status: 'do-not-take',
      isCurrent: false,
    });
  });

  it('reads all facts of it', () =>
    expect(
      factsOf('MedicationRequest', {
        dosageInstruction: [
          { text: 'Twice a day', patientInstruction: 'Twice' },
          { patientInstruction: 'With food' },
        ],
        reasonCode: [text('Sugar')],
        statusReason: text('Side effects'),
        requester: { display: 'Dr. Ames' },
        note,
      }),
    ).toEqual([
      { label: 'dosage', text: 'Twice a day' },
      { label: 'dosage', text: 'With food' },
      { label: 'reason', text: 'Sugar' },
      { label: 'reason', text: 'Side effects' },
      { label: 'by', text: 'Dr. Ames' },
      watched,
    ]));

  it('has the date on which it was written', () =>
    expect(of({ authoredOn: '2026-08-03T10:00:00Z' }).day).toBe('2026-08-03'));
});

describe('a vaccine', () => {
  const of = (more: object) => entryOf('Immunization', more);

  it.each([
    ['2020-02-03', { occurrenceDateTime: '2020-02-03', recorded: '2021' }],
    ['2021', { recorded: '2021' }],
    [null, { recorded: '2021', occurrenceString: 'As a child' }],
  ])('was given on %s', (day, more) => expect(of(more).day).toBe(day));

  it('reads all facts of it', () =>
    expect(
      of({
        vaccineCode: text('MMR'),
        status: 'Completed',
        occurrenceString: 'As a child',
        protocolApplied: [
          { doseNumberPositiveInt: 1, doseNumberString: 'First' },
          { doseNumberPositiveInt: 2 },
          {},
        ],
        statusReason: text('Immune'),
        performer: [{ actor: { display: 'Dr. Ames' } }, {}],
        note,
      }),
    ).toMatchObject({
      name: 'MMR',
      status: 'completed',
      isCurrent: false,
      facts: [
        { label: 'when', text: 'As a child' },
        { label: 'dose', text: 'First' },
        { label: 'dose', text: '2' },
        { label: 'reason', text: 'Immune' },
        { label: 'by', text: 'Dr. Ames' },
        watched,
      ],
    }));
});

describe('a procedure', () => {
  const of = (more: object) => entryOf('Procedure', more);

  it('reads all facts of it', () =>
    expect(
      of({
        code: text('Surgery'),
        status: 'Completed',
        performedString: 'Last spring',
        bodySite: [text('Knee')],
        reasonCode: [text('Pain')],
        statusReason: text('Weather'),
        outcome: text('Well'),
        performer: [{ actor: { display: 'Dr. Ames' } }, {}],
        location: { display: 'Riverside Hospital' },
        note,
      }),
    ).toMatchObject({
      name: 'Surgery',
      status: 'completed',
      isCurrent: false,
      facts: [
        { label: 'when', text: 'Last spring' },
        { label: 'place', text: 'Knee' },
        { label: 'reason', text: 'Pain' },
        { label: 'reason', text: 'Weather' },
        { label: 'outcome', text: 'Well' },
        { label: 'by', text: 'Dr. Ames' },
        { label: 'by', text: 'Riverside Hospital' },
        watched,
      ],
    }));

  it('has a day, or the first of several days', () => {
    expect(of({ performedDateTime: '2025-01-01', performedPeriod: { start: '2024' } }).day).toBe(
      '2025-01-01',
    );
    expect(of({ performedPeriod: { start: '2024-01-01', end: '2024-01-03' } })).toMatchObject({
      day: '2024-01-01',
      until: '2024-01-03',
    });
  });
});

describe('an observation', () => {
  const of = (more: object) => entryOf('Observation', more);
  const measure = (more: object) => of({ code: text('Test'), ...more }).measures[0];

  it.each([
    ['2025-01-01', { effectiveDateTime: '2025-01-01', issued: '2026' }],
    ['2024', { effectivePeriod: { start: '2024' }, issued: '2026' }],
    ['2023-01-01', { effectiveInstant: '2023-01-01T00:00:00Z', issued: '2026' }],
    ['2026', { issued: '2026' }],
  ])('dates an observation by its effective time, else by its issue: %s', (day, more) =>
    expect(of(more).day).toBe(day),
  );

  it('reads all facts of it', () =>
    expect(
      of({
        code: text('Sugar'),
        status: 'Final',
        dataAbsentReason: text('Sample lost'),
        bodySite: text('Arm'),
        performer: [{ display: 'Lab' }],
        note,
      }),
    ).toMatchObject({
      name: 'Sugar',
      status: 'final',
      isCurrent: false,
      facts: [
        { label: 'reason', text: 'Sample lost' },
        { label: 'place', text: 'Arm' },
        { label: 'by', text: 'Lab' },
        watched,
      ],
    }));

  it('leaves out the reason for absent data when there is a value', () =>
    expect(of({ valueString: 'x', dataAbsentReason: text('Sample lost') }).facts).toEqual([]));

  it.each<[string, object, string | null]>([
    ['a quantity', { valueQuantity: { value: 5, unit: 'mg', comparator: '>' } }, '>5 mg'],
    ['a quantity in a coded unit', { valueQuantity: { value: 5, code: 'mg' } }, '5 mg'],
    ['a percentage', { valueQuantity: { value: 5, unit: '%' } }, '5 %'],
    ['a percentage by its code', { valueQuantity: { value: 5, code: '%' } }, '5 %'],
    ['a number without a unit', { valueQuantity: { value: 5 } }, '5'],
    ['a concept', { valueCodeableConcept: text('Never') }, 'Never'],
    ['a text', { valueString: 'Not found' }, 'Not found'],
    ['the first that says something', { valueString: ' ', valueTime: '10:30' }, '10:30'],
    ['yes', { valueBoolean: true }, 'true'],
    ['a whole number', { valueInteger: 0 }, '0'],
    ['a range', { valueRange: { low: { value: 1 }, high: { value: 2 } } }, '1–2'],
    [
      'a range in one unit',
      { valueRange: { low: { value: 1, unit: 'mg' }, high: { value: 2, unit: 'mg' } } },
      '1–2 mg',
    ],
    [
      'a range in two units',
      { valueRange: { low: { value: 1, unit: 'g' }, high: { value: 2, unit: 'kg' } } },
      '1 g–2 kg',
    ],
    ['a range from', { valueRange: { low: { value: 1 } } }, '≥ 1'],
    ['a range to', { valueRange: { high: { value: 2 } } }, '≤ 2'],
    [
      'a ratio',
      { valueRatio: { numerator: { value: 1 }, denominator: { value: 128, unit: 'ml' } } },
      '1 : 128 ml',
    ],
    ['a day', { valueDateTime: '2026-01-01' }, '2026-01-01'],
  ])('reads %s as a measure', (_, more, value) => expect(measure(more)?.text).toBe(value));

  it.each([
    ['half a ratio', { valueRatio: { numerator: { value: 1 } } }],
    ['the other half', { valueRatio: { denominator: { value: 1 } } }],
    ['a range of nothing', { valueRange: {} }],
    ['a quantity without a number', { valueQuantity: { unit: 'mg' } }],
  ])('does not read %s as a measure', (_, more) => expect(measure(more)).toBeUndefined());

  it('has a number for charts, unless the value is inexact', () => {
    expect(measure({ valueQuantity: { value: 5, unit: 'mg' } })).toMatchObject({
      value: 5,
      unit: 'mg',
      part: null,
    });
    expect(measure({ valueQuantity: { value: 5, comparator: '<' } })?.value).toBeNull();
    expect(measure({ valueInteger: 3 })?.value).toBe(3);
  });

  it('identifies a test by system and code, else by its text', () => {
    const codeOf = (code: object) => measure({ code, valueInteger: 1 })?.code;
    expect(codeOf({ coding: [{ display: 'x' }, { system: 's', code: 'c' }] })).toBe('s|c');
    expect(codeOf({ coding: [{ code: 'c' }] })).toBe('|c');
    expect(codeOf(text('Blood Sugar'))).toBe('blood sugar');
    expect(codeOf({})).toBe('');
  });

  it('has components, each by its code and name', () =>
    expect(
      of({
        code: coding('bp'),
        component: [
          { code: { coding: [{ code: 'sys' }], text: 'Systolic' }, valueInteger: 128 },
          { code: text('Position') },
        ],
      }).measures,
    ).toMatchObject([{ code: '|bp |sys', part: 'Systolic', text: '128' }]));

  it('has the first interpretation with a text', () => {
    const interpretation = [{}, text('High'), text('Critical')];
    expect(measure({ valueInteger: 1, interpretation })?.flag).toBe('High');
    expect(measure({ valueInteger: 1 })?.flag).toBeNull();
  });

  it.each<[string, object[], object | null]>([
    [
      'in its unit',
      [{ low: { value: 4, unit: 'mg' }, high: { value: 6, unit: 'mg' } }],
      { low: 4, high: 6, text: '4–6 mg' },
    ],
    [
      'without a unit',
      [{ low: { value: 4 }, high: { value: 6 } }],
      { low: 4, high: 6, text: '4–6' },
    ],
    ['upward', [{ low: { value: 4 } }], { low: 4, high: null, text: '≥ 4' }],
    [
      'in words',
      [{ text: 'Below 6', high: { value: 6 } }],
      { low: null, high: 6, text: 'Below 6' },
    ],
    [
      'in another unit, which cannot be drawn',
      [{ low: { value: 4, unit: 'mg' }, high: { value: 6, unit: 'g' } }],
      { low: null, high: null, text: '4 mg–6 g' },
    ],
    [
      'that is the first to say something',
      [{}, { high: { value: 6 } }, { high: { value: 9 } }],
      { low: null, high: 6, text: '≤ 6' },
    ],
    ['that is none', [{}], null],
  ])('has a range %s', (_, referenceRange, range) =>
    expect(measure({ valueQuantity: { value: 5, unit: 'mg' }, referenceRange })?.range).toEqual(
      range,
    ),
  );
});

describe('a date', () => {
  it.each([
    ['2026', '2026'],
    ['2026-03', '2026-03'],
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T10:00:00Z', '2026-03-05'],
    ['2026-13', null],
    ['2026-02-30', null],
    ['26-03-05', null],
    ['2026-03-05 at ten', null],
    ['in 2026', null],
  ])('%s is read as %s', (authoredOn, day) =>
    expect(entryOf('MedicationRequest', { authoredOn }).day).toBe(day),
  );
});
