import { describe, expect, it } from 'vitest';
import { sample } from '#tests/support/fhir-server.ts';
import { readAuthorization } from './authorization.ts';

const sent = {
  resourceType: 'ExplanationOfBenefit',
  id: 'au',
  use: 'preauthorization',
  status: 'active',
  preAuthRefPeriod: [{ end: '2026-12-11' }, { end: '2027-01-05' }],
};
const read = (changes: object) => readAuthorization({ ...sent, ...changes });

const guide = 'http://hl7.org/fhir/us/davinci-pdex/StructureDefinition';
const reviewed = (code: string, more: object[] = []) => ({
  extension: [
    {
      url: `${guide}/extension-reviewAction`,
      extension: [
        ...more,
        {
          url: `${guide}/extension-reviewActionCode`,
          valueCodeableConcept: { coding: [{ code }] },
        },
      ],
    },
  ],
});
const line = (code: string) => ({ adjudication: [{}, reviewed(code)] });

it.each([
  ['Approved', '2027-01-05'],
  ['No PA Required', '2027-01-05'],
  ['Partial Denial: Please contact your provider', '2027-01-05'],
  ['extension granted per member request', '2027-01-05'],
  // It has not been decided yet.
  [undefined, null],
  ['Denied: Not a Covered Benefit', null],
  ['DENIED', null],
  ['Under Review', null],
  ['Withdrawn per Member Request', null],
  ['Authorization sent to wrong Payor', null],
  ['Words that nobody knows', null],
])('%s: leave lasts until %s', (disposition, endsOn) =>
  expect(read({ disposition })?.endsOn).toBe(endsOn),
);

it.each([
  ['A1', '2027-01-05'],
  ['A6', '2027-01-05'],
  ['NA', '2027-01-05'],
  // A denial that is known by its code alone, whatever period stands beside it.
  ['A3', null],
  ['A4', null],
])('reviewed as %s on a line, with a period: leave lasts until %s', (code, endsOn) => {
  expect(read({ item: [line(code)] })?.endsOn).toBe(endsOn);
  expect(read({ adjudication: [reviewed(code)] })?.endsOn).toBe(endsOn);
});

it('a line beats the header, and the header beats the outcome', () => {
  const all = { outcome: 'queued', adjudication: [reviewed('A3')], item: [line('A1')] };
  expect(read(all)?.status).toEqual({ id: 'approved' });
  expect(read({ ...all, item: [] })?.status).toEqual({ id: 'denied' });
  for (const outcome of ['queued', 'complete', 'partial', 'error', undefined]) {
    expect(read({ outcome })?.status).toEqual({ id: 'new-request' });
  }
});

it.each([
  { use: 'claim' },
  { status: 'cancelled' },
  { status: 'entered-in-error' },
  { id: undefined },
])('is none with %o', (changes) => expect(read(changes)).toBeNull());

it('stays without a status of the resource', () =>
  expect(read({ status: undefined })?.id).toBe('au'));

describe('units', () => {
  const units = (code: string, value: unknown) => ({ category: { coding: [{ code }] }, value });
  const of = (...adjudication: object[]) =>
    read({ item: [{ quantity: { value: 12 }, adjudication }] })?.services[0]?.units;

  it.each([
    ['as stated', [units('allowedunits', 10), units('consumedunits', 5)], 12, 10, 5],
    ['in the other guide’s codes', [units('eligible', 10), units('utilized', 5)], 12, 10, 5],
    ['all that was asked for, once certified', [reviewed('A1')], 12, 12, null],
    ['nothing of what was denied', [reviewed('A3')], 12, 0, 0],
    ['not said', [reviewed('A6')], 12, null, null],
    [
      'no amount of money',
      [{ ...units('eligible', undefined), amount: { value: 100 } }],
      12,
      null,
      null,
    ],
  ])('%s', (_, adjudication, requested, approved, used) =>
    expect(of(...adjudication)).toEqual({ requested, approved, used }),
  );
});

it('says why, who asked and who gives the care', () => {
  const role = (code: string) => ({ coding: [{ code }] });
  const found = read({
    disposition: 'Denied',
    provider: { display: 'Cedar Clinic' },
    facility: { display: 'Riverside Hospital' },
    careTeam: [
      { provider: { display: 'Dr. Salas' }, role: role('referring') },
      { provider: { display: 'Juniper Therapy' }, role: role('rendering') },
      { provider: null, role: role('rendering') },
    ],
    processNote: [{ text: 'See our letter.' }, null],
    item: [
      {
        adjudication: [
          { category: role('denialreason'), reason: { text: 'Not needed' } },
          reviewed('A3', [
            { url: 'reasonCode', valueCodeableConcept: { text: 'Needs a trial first' } },
          ]),
        ],
      },
    ],
  });
  expect(found).toMatchObject({
    requester: 'Dr. Salas',
    performers: ['Juniper Therapy'],
    facility: 'Riverside Hospital',
    reasons: ['Not needed', 'Needs a trial first'],
    notes: ['See our letter.'],
  });
  expect(read({ provider: { display: 'Cedar Clinic' } })).toMatchObject({
    requester: 'Cedar Clinic',
    performers: [],
  });
});

it('the day of the first decision is told apart from that of the last', () => {
  const on = (day: string) => ({
    extension: [{ url: `${guide}/base-ext-when-adjudicated`, valueDateTime: `${day}T15:00:00Z` }],
  });
  const item = [{ adjudication: [on('2026-09-20'), on('2026-01-05')] }];
  expect(read({ item })).toMatchObject({
    firstDecidedOn: '2026-01-05',
    decidedOn: '2026-09-20',
  });
  expect(read({ item: [{ adjudication: [on('2026-09-20'), on('2026-09-20')] }] })).toMatchObject({
    firstDecidedOn: null,
    decidedOn: '2026-09-20',
  });
});

it('the day by which a decision is promised is that of an extension', () => {
  const url = 'https://insurer.example/fhir/StructureDefinition/decision-due-by';
  const promised = (valueDate: string) => read({ extension: [{ url, valueDate }] })?.decisionDueBy;
  expect(promised('2026-11-25')).toBe('2026-11-25');
  expect(promised('soon')).toBeNull();
  expect(read({})?.decisionDueBy).toBeNull();
});

/** Written down by hand from the file. */
it('the sample of PDex: queued, and yet certified on its line', () => {
  expect(readAuthorization(sample('pdex/ExplanationOfBenefit-PDexPriorAuth1'))).toEqual({
    id: 'PDexPriorAuth1',
    coverage: 'Coverage/Coverage1',
    kind: 'institutional',
    patient: 'Patient/1',
    number: 'PA123412341234123412341234',
    isUrgent: true,
    status: { id: 'approved' },
    requestedOn: '2021-09-20',
    decidedOn: '2024-07-23',
    firstDecidedOn: null,
    decisionDueBy: null,
    validity: { start: '2021-10-01', end: '2021-10-31' },
    endsOn: '2021-10-31',
    service: 'Behavior Only, ADL Index 6 - 10/Medicare 5 day assessment (Full)',
    services: [
      {
        service: 'Behavior Only, ADL Index 6 - 10/Medicare 5 day assessment (Full)',
        status: { id: 'approved' },
        reasons: [],
        units: { requested: null, approved: null, used: 1 },
      },
    ],
    requester: 'Another Example Health Plan',
    performers: [],
    facility: null,
    reasons: [],
    notes: [],
    claims: ['XCLM1001'],
  });
});

it('an odd part of it takes nothing else with it', () => {
  const odd = [null, 7, 'x', [], {}, [null], [7], { extension: [null, { url: 7 }] }];
  for (const name of [
    'item',
    'adjudication',
    'careTeam',
    'extension',
    'total',
    'facility',
    'processNote',
    'related',
    'preAuthRef',
    'contained',
  ]) {
    for (const value of odd) {
      expect(read({ disposition: 'Approved', [name]: value }), name).toMatchObject({
        id: 'au',
        status: { id: 'approved' },
        endsOn: '2027-01-05',
      });
    }
  }
});
