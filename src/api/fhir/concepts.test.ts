import { describe, expect, it } from 'vitest';
import {
  carinSystems,
  codeIn,
  dayOfDateTime,
  idAtEnd,
  labelOf,
  period,
  reference,
} from './concepts.ts';

const type = `${carinSystems}/C4BBIdentifierType`;

describe('a concept', () => {
  it('has a code by its system, whatever other codings it has', () => {
    const coding = [
      { system: 'https://payer.example', code: 'X' },
      { system: type, code: 'uc' },
    ];
    expect(codeIn({ coding }, type)).toBe('uc');
    expect(
      codeIn({ coding }, 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBIdentifierType'),
    ).toBe('uc');
    expect(codeIn({ coding }, 'https://else.example')).toBeNull();
    expect(codeIn({ coding: [{ system: type }] }, type)).toBeNull();
    expect(codeIn(undefined, type)).toBeNull();
  });

  it.each([
    ['its text', { text: 'Visit', coding: [{ display: 'Office visit' }] }, 'Visit'],
    [
      'the first display that says something',
      { text: ' ', coding: [{ code: 'V' }, { display: ' ' }, { display: 'Office visit' }] },
      'Office visit',
    ],
    ['the first code that says something', { coding: [{ code: ' ' }, { code: 'V' }] }, 'V'],
    ['nothing', {}, null],
  ])('names a concept by %s', (_, concept, label) => expect(labelOf(concept)).toBe(label));

  it('a missing concept has no name', () => expect(labelOf(undefined)).toBeNull());
});

it.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05T23:30:00-06:00', '2026-03-05'],
  ['2026-03', null],
  ['on 2026-03-05', null],
  ['', null],
  [undefined, null],
])('the day of %j is %j', (written, day) => expect(dayOfDateTime(written)).toBe(day));

it.each([
  ['Patient/p1', 'p1'],
  ['https://payer.example/fhir/Patient/p1', 'p1'],
  ['p1', 'p1'],
  ['Patient/', null],
  ['#p1', null],
  ['Patient/p1#', 'p1#'],
  [null, null],
  [undefined, null],
])('the id at the end of %j is %j', (written, id) => expect(idAtEnd(written)).toBe(id));

it('a reference and a period keep their values', () => {
  const who = { reference: 'Patient/p1', display: 'Maria' };
  expect(reference({ ...who, type: 'Patient' })).toEqual(who);
  const year = { start: '2026-01-01', end: '2026-12-31' };
  expect(period({ ...year, id: 'x' })).toEqual(year);
});
