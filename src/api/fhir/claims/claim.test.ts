import { describe, expect, it, vi } from 'vitest';
import { outcome, searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from '../bundle.ts';
import { readClaimPage } from './claim-page.ts';
import { readClaim } from './claim.ts';
import { readExplanationOfBenefit } from './explanation-of-benefit.ts';

const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';
const hl7 = 'http://terminology.hl7.org/CodeSystem';
const coded = (system: string, code: string) => ({ coding: [{ system, code }] });
const amount = (code: string, value: number) => ({
  category: coded(`${hl7}/adjudication`, code),
  amount: { value },
});
const denial = (text: string) => ({
  category: coded(`${carin}/C4BBAdjudicationDiscriminator`, 'denialreason'),
  reason: { text },
});
const eob = (changes: object = {}) => ({
  resourceType: 'ExplanationOfBenefit',
  id: 'e-1',
  status: 'active',
  ...changes,
});
function read(changes: object) {
  const resource = readExplanationOfBenefit(eob(changes));
  return resource && readClaim(resource);
}
function claimOf(changes: object = {}) {
  const claim = read(changes);
  if (claim === null) throw new Error('It is a claim.');
  return claim;
}

describe('a resource', () => {
  it.each([
    ['that does not say its use is a claim', {}, true],
    ['that is used as a claim is one', { use: 'claim' }, true],
    ['of an authorization is none', { use: 'preauthorization' }, false],
    ['without an id is none', { id: undefined }, false],
    ['that was entered in error is none', { status: 'entered-in-error' }, false],
  ])('%s', (_, changes, isClaim) => expect(read(changes) !== null).toBe(isClaim));
});

it('has empty facts without any data', () =>
  expect(claimOf()).toEqual({
    id: 'e-1',
    claimNumber: null,
    kind: 'other',
    status: 'processed',
    serviceStart: null,
    serviceEnd: null,
    receivedOn: null,
    processedOn: null,
    paidOn: null,
    patient: null,
    provider: null,
    coverage: null,
    providerName: null,
    payerName: null,
    network: null,
    payee: null,
    figures: [],
    otherAmounts: [],
    paymentCents: null,
    lines: [],
    denialReasons: [],
    notes: [],
    related: [],
    disposition: null,
    authorizationNumbers: [],
    careTeamName: null,
    collectedAt: null,
  }));

it.each([
  ['VISIT', 'visit'],
  ['billed', 'billed'],
  ['pharmacy', 'pharmacy'],
  ['elsewhere', null],
])('reads a copay collected at %s', (code, expected) =>
  expect(
    claimOf({
      supportingInfo: [
        { category: { coding: [{ code: 'other' }] } },
        {
          category: { coding: [{ code: 'x' }, { code: 'collectedAt' }] },
          code: { coding: [{ code }] },
        },
      ],
    }).collectedAt,
  ).toBe(expected),
);

it('reads all facts of a claim', () => {
  const info = (code: string, more: object) => ({
    category: coded(`${carin}/C4BBSupportingInfoType`, code),
    ...more,
  });
  expect(
    claimOf({
      billablePeriod: { start: '2026-03-05', end: '2026-03-09' },
      created: '2026-03-20T10:00:00Z',
      patient: { reference: 'Patient/p1' },
      provider: { reference: 'Practitioner/d1', display: 'Dr. Ames' },
      insurer: { display: 'Blue' },
      payee: { type: { text: 'Provider' } },
      payment: { date: '2026-03-25', amount: { value: 12.5 } },
      disposition: 'Paid as agreed.',
      supportingInfo: [
        info('admissionperiod', { timingDate: '2026-01-01' }),
        info('clmrecvddate', { timingDate: '2026-03-12' }),
      ],
    }),
  ).toMatchObject({
    serviceStart: '2026-03-05',
    serviceEnd: '2026-03-09',
    receivedOn: '2026-03-12',
    processedOn: '2026-03-20',
    paidOn: '2026-03-25',
    patient: 'Patient/p1',
    provider: 'Practitioner/d1',
    providerName: 'Dr. Ames',
    payerName: 'Blue',
    payee: 'Provider',
    paymentCents: 1_250,
    disposition: 'Paid as agreed.',
  });
});

it('takes the days of service from the lines where the claim has no period', () =>
  expect(
    claimOf({
      item: [
        { servicedDate: '2026-03-07' },
        { servicedPeriod: { start: '2026-03-05', end: '2026-03-09' } },
      ],
    }),
  ).toMatchObject({ serviceStart: '2026-03-05', serviceEnd: '2026-03-09' }));

describe('the number of a claim', () => {
  const unique = {
    type: coded(`${carin}/C4BBIdentifierType`, 'uc'),
    value: 'N-2',
  };
  it.each([
    ['is the unique one', [{ value: 'N-1' }, unique], 'N-2'],
    [
      'is the first that there is',
      [{ type: { text: 'x' } }, { value: 'N-3' }, { value: 'N-4' }],
      'N-3',
    ],
    [
      'is the first where the unique one has none',
      [{ type: unique.type }, { value: 'N-1' }],
      'N-1',
    ],
    [
      'is not another kind of number of the guide',
      [{ value: 'N-1' }, { ...unique, type: coded(`${carin}/C4BBIdentifierType`, 'mb') }],
      'N-1',
    ],
  ])('%s', (_, identifier, number) => expect(claimOf({ identifier }).claimNumber).toBe(number));
});

describe('the kind of a claim', () => {
  const sub = (code: string) => coded(`${carin}/C4BBInstitutionalClaimSubType`, code);
  it.each([
    ['professional', undefined, 'professional'],
    ['oral', undefined, 'dental'],
    ['vision', undefined, 'vision'],
    ['pharmacy', undefined, 'pharmacy'],
    ['institutional', undefined, 'institutional'],
    ['institutional', sub('inpatient'), 'inpatient'],
    ['institutional', sub('outpatient'), 'outpatient'],
    ['institutional', sub('other'), 'institutional'],
    ['vision', sub('inpatient'), 'vision'],
    ['else', undefined, 'other'],
  ])('%s with %o is %s', (type, subType, kind) =>
    expect(claimOf({ type: coded(`${hl7}/claim-type`, type), subType }).kind).toBe(kind),
  );
});

describe('the coverage of a claim', () => {
  const insuredBy = (reference: string, focal?: boolean) => ({ focal, coverage: { reference } });
  it.each([
    ['is the focal one', [insuredBy('Coverage/a'), insuredBy('Coverage/b', true)], 'Coverage/b'],
    [
      'is the first where none is focal',
      [insuredBy('Coverage/a'), insuredBy('Coverage/b')],
      'Coverage/a',
    ],
    ['is none that the claim holds itself', [insuredBy('#a')], null],
    ['is none where insurance names none', [{ focal: true }], null],
    ['ends as it likes', [insuredBy('Coverage/a#')], 'Coverage/a#'],
  ])('%s', (_, insurance, coverage) => expect(claimOf({ insurance }).coverage).toBe(coverage));
});

describe('related claims', () => {
  const relationship = (code: string) => coded(`${carin}/C4BBRelatedClaimRelationshipCodes`, code);
  it('have a reference, else a number, and their relationship', () =>
    expect(
      claimOf({
        related: [
          { relationship: relationship('prior'), claim: { reference: 'ExplanationOfBenefit/1' } },
          { relationship: relationship('replacedby'), reference: { value: 'N-2' } },
          { relationship: relationship('associated'), reference: { value: 'N-3' } },
          { reference: { value: 'N-4' } },
          { relationship: relationship('prior') },
        ],
      }).related,
    ).toEqual([
      { relationship: 'prior', claim: 'ExplanationOfBenefit/1' },
      { relationship: 'replacedby', claim: 'N-2' },
      { relationship: 'associated', claim: 'N-3' },
      { relationship: 'associated', claim: 'N-4' },
    ]));

  it('have no relationship for the codes of another guide', () =>
    expect(
      claimOf({
        related: [{ relationship: coded('https://x.example', 'prior'), reference: { value: 'N' } }],
      }).related,
    ).toEqual([{ relationship: 'associated', claim: 'N' }]));
});

it('merges the authorizations of the claim and its insurance without duplicates', () =>
  expect(
    claimOf({
      preAuthRef: ['A-1'],
      insurance: [{ preAuthRef: ['A-2', 'A-1'] }, {}],
    }).authorizationNumbers,
  ).toEqual(['A-1', 'A-2']));

it('merges the denial reasons of the claim and its lines without duplicates', () =>
  expect(
    claimOf({
      adjudication: [denial('Not needed'), amount('benefit', 0)],
      item: [{ adjudication: [denial('Not needed'), denial('Filed too late')] }],
    }).denialReasons,
  ).toEqual(['Not needed', 'Filed too late']));

it('leaves out notes without a text', () =>
  expect(claimOf({ processNote: [{ number: 1 }, { number: 2, text: 'See below' }] }).notes).toEqual(
    [{ number: 2, text: 'See below' }],
  ));

describe('the amounts of a claim', () => {
  const fee = (text: string, value: number) => ({ category: { text }, amount: { value } });

  it('include the totals, and amounts that only the header states', () => {
    const { figures, otherAmounts } = claimOf({
      total: [amount('submitted', 100)],
      adjudication: [amount('submitted', 90), amount('copay', 20), amount('copay', 20)],
    });
    expect(figures.map(({ category, stated }) => [category, stated])).toEqual([
      ['submitted', [10_000]],
      ['copay', [2_000, 2_000]],
    ]);
    expect(otherAmounts).toEqual([{ category: 'submitted', label: null, cents: 9_000 }]);
  });

  it('appear once if the header repeats them', () =>
    expect(
      claimOf({
        total: [amount('submitted', 100), amount('copay', 90), fee('Fee', 1)],
        adjudication: [amount('submitted', 100), fee('Fee', 1), fee('Fee', 2), fee('Tax', 1)],
      }).otherAmounts,
    ).toEqual([
      { category: null, label: 'Fee', cents: 100 },
      { category: null, label: 'Fee', cents: 200 },
      { category: null, label: 'Tax', cents: 100 },
    ]));

  it('have no label for a known category', () => {
    const labeled = {
      ...amount('copay', 20),
      category: { ...amount('copay', 20).category, text: 'Copay' },
    };
    expect(claimOf({ item: [{ adjudication: [labeled] }] }).lines[0]?.amounts).toEqual([
      { category: 'copay', label: null, cents: 2_000 },
    ]);
  });
});

describe('the lines of a claim', () => {
  it('name the service, and lines that the payer added come last', () => {
    const { lines } = claimOf({
      item: [
        {
          sequence: 7,
          productOrService: { text: 'Office visit' },
          servicedDate: '2026-03-05',
          quantity: { value: 2 },
          noteNumber: [1],
        },
        { servicedPeriod: { start: '2026-03-06' } },
      ],
      addItem: [{ adjudication: [denial('Not needed')] }],
    });
    expect(lines).toEqual([
      {
        sequence: 7,
        service: 'Office visit',
        servicedOn: '2026-03-05',
        quantity: 2,
        amounts: [],
        network: null,
        denialReasons: [],
        noteNumbers: [1],
        wasAddedByPayer: false,
      },
      {
        sequence: 2,
        service: null,
        servicedOn: '2026-03-06',
        quantity: null,
        amounts: [],
        network: null,
        denialReasons: [],
        noteNumbers: [],
        wasAddedByPayer: false,
      },
      {
        sequence: 3,
        service: null,
        servicedOn: null,
        quantity: null,
        amounts: [],
        network: null,
        denialReasons: ['Not needed'],
        noteNumbers: [],
        wasAddedByPayer: true,
      },
    ]);
  });

  it('have no service where its code says that data is absent', () => {
    const absent = { coding: [{ system: `${hl7}/data-absent-reason`, code: 'not-applicable' }] };
    expect(claimOf({ item: [{ productOrService: absent }] }).lines[0]?.service).toBeNull();
  });

  it('have a paid or denied status, which determines the status of the claim', () => {
    const lines = [{ adjudication: [amount('benefit', 5)] }, { adjudication: [denial('No')] }, {}];
    expect(claimOf({ item: lines }).status).toBe('partly-paid');
    expect(claimOf({ item: lines.slice(1, 2) }).status).toBe('denied');
    expect(claimOf({ item: lines.slice(1) }).status).toBe('processed');
  });
});

describe('a page of claims', () => {
  const pageOf = (...resources: object[]) =>
    readClaimPage(readSearchPage(searchset(resources, { total: 9 }), 'BP-NFA-100'));

  it('names included providers, where the claim does not', async () => {
    const provider = { reference: 'https://x.example/fhir/Organization/o1' };
    const page = await pageOf(
      eob({ provider }),
      eob({ id: 'e-2', provider: { ...provider, display: 'Dr. Ames' } }),
      eob({ id: 'e-3', use: 'preauthorization' }),
      { ...eob(), id: undefined },
      { resourceType: 'Organization', id: 'o1', name: 'Cedar Clinic' },
    );
    expect(page.claims.map(({ id, providerName }) => [id, providerName])).toEqual([
      ['e-1', 'Cedar Clinic'],
      ['e-2', 'Dr. Ames'],
    ]);
    expect(page).toMatchObject({
      size: 4,
      ids: ['e-1', 'e-2', 'e-3'],
      total: 9,
      // One resource has no id.
      completeness: 'partial',
    });
  });

  it('reports missing resources', async () => {
    const { completeness } = await pageOf(eob(), outcome('incomplete'));
    expect(completeness).toBe('partial');
  });

  it('reads a page of claims in slices without losing or reordering claims', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    const ids = Array.from({ length: 47 }, (_, index) => `e-${index}`);
    const page = await pageOf(...ids.map((id) => eob({ id })));
    expect(page.claims.map(({ id }) => id)).toEqual(ids);
    expect(page).toMatchObject({ ids, size: 47 });
  });
});
