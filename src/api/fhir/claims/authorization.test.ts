import { describe, expect, it } from 'vitest';
import { sample, searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from '../bundle.ts';
import { readAuthorization, readAuthorizations } from './authorization.ts';

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
  ['An unknown text', null],
])('a disposition of %s gives approval until %s', (disposition, endsOn) =>
  expect(read({ disposition })?.endsOn).toBe(endsOn),
);

it.each([
  ['A1', '2027-01-05'],
  ['A6', '2027-01-05'],
  ['NA', '2027-01-05'],
  // A denial by its code alone overrides any period.
  ['A3', null],
  ['A4', null],
])('a decision of %s on a line, with a period, gives approval until %s', (code, endsOn) => {
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
])('returns null with %o', (changes) => expect(read(changes)).toBeNull());

it('reads a resource without a status', () => expect(read({ status: undefined })?.id).toBe('au'));

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

it('reads the reasons, the requester and the performers', () => {
  const role = (code: string) => ({ coding: [{ code }] });
  const authorization = read({
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
  expect(authorization).toMatchObject({
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

it('distinguishes the first decision date from the last', () => {
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

it('reads the promised decision date from its extension', () => {
  const url = 'https://insurer.example/fhir/StructureDefinition/decision-due-by';
  const promised = (valueDate: string) => read({ extension: [{ url, valueDate }] })?.decisionDueBy;
  expect(promised('2026-11-25')).toBe('2026-11-25');
  expect(promised('soon')).toBeNull();
  expect(read({})?.decisionDueBy).toBeNull();
});

/** Written down by hand from the file. */
it('reads PDex’s sample, which is queued but certified on its line', () => {
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

it('ignores an invalid element without losing the others', () => {
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

describe('the people of an authorization', () => {
  const member = (display: string, code: string) => ({
    provider: { display },
    role: { coding: [{ display: 'x' }, { code: 'x' }, { code: code.toUpperCase() }] },
  });

  it.each(['referring', 'requesting', 'prescribing', 'ordering'])(
    'takes the %s provider as the requester',
    (code) =>
      expect(read({ careTeam: [member('Dr. Salas', code)] })).toMatchObject({
        requester: 'Dr. Salas',
        performers: [],
      }),
  );

  it.each(['rendering', 'performing', 'primary', 'attending', 'operating', 'servicing'])(
    'takes the %s provider as a performer',
    (code) =>
      expect(read({ careTeam: [member('Dr. Salas', code)] })).toMatchObject({
        requester: null,
        performers: ['Dr. Salas'],
      }),
  );

  it('treats the sender as performer if another provider is the requester', () => {
    const provider = { display: 'Cedar Clinic' };
    const careTeam = [member('Dr. Salas', 'referring'), { provider: { display: 'Nobody' } }];
    expect(read({ provider, careTeam })).toMatchObject({
      requester: 'Dr. Salas',
      performers: ['Cedar Clinic'],
    });
    expect(read({ provider })).toMatchObject({ requester: 'Cedar Clinic', performers: [] });
  });

  it('reads names from contained and included resources', () => {
    const contained = [{ resourceType: 'Organization', id: 'o1', name: 'Cedar Clinic' }];
    expect(read({ provider: { reference: '#o1' }, contained })?.requester).toBe('Cedar Clinic');
    const page = readSearchPage(
      searchset([
        { ...sent, provider: { reference: 'Organization/o1' } },
        { ...sent, id: 'claim', use: 'claim' },
        ...contained,
      ]),
      'BP-NFA-100',
    );
    expect(readAuthorizations(page).map(({ id, requester }) => [id, requester])).toEqual([
      ['au', 'Cedar Clinic'],
    ]);
  });
});

describe('the other facts of an authorization', () => {
  it('the other facts of an authorization are empty without any data', () =>
    expect(read({ preAuthRefPeriod: undefined })).toMatchObject({
      service: null,
      services: [],
      isUrgent: false,
      decidedOn: null,
      firstDecidedOn: null,
      decisionDueBy: null,
      requester: null,
      performers: [],
      facility: null,
      reasons: [],
      notes: [],
      claims: [],
      number: null,
    }));

  it('returns null for another resource', () =>
    expect(readAuthorization({ ...sent, resourceType: 'Claim' })).toBeNull());

  it('prefer its own number, else the first identifier with a value', () => {
    const identifier = [{}, { value: 'N-1' }];
    expect(read({ identifier })?.number).toBe('N-1');
    expect(read({ identifier, preAuthRef: ['A-1'] })?.number).toBe('A-1');
  });

  it('use the first service with a name, by its code or its category', () =>
    expect(
      read({ item: [{}, { category: { text: 'Therapy' } }, { productOrService: { text: 'MRI' } }] })
        ?.service,
    ).toBe('Therapy'));

  it('include only notes and claims with content', () =>
    expect(
      read({
        processNote: [{ text: 'N/A' }, { text: 'Call us' }, {}],
        related: [
          { reference: { value: 'N-1' }, claim: { reference: 'ExplanationOfBenefit/x' } },
          { claim: { reference: 'ExplanationOfBenefit/e-2' } },
          { reference: {} },
          {},
        ],
      }),
    ).toMatchObject({ notes: ['Call us'], claims: ['N-1', 'e-2'] }));

  const level = (code: string) => ({
    url: `${guide}/extension-levelOfServiceCode`,
    valueCodeableConcept: { coding: [{ code }] },
  });
  it.each([
    ['U', true],
    ['03', true],
    ['E', false],
  ])('read the level %s as urgent: %s', (code, isUrgent) => {
    const other = { ...level('U'), url: `${guide}/else` };
    expect(read({ extension: [{}, other, level(code)] })?.isUrgent).toBe(isUrgent);
  });

  it('read the promised decision date from its extension', () =>
    expect(
      read({
        extension: [
          {},
          { url: `${guide}/else`, valueDate: '2026-01-01' },
          { url: `${guide}/decision-due-by`, valueDate: '2026-12-01' },
        ],
      })?.decisionDueBy,
    ).toBe('2026-12-01'));

  it('include the decision dates of all lines, in order', () => {
    const decided = (valueDateTime: string) => ({
      url: `${guide}/ext-when-adjudicated`,
      valueDateTime,
    });
    const all = {
      extension: [{}, decided('2026-11-03'), { url: `${guide}/else`, valueDateTime: '2020-01-01' }],
      adjudication: [{}, { extension: [decided('2026-11-02T10:00:00Z'), decided('soon')] }],
      item: [{}, { adjudication: [{ extension: [decided('2026-11-01')] }] }],
    };
    expect(read(all)).toMatchObject({ decidedOn: '2026-11-03', firstDecidedOn: '2026-11-01' });
    expect(read({ extension: all.extension })).toMatchObject({
      decidedOn: '2026-11-03',
      firstDecidedOn: null,
    });
  });

  it('give used units for the whole only with a single service', () => {
    const total = [
      {},
      {
        extension: [
          { url: 'https://x.example/else', valueQuantity: { value: 1 } },
          {},
          { url: `${guide}/PriorAuthorizationUtilization`, valueQuantity: { value: 4 } },
        ],
      },
    ];
    const used = (...item: object[]) =>
      read({ total, item })?.services.map(({ units }) => units.used);
    expect(used({})).toEqual([4]);
    expect(used({}, {})).toEqual([null, null]);
  });

  it('read a review from its extension, with the text of its code', () => {
    const action = (concept: object | undefined, url = `${guide}/extension-reviewAction`) => ({
      extension: [
        {
          url,
          extension: [
            {},
            { url: `${guide}/extension-reviewActionCode`, valueCodeableConcept: concept },
          ],
        },
      ],
    });
    const statusOf = (...adjudication: object[]) => read({ adjudication })?.status;
    const knownStatus = statusOf(action({ coding: [{ code: 'A1' }] }));
    expect(knownStatus).toEqual({ id: 'approved' });
    expect(
      statusOf(
        {},
        { extension: [{}] },
        action(undefined),
        action({ coding: [] }),
        action({ coding: [{ code: 'A3' }] }, `${guide}/else`),
        action({ coding: [{ code: 'A1' }] }),
      ),
    ).toEqual(knownStatus);
  });

  it('give only the reasons of a denial or a review', () => {
    const reason = (url: string, words: string) => ({ url, valueCodeableConcept: { text: words } });
    expect(
      read({
        adjudication: [
          {},
          { category: { coding: [{ code: 'denialreason' }] }, reason: { text: 'Not needed' } },
          { category: { coding: [{ code: 'denialreason' }] }, reason: { text: 'N/A' } },
          { category: { coding: [{ code: 'else' }] }, reason: { text: 'Not this' } },
          {
            extension: [
              {},
              { url: `${guide}/extension-reviewAction` },
              {
                url: `${guide}/extension-reviewAction`,
                extension: [
                  {},
                  reason('reasonCode', 'No records'),
                  reason('reasonCodeText', 'Nor this'),
                ],
              },
              { url: `${guide}/else`, extension: [reason('reasonCode', 'Nor that')] },
            ],
          },
        ],
      })?.reasons,
    ).toEqual(['Not needed', 'No records']);
  });
});
