import { expect, it } from 'vitest';
import { measure } from '#tests/support/record.ts';
import { bloodPressureOf } from './blood-pressure.ts';

const systolic = measure(128, { part: 'Systolic', unit: 'mmHg' });
const diastolic = measure(82, { part: 'Diastolic', unit: 'mmHg' });
const range = { low: 60, high: 80, text: '60–80 mmHg' };

it.each([
  ['by name', [systolic, diastolic]],
  ['whichever comes first', [diastolic, systolic]],
  [
    'by code',
    [
      { ...systolic, part: 'SBP', code: 'x http://loinc.org|8480-6' },
      { ...diastolic, part: 'DBP', code: 'x http://loinc.org|8462-4' },
    ],
  ],
])('reads a blood pressure as one reading: %s', (_, measures) => {
  expect(bloodPressureOf(measures)).toMatchObject({ text: '128/82 mmHg' });
});

it.each([
  ['one value alone', [systolic]],
  ['another part', [systolic, { ...diastolic, part: 'Mean' }]],
  ['a third value', [systolic, diastolic, measure(97, { part: 'Mean' })]],
  ['a value that is no number', [systolic, { ...diastolic, value: null }]],
  ['another unit', [systolic, { ...diastolic, unit: 'kPa' }]],
  ['no unit', [systolic, diastolic].map((reading) => ({ ...reading, unit: null }))],
  ['a range of its own', [systolic, { ...diastolic, range }]],
])('keeps all data: %s', (_, measures) => {
  expect(bloodPressureOf(measures)).toBeNull();
});
