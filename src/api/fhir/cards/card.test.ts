import { describe, expect, it } from 'vitest';
import { searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from '../bundle.ts';
import { readCards } from './card.ts';
import { readIssuer } from './issuer.ts';

const guide = 'http://hl7.org/fhir/us/insurance-card/StructureDefinition';
const extension = (name: string, value: object) => ({
  url: `${guide}/C4DIC-${name}-extension`,
  ...value,
});
const coded = (code: string) => ({ coding: [{ code }] });
const cards = (...coverages: object[]) =>
  readCards(
    readSearchPage(
      searchset(coverages.map((coverage) => ({ resourceType: 'Coverage', ...coverage }))),
      'BP-FA-006',
    ),
  );
function card(more: object) {
  const [firstCard] = cards({ id: 'c1', ...more });
  if (firstCard === undefined) throw new Error('The card is read.');
  return firstCard;
}

describe('a card', () => {
  it('has empty facts without any data, and is left out without an id', () =>
    expect(cards({ id: 'c1' }, { status: 'active' })).toEqual([
      {
        id: 'c1',
        status: '',
        typeCodes: [],
        numbers: ['c1'],
        patientId: null,
        name: null,
        memberIds: [],
        subscriberName: null,
        subscriberId: null,
        people: [],
        planName: null,
        groupId: null,
        groupName: null,
        pharmacy: [],
        network: null,
        costs: [],
        start: null,
        end: null,
        issued: null,
        notes: [],
        colors: null,
        issuer: null,
        issuerName: null,
      },
    ]));

  it('reads all facts of the coverage', () =>
    expect(
      card({
        status: 'active',
        type: coded('HIP'),
        beneficiary: { reference: 'Patient/p1', display: 'Jane Doe' },
        subscriber: { display: 'John Doe' },
        subscriberId: 'S1',
        period: { start: '2026-01-01', end: '2026-12-31' },
        payor: [{ reference: 'Organization/o1', display: 'Acme' }],
        extension: [extension('CardIssueDate', { valueDate: '2025-12-15' })],
        costToBeneficiary: [
          { type: { text: 'Visit' }, valueMoney: { value: 25 } },
          { type: { text: 'Visit' } },
          { valueMoney: { value: 25 } },
        ],
      }),
    ).toMatchObject({
      status: 'active',
      typeCodes: ['hip'],
      patientId: 'p1',
      name: 'Jane Doe',
      subscriberName: 'John Doe',
      subscriberId: 'S1',
      start: '2026-01-01',
      end: '2026-12-31',
      issuer: 'o1',
      issuerName: 'Acme',
      issued: '2025-12-15',
      costs: [{ code: '', label: 'Visit', network: null, value: { kind: 'money', cents: 2_500 } }],
    }));

  it.each([
    ['marked as one', [{ value: 'X' }, { type: coded('MB'), value: 'M1' }], ['M1']],
    [
      'marked in one of two codes',
      [{ type: { coding: [{ code: 'x' }, { code: 'MB' }] }, value: 'M1' }, { value: 'X' }],
      ['M1'],
    ],
    [
      'of no kind, where none is marked',
      [{ value: 'X' }, {}, { type: {}, value: 'Y' }],
      ['X', 'Y'],
    ],
  ])('has the member number that is %s', (_, identifier, numbers) =>
    expect(card({ identifier }).memberIds).toEqual(numbers),
  );

  it('has the classes by code or by text', () => {
    const all = [
      { type: coded('Group'), value: 'G1', name: 'Stars' },
      { type: { text: 'PLAN' }, name: 'Gold' },
      { type: coded('network'), value: 'South' },
      { type: coded('rxbin'), value: '100045' },
      { type: coded('rxpcn'), value: 'N/A' },
      {},
    ];
    expect(card({ class: all })).toMatchObject({
      groupId: 'G1',
      groupName: 'Stars',
      planName: 'Gold',
      network: 'South',
      pharmacy: [{ kind: 'rxbin', value: '100045' }],
    });
    const group = { type: { text: 'group', id: 'G2' }, value: 'x' };
    const network = { type: coded('network'), name: 'North', value: 'x' };
    expect(card({ class: [group, network] })).toMatchObject({ groupId: 'G2', network: 'North' });
  });

  const person = (...parts: object[]) => extension('PlanBeneficiaries', { extension: parts });
  it('names the people on the plan, each with an identifier', () =>
    expect(
      card({
        extension: [
          person(
            { url: 'memberId', valueId: 'M1', valueString: 'x' },
            { url: 'name', valueHumanName: { text: 'Jane Doe', family: 'x' } },
          ),
          person(
            { url: 'name', valueHumanName: { given: ['Jim', 'B.'], family: 'Doe' } },
            { url: 'memberId', valueString: 'M2' },
          ),
          person({ url: 'name', valueHumanName: { given: ['Ann'] } }),
          person({ url: 'memberId', valueId: 'M3' }),
          person({ url: 'name', valueHumanName: { text: 'N/A' } }),
          extension('PlanBeneficiaries', {}),
        ],
      }).people,
    ).toEqual([
      { name: 'Jane Doe', memberId: 'M1' },
      { name: 'Jim B. Doe', memberId: 'M2' },
      { name: 'Ann', memberId: null },
    ]));

  it('has notes, one per line', () =>
    expect(
      card({
        extension: [
          extension('AdditionalCardInformation', {
            valueAnnotation: { text: ' Call 711.\r\n\n N/A\nThank you. ' },
          }),
          extension('AdditionalCardInformation', {}),
          { url: 'https://else.example', valueAnnotation: { text: 'Not this' } },
          { valueAnnotation: { text: 'Nor this' } },
        ],
      }).notes,
    ).toEqual(['Call 711.', 'Thank you.']));

  it('has the payer’s colors', () => {
    const colors = (...all: object[]) =>
      card({ extension: [extension('ColorPalette', { extension: all })] }).colors;
    expect(
      colors(
        extension('BackgroundColor', { valueCodeableConcept: coded('#00bfff') }),
        extension('ForegroundColor', { valueCodeableConcept: coded('#000000') }),
        extension('HighlightColor', { valueCodeableConcept: coded('#ffffff') }),
        {},
      ),
    ).toEqual({ background: '#00bfff', foreground: '#000000' });
    expect(colors(extension('BackgroundColor', {}))).toEqual({
      background: null,
      foreground: null,
    });
    expect(card({ extension: [extension('ColorPalette', {})] }).colors).toEqual({
      background: null,
      foreground: null,
    });
  });
});

describe('an insurer', () => {
  const issuer = (more: object) => readIssuer({ resourceType: 'Organization', ...more });
  const phone = (value: string) => ({ system: 'phone', value });
  const url = (value: string) => ({ system: 'url', value });

  it('has empty facts without any data; another resource is null', () => {
    expect(issuer({})).toEqual({ name: null, payerId: null, contacts: [], address: [] });
    expect(readIssuer({ resourceType: 'Patient' })).toBeNull();
  });

  it('has a name and a payer number', () =>
    expect(
      issuer({
        name: 'Acme',
        identifier: [
          { value: 'x' },
          { type: coded('else'), value: 'y' },
          { type: { coding: [{ code: 'z' }, { code: 'payerid' }] }, value: '45002' },
        ],
      }),
    ).toMatchObject({ name: 'Acme', payerId: '45002' }));

  it('has a contact for each purpose, and one without a purpose last', () =>
    expect(
      issuer({
        telecom: [phone('3')],
        contact: [
          { purpose: { text: 'Pharmacists', ...coded('pharma') }, telecom: [phone('1')] },
          {
            purpose: { text: 'Patient' },
            telecom: [{ system: 'fax', value: '9' }, phone('2'), url('https://acme.example/')],
          },
          { purpose: { text: 'Mail' }, telecom: [url('http://mail.example')] },
          { purpose: { text: 'Nobody' } },
          { purpose: { text: 'Odd' }, telecom: [url('javascript:alert(1)'), phone('N/A')] },
          { purpose: { text: 'Broken' }, telecom: [url('acme'), phone('4')] },
          { purpose: { text: 'Other' }, telecom: [url('xhttp://acme.example')] },
        ],
      })?.contacts,
    ).toEqual([
      { purpose: 'Pharmacists', isForPharmacists: true, phone: '1', url: null },
      { purpose: 'Patient', isForPharmacists: false, phone: '2', url: 'https://acme.example/' },
      { purpose: 'Mail', isForPharmacists: false, phone: null, url: 'http://mail.example' },
      { purpose: 'Broken', isForPharmacists: false, phone: '4', url: null },
      { purpose: null, isForPharmacists: false, phone: '3', url: null },
    ]));

  const own = { line: ['1 Main St'], city: 'Marlow', state: 'AR', postalCode: '72201' };
  it.each<[string, object, string[]]>([
    [
      'of a contact before its own',
      { contact: [{}, { address: { line: ['P.O. Box 1'] } }], address: [own] },
      ['P.O. Box 1'],
    ],
    ['its own', { address: [own, { line: ['x'] }] }, ['1 Main St', 'Marlow, AR 72201']],
    ['without a city', { address: [{ ...own, city: undefined }] }, ['1 Main St', 'AR 72201']],
    ['without a state', { address: [{ line: ['', 'x'], city: 'Marlow' }] }, ['x', 'Marlow']],
    ['in words', { address: [{ text: '1 Main St, Marlow' }] }, ['1 Main St, Marlow']],
    ['in parts before words', { address: [{ text: 'x', city: 'Marlow' }] }, ['Marlow']],
    ['that says nothing', { address: [{}] }, []],
  ])('has an address %s', (_, more, lines) => expect(issuer(more)?.address).toEqual(lines));
});
