import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cardBundle } from './card-bundle.ts';
import { checkInBundle, factsOnCard, type SharedEntry } from './check-in-bundle.ts';

const at = new Date('2026-11-24T12:00:00Z');
const now = '2026-11-24T12:00:00.000Z';
const guide = 'http://hl7.org/fhir/us/insurance-card/StructureDefinition';
const classes = 'http://terminology.hl7.org/CodeSystem/coverage-class';
const own = 'http://terminology.hl7.org/CodeSystem/C4DICExtendedCoverageClassCS';
const memberType = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MB' }],
};
const coded = (code: string) => ({ coding: [{ code }] });

const zBundle = z.looseObject({
  entry: z.array(
    z.object({ fullUrl: z.string(), resource: z.looseObject({ resourceType: z.string() }) }),
  ),
});
const bundleText = (coverage: unknown, patient: unknown = null, issuer: unknown = null) =>
  cardBundle({ coverage, patient, issuer }, { base: 'https://payer.example/fhir/', at });
const resourcesIn = (text: string) =>
  zBundle.parse(JSON.parse(text)).entry.map(({ resource }) => resource);
const coverage = (more: object = {}) => ({ resourceType: 'Coverage', id: 'c1', ...more });
const patient = (more: object = {}) => ({ resourceType: 'Patient', id: 'p1', ...more });
const issuer = (more: object = {}) => ({ resourceType: 'Organization', id: 'o1', ...more });
const coverageOf = (more: object): Record<string, unknown> =>
  resourcesIn(bundleText(coverage(more)))[0] ?? {};
const patientOf = (more: object, insured: unknown = null) =>
  resourcesIn(bundleText(insured, patient(more))).find(
    ({ resourceType }) => resourceType === 'Patient',
  );
const issuerOf = (more: object) => resourcesIn(bundleText(null, null, issuer(more)))[0];
const profileOf = (name: string) => ({ lastUpdated: now, profile: [`${guide}/C4DIC-${name}`] });

describe('the bundle of a card', () => {
  it('gives each resource an address, and the bundle a timestamp', () =>
    expect(JSON.parse(bundleText(coverage(), patient(), issuer()))).toEqual({
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: now,
      entry: [
        {
          fullUrl: 'https://payer.example/fhir/Coverage/c1',
          resource: { ...coverage(), meta: { lastUpdated: now } },
        },
        {
          fullUrl: 'https://payer.example/fhir/Patient/p1',
          resource: { ...patient(), meta: { lastUpdated: now } },
        },
        {
          fullUrl: 'https://payer.example/fhir/Organization/o1',
          resource: { ...issuer(), meta: { lastUpdated: now } },
        },
      ],
    }));

  it('leaves out unreadable resources', () =>
    expect(resourcesIn(bundleText(null, patient({ id: 7 }), coverage()))).toEqual([]));
});

describe('the coverage on a card', () => {
  const sentCoverage = {
    status: 'active',
    type: { text: 'PPO' },
    relationship: coded('self'),
    subscriberId: 'S1',
    subscriber: { reference: 'Patient/p1' },
    beneficiary: { reference: 'Patient/p1' },
    payor: [{ reference: 'Organization/o1' }, { reference: 'Organization/o2' }],
    identifier: [{ type: memberType, system: 'https://payer.example/ids', value: 'M1' }],
  };

  it('claims the profile where all required elements are present', () => {
    const meta = { lastUpdated: '2026-01-01T00:00:00Z', profile: ['https://else.example'] };
    expect(coverageOf({ ...sentCoverage, meta })).toMatchObject({
      meta: { lastUpdated: meta.lastUpdated, profile: [`${guide}/C4DIC-Coverage`] },
      payor: [{ reference: 'Organization/o1' }],
      identifier: [{ ...sentCoverage.identifier[0], assigner: { reference: 'Organization/o1' } }],
    });
  });

  it.each<[string, object]>([
    ['a status', { status: undefined }],
    ['a type', { type: undefined }],
    ['a relationship', { relationship: undefined }],
    ['a subscriber number', { subscriberId: undefined }],
    ['a subscriber', { subscriber: { display: 'John' } }],
    ['a beneficiary', { beneficiary: undefined }],
    ['a payor', { payor: [{ display: 'Acme' }] }],
    ['payors', { payor: undefined }],
    ['a member number', { identifier: [{ type: coded('XX'), value: 'M1', system: 's' }] }],
    ['numbers', { identifier: undefined }],
    ['the system of its member number', { identifier: [{ type: memberType, value: 'M1' }] }],
    ['the value of its member number', { identifier: [{ type: memberType, system: 's' }] }],
  ])('claims no profile without %s', (_, more) =>
    expect(coverageOf({ ...sentCoverage, ...more })['meta']).toEqual({ lastUpdated: now }),
  );

  it('treats a single untyped identifier as the member’s', () => {
    expect(coverageOf({ identifier: [{ value: 'M1' }] })['identifier']).toEqual([
      { value: 'M1', type: memberType },
    ]);
    const two = [{ value: 'M1' }, { value: 'M2' }];
    expect(coverageOf({ identifier: two })['identifier']).toEqual(two);
    const other = [{ type: coded('XX'), value: 'M1' }];
    expect(coverageOf({ identifier: other, payor: sentCoverage.payor })['identifier']).toEqual(
      other,
    );
  });

  it('keeps the assigner of an identifier', () => {
    const identifier = [{ type: memberType, value: 'M1', assigner: { display: 'Acme' } }];
    expect(coverageOf({ identifier, payor: sentCoverage.payor })['identifier']).toEqual(identifier);
  });

  it('has the classes of the guide, by their systems', () =>
    expect(
      coverageOf({
        class: [
          { type: coded('Group'), value: 'G1', name: 'Stars' },
          { type: { text: 'Plan', id: 'P1' } },
          { type: { coding: [{ code: 'x' }, { code: 'rxbin' }] }, value: '100045' },
          { type: coded('network'), value: 'South' },
          { type: coded('group') },
          { type: coded('unknown'), value: 'x' },
          { type: { text: 'plan', id: 7 } },
          { value: 'x' },
        ],
      })['class'],
    ).toEqual([
      { type: { coding: [{ system: classes, code: 'group' }] }, value: 'G1', name: 'Stars' },
      { type: { coding: [{ system: classes, code: 'plan' }] }, value: 'P1' },
      { type: { coding: [{ system: classes, code: 'rxbin' }] }, value: '100045' },
      { type: { coding: [{ system: own, code: 'network' }] }, value: 'South' },
    ]));

  it.each(
    [
      ...['group', 'subgroup', 'plan', 'subplan', 'class', 'subclass', 'sequence'],
      ...['rxbin', 'rxpcn', 'rxid', 'rxgroup'],
    ]
      .map((code) => [code, classes])
      .concat(['division', 'network', 'alternatenetwork', 'rxiin'].map((code) => [code, own])),
  )('has the class %s of %s', (code, system) =>
    expect(coverageOf({ class: [{ type: coded(code), value: 'x' }] })['class']).toMatchObject([
      { type: { coding: [{ system, code }] } },
    ]),
  );

  const visit = { text: 'Visit' };
  const inWords = (valueString: string) => ({
    extension: [{ url: `${guide}/C4DIC-BeneficiaryCostString-extension`, valueString }],
  });
  it.each<[string, object, object | null]>([
    ['money', { valueMoney: { value: 25, currency: 'CAD' } }, { value: 25, currency: 'CAD' }],
    ['money of no currency', { valueMoney: { value: 0 } }, { value: 0, currency: 'USD' }],
    [
      'money before a quantity',
      { valueMoney: { value: 25 }, valueQuantity: { value: 20 } },
      { value: 25, currency: 'USD' },
    ],
    [
      'words',
      {
        valueMoney: { extension: [{}, { valueString: 'Ask first' }] },
        valueQuantity: { value: 2 },
      },
      inWords('Ask first'),
    ],
    ['a percentage of no unit', { valueQuantity: { value: 20 } }, inWords('20%')],
    ['a percentage', { valueQuantity: { value: 20, unit: 'Percent' } }, inWords('20%')],
    ['a percentage by its code', { valueQuantity: { value: 20, code: '%' } }, inWords('20%')],
    ['a span', { valueQuantity: { value: 6, unit: 'months', code: 'mo' } }, inWords('6 months')],
    [
      'a unit with a percentage in it',
      { valueQuantity: { value: 6, unit: '% a year' } },
      inWords('6 % a year'),
    ],
    ['nothing', {}, null],
    ['a quantity of nothing', { valueQuantity: { unit: 'x' } }, null],
  ])('has a cost of %s', (_, more, valueMoney) =>
    expect(
      coverageOf({ costToBeneficiary: [{ id: 'k', type: visit, ...more }] })['costToBeneficiary'],
    ).toEqual(valueMoney === null ? [] : [{ id: 'k', type: visit, valueMoney }]),
  );

  it.each<[string, object | undefined, object | null]>([
    [
      'by a system, and its words',
      { coding: [{ system: 's', code: 'c' }, { code: 'd' }], text: 'Visit' },
      { coding: [{ system: 's', code: 'c' }], text: 'Visit' },
    ],
    ['by words alone', { coding: [{ code: 'c', display: 'Visit' }] }, { text: 'Visit' }],
    ['by a code alone', { coding: [{ code: 'c' }] }, { text: 'c' }],
    ['by a system alone', { coding: [{ system: 's' }] }, { coding: [{ system: 's' }] }],
    ['by nothing', {}, null],
    ['not at all', undefined, null],
  ])('has a cost that is named %s', (_, type, named) =>
    expect(
      coverageOf({ costToBeneficiary: [{ type, valueMoney: { value: 1 } }] })['costToBeneficiary'],
    ).toEqual(named === null ? [] : [{ type: named, valueMoney: { value: 1, currency: 'USD' } }]),
  );
});

describe('the patient on a card', () => {
  const sentPatient = {
    name: [{ text: 'JANE' }, { family: 'Doe', given: ['Jane'] }],
    gender: 'female',
    birthDate: '1984-03-14',
    identifier: [
      { type: coded('SS'), system: 's', value: '123-45-6789' },
      { type: coded('MB'), system: 's', value: 'M1' },
      { type: coded('SN'), system: 's', value: 'S1' },
    ],
  };

  it('has a name, a birth date, a gender and the numbers of cards, and nothing else', () =>
    expect(
      patientOf({ ...sentPatient, telecom: [{ value: '1' }], address: [{ city: 'Marlow' }] }),
    ).toEqual({
      ...patient(),
      meta: profileOf('Patient'),
      name: [{ family: 'Doe', given: ['Jane'] }],
      gender: 'female',
      birthDate: '1984-03-14',
      identifier: sentPatient.identifier.slice(1),
    }));

  it.each<[string, object]>([
    ['a family name', { name: [{ text: 'JANE' }] }],
    ['a name', { name: undefined }],
    ['a gender', { gender: undefined }],
    ['a number', { identifier: undefined }],
    ['the system of a number', { identifier: [{ type: coded('MB'), value: 'M1' }] }],
    ['the value of a number', { identifier: [{ type: coded('MB'), system: 's' }] }],
  ])('claims no profile without %s', (_, more) =>
    expect(patientOf({ ...sentPatient, ...more })?.['meta']).toEqual({ lastUpdated: now }),
  );

  it('keeps the first name where no name has a family name', () =>
    expect(patientOf({ name: [{ text: 'JANE' }, { text: 'x' }] })?.['name']).toEqual([
      { text: 'JANE' },
    ]));

  it('uses the number of the coverage where the patient has no member identifier', () => {
    const numberOf = (...identifier: object[]) =>
      patientOf({ identifier: [{ value: 'x' }] }, coverage({ identifier }))?.['identifier'];
    expect(numberOf({ value: 'M1' }, { value: 'M2' })).toEqual([{ type: memberType, value: 'M1' }]);
    expect(numberOf({ value: 'M1' }, { type: coded('MB'), system: 's', value: 'M2' })).toEqual([
      { type: memberType, system: 's', value: 'M2' },
    ]);
    expect(numberOf({ system: 's' })).toBeUndefined();
    expect(numberOf()).toBeUndefined();
  });
});

describe('the insurer on a card', () => {
  it('claims the profile where it is active or not, and has a name', () => {
    expect(issuerOf({ active: false, name: 'Acme' })?.['meta']).toEqual(profileOf('Organization'));
    expect(issuerOf({ active: true })?.['meta']).toEqual({ lastUpdated: now });
    expect(issuerOf({ name: 'Acme' })?.['meta']).toEqual({ lastUpdated: now });
  });

  it('keeps its contacts, with the purposes as text', () =>
    expect(
      issuerOf({ contact: [{ telecom: [], purpose: coded('pharma') }, { purpose: {} }] })?.[
        'contact'
      ],
    ).toEqual([{ telecom: [], purpose: { text: 'pharma' } }, {}]));
});

describe('what a front desk gets', () => {
  const card = bundleText(
    coverage(),
    patient({
      name: [{ given: ['Jane', 'B.'], family: 'Doe' }],
      gender: 'female',
      birthDate: '1984-03-14',
    }),
    issuer({ name: 'Acme' }),
  );
  const parts = {
    card,
    name: 'Jane Doe',
    entries: [],
    pdf: new Uint8Array([72, 105]),
    pdfTitle: 'Check-in',
  };
  const zUrls = z.object({ entry: z.array(z.object({ fullUrl: z.string() })) });
  const made = (more: Partial<Parameters<typeof checkInBundle>[0]> = {}) =>
    checkInBundle({ ...parts, ...more }, at);
  const shared = (entry: Partial<SharedEntry>) =>
    resourcesIn(
      made({ entries: [{ kind: 'allergy', name: null, resource: null, beside: [], ...entry }] }),
    ).at(-2);
  const whose = { reference: 'https://payer.example/fhir/Patient/p1' };

  it.each([
    ['in parts', card, { name: 'Jane B. Doe', gender: 'female', birthDate: '1984-03-14' }],
    [
      'as a whole',
      bundleText(null, patient({ name: [{ text: 'Jane', family: 'Doe' }] })),
      { name: 'Jane', gender: null, birthDate: null },
    ],
    ['by nothing', bundleText(null, patient()), { name: null, gender: null, birthDate: null }],
    ['not at all', bundleText(coverage()), { name: null, gender: null, birthDate: null }],
  ])('names the person of the card %s', (_, text, person) =>
    expect(factsOnCard(text).person).toEqual(person),
  );

  it('names the insurer of the card', () => {
    expect(factsOnCard(card).issuer).toMatchObject({ name: 'Acme' });
    expect(factsOnCard(bundleText(coverage())).issuer).toBeNull();
  });

  it('includes the card without profiles, and a PDF of the patient’s data', () => {
    const cardText = bundleText(null, null, issuer({ name: 'Acme', active: true }));
    expect(cardText).toContain('profile');
    expect(made({ card: cardText })).not.toContain('profile');
    const bundle: unknown = JSON.parse(made());
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection', timestamp: now });
    const resources = resourcesIn(made());
    expect(resources.map(({ resourceType }) => resourceType)).toEqual([
      'Coverage',
      'Patient',
      'Organization',
      'DocumentReference',
    ]);
    expect(resources[0]).toEqual({ ...coverage(), meta: { lastUpdated: now } });
    expect(resources.at(-1)).toEqual({
      resourceType: 'DocumentReference',
      meta: {
        security: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue',
            code: 'PATAST',
            display: 'patient asserted',
          },
        ],
      },
      status: 'current',
      type: { coding: [{ system: 'http://loinc.org', code: '60591-5' }] },
      category: [
        {
          coding: [
            {
              system: 'https://cms.gov/fhir/CodeSystem/patient-shared-category',
              code: 'patient-shared',
              display: 'Patient-Shared',
            },
          ],
        },
      ],
      subject: whose,
      author: [whose],
      date: now,
      description: 'Check-in',
      content: [
        { attachment: { contentType: 'application/pdf', title: 'Check-in', data: 'SGk=' } },
      ],
    });
  });

  it('creates a patient from the name for a card without one', () => {
    const text = made({ card: bundleText(coverage()) });
    const [first] = resourcesIn(text);
    expect(first).toEqual({ resourceType: 'Patient', name: [{ text: 'Jane Doe' }] });
    const [url] = zUrls.parse(JSON.parse(text)).entry;
    expect(url?.fullUrl).toMatch(/^urn:uuid:/);
    expect(resourcesIn(text).at(-1)).toMatchObject({ subject: { reference: url?.fullUrl } });
  });

  const everything = Object.fromEntries(
    [
      ...['clinicalStatus', 'verificationStatus', 'type', 'category', 'criticality', 'code'],
      ...['onsetDateTime', 'onsetPeriod', 'recordedDate', 'reaction', 'status', 'intent'],
      ...['doNotPerform', 'medicationCodeableConcept', 'authoredOn', 'dosageInstruction'],
      ...['severity', 'bodySite', 'onsetString', 'vaccineCode', 'occurrenceDateTime'],
      ...['occurrenceString', 'primarySource', 'protocolApplied', 'modifierExtension'],
      ...['note', 'recorder', 'encounter', 'requester', 'performer', 'id', 'patient', 'subject'],
    ].map((name) => [name, `its ${name}`]),
  );
  it.each<[SharedEntry['kind'], string, string[]]>([
    [
      'allergy',
      'patient',
      [
        ...['clinicalStatus', 'verificationStatus', 'type', 'category', 'criticality', 'code'],
        ...['onsetDateTime', 'onsetPeriod', 'recordedDate', 'reaction', 'modifierExtension'],
      ],
    ],
    [
      'medication',
      'subject',
      [
        ...['status', 'intent', 'doNotPerform', 'medicationCodeableConcept', 'authoredOn'],
        ...['dosageInstruction', 'modifierExtension'],
      ],
    ],
    [
      'condition',
      'subject',
      [
        ...['clinicalStatus', 'verificationStatus', 'category', 'severity', 'code', 'bodySite'],
        ...['onsetDateTime', 'onsetPeriod', 'onsetString', 'recordedDate', 'modifierExtension'],
      ],
    ],
    [
      'immunization',
      'patient',
      [
        ...['status', 'vaccineCode', 'occurrenceDateTime', 'occurrenceString', 'primarySource'],
        ...['protocolApplied', 'modifierExtension'],
      ],
    ],
  ])('includes the code of an entry of the kind %s, without notes or people', (kind, of, names) =>
    expect(shared({ kind, resource: { resourceType: 'X', ...everything } })).toEqual({
      resourceType: 'X',
      ...Object.fromEntries(names.map((name) => [name, `its ${name}`])),
      [of]: whose,
    }),
  );

  it('leaves out entries that are not resources', () =>
    expect(shared({ resource: { id: 'x' } })?.resourceType).toBe('Organization'));

  it('leaves out notes, extensions and authorities of an entry', () => {
    const reaction = [{ note: 'x', extension: [], severity: 'mild', onset: { authority: 'x' } }];
    expect(shared({ resource: { resourceType: 'AllergyIntolerance', reaction } })).toMatchObject({
      reaction: [{ severity: 'mild', onset: {} }],
    });
    expect(
      made({
        entries: [
          { kind: 'allergy', name: null, resource: { resourceType: 'A', reaction }, beside: [] },
        ],
      }),
    ).not.toMatch(/authority|"note"/);
  });

  describe('names the drug of a MedicationRequest', () => {
    const drug = (id: string, words: string) => ({
      resourceType: 'Medication',
      id,
      code: { text: words },
    });
    const order = (reference: string | undefined, contained: object[] = []) => ({
      resourceType: 'MedicationRequest',
      medicationReference: { reference },
      contained,
    });
    it.each<[string, object, object]>([
      [
        'held in it',
        order('#m', [{}, drug('x', 'Else'), drug('m', 'Metformin')]),
        { text: 'Metformin' },
      ],
      ['sent beside it', order('https://x.example/Medication/b'), { text: 'Beside' }],
      ['by its name where nothing was sent', order('Medication/y'), { text: 'The name' }],
      [
        'by its name where it refers to nothing',
        { resourceType: 'MedicationRequest' },
        { text: 'The name' },
      ],
    ])('%s', (_, resource, medicationCodeableConcept) =>
      expect(
        shared({ kind: 'medication', name: 'The name', resource, beside: [drug('b', 'Beside')] }),
      ).toMatchObject({ intent: 'order', medicationCodeableConcept }),
    );

    it('leaves the drug of a MedicationRequest unnamed where it has no name', () =>
      expect(shared({ kind: 'medication', resource: order(undefined) })).toMatchObject({
        medicationCodeableConcept: { text: '' },
      }));
  });
});
