import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { recordBundle } from '#src/api/fhir/clinical/record-bundle.ts';
import { createRecords, type ClinicalType, type HealthRecords } from '#src/api/fhir/records.ts';
import type { RecordEntry, RecordKind } from '#src/domain/record/record.ts';
import {
  clientOptionsOf,
  json,
  outcome,
  searchset,
  startFhirServer,
  type FhirServer,
} from '#tests/support/fhir-server.ts';
import { pathsInto, replaced } from '#tests/support/odd-parts.ts';

await import('#src/api/fhir/clinical/record-list.ts');

let server: FhirServer;
let records: HealthRecords;
const warnings: string[] = [];
beforeAll(async () => {
  server = await startFhirServer();
  records = createRecords(clientOptionsOf(server));
});
beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    warnings.push(words.join(' '));
  });
});
afterAll(() => server.close());

const types: Record<RecordKind, ClinicalType> = {
  allergy: 'AllergyIntolerance',
  medication: 'MedicationRequest',
  condition: 'Condition',
  immunization: 'Immunization',
  observation: 'Observation',
  procedure: 'Procedure',
};

async function listOf(kind: RecordKind, resources: readonly unknown[], more: object = {}) {
  const type = types[kind];
  server.on(`/${type}?patient=p1`, json(searchset(resources, more)));
  const params = { patient: 'p1' };
  return records.recordList({ kind, type, patientId: 'p1', params });
}
const entryOf = async (kind: RecordKind, resource: object): Promise<RecordEntry | undefined> =>
  (await listOf(kind, [{ resourceType: types[kind], id: 'a', ...resource }])).entries[0];

const coding = (code: string) => ({ coding: [{ code }] });
const text = (words: string) => ({ text: words });

describe('the health records of each kind', () => {
  it.each<[string, RecordKind, object, object]>([
    [
      'an allergy',
      'allergy',
      {
        clinicalStatus: coding('active'),
        code: { coding: [{ display: 'Penicillin G' }], text: 'Penicillin' },
        criticality: 'high',
        onsetDateTime: '2009',
        reaction: [{ manifestation: [text('Hives'), text('Hives')] }],
      },
      {
        name: 'Penicillin',
        day: '2009',
        isCurrent: true,
        status: 'active',
        facts: [
          { label: 'reaction', text: 'Hives' },
          { label: 'severity', text: 'high' },
        ],
      },
    ],
    ['an allergy of unknown status', 'allergy', { code: text('Nuts') }, { isCurrent: true }],
    [
      'an allergy that was ruled out',
      'allergy',
      {
        code: text('Nuts'),
        clinicalStatus: coding('active'),
        verificationStatus: coding('refuted'),
      },
      { isCurrent: false, status: 'refuted' },
    ],
    [
      'a resolved condition',
      'condition',
      {
        code: text('Sprain'),
        clinicalStatus: coding('resolved'),
        onsetDateTime: '2018-06-01',
        abatementDateTime: '2018-09-15T10:00:00Z',
      },
      { day: '2018-06-01', until: '2018-09-15', isCurrent: false },
    ],
    [
      'a condition that ends before it begins',
      'condition',
      { code: text('Sprain'), onsetDateTime: '2018-06-01', abatementDateTime: '2017-01-01' },
      { day: '2018-06-01', until: null, isCurrent: false },
    ],
    [
      'a condition of one visit, without a status',
      'condition',
      { code: text('Cough'), category: [coding('encounter-diagnosis')] },
      { isCurrent: false },
    ],
    [
      'a condition of which only the onset is known',
      'condition',
      { code: text('Asthma'), onsetDateTime: '2016-02-30', recordedDate: '2016-03' },
      { day: '2016-03', isCurrent: true },
    ],
    [
      'a drug named by a reference within',
      'medication',
      {
        status: 'active',
        medicationReference: { reference: '#m' },
        authoredOn: '2026-08-03',
        contained: [{ resourceType: 'Medication', id: 'm', code: text('Metformin') }],
        dosageInstruction: [text('Twice a day')],
        requester: { display: 'Dr. Brandt' },
      },
      {
        name: 'Metformin',
        isCurrent: true,
        day: '2026-08-03',
        facts: [
          { label: 'dosage', text: 'Twice a day' },
          { label: 'by', text: 'Dr. Brandt' },
        ],
      },
    ],
    [
      'a drug not to be taken',
      'medication',
      { status: 'active', doNotPerform: true, medicationCodeableConcept: text('Aspirin') },
      { isCurrent: false, status: 'do-not-take' },
    ],
    [
      'a vaccine on no certain day',
      'immunization',
      {
        vaccineCode: text('MMR'),
        occurrenceString: 'As a child',
        recorded: '2020-01-01',
        status: 'completed',
        protocolApplied: [{ doseNumberPositiveInt: 2 }],
      },
      {
        day: null,
        facts: [
          { label: 'when', text: 'As a child' },
          { label: 'dose', text: '2' },
        ],
      },
    ],
    [
      'a procedure over days, with fillers',
      'procedure',
      {
        code: text('Surgery'),
        note: [text('N/A'), text('--')],
        outcome: text('Well'),
        performedPeriod: { start: '2025-01-02', end: '2025-01-04' },
        performer: [{ actor: { display: 'Riverside Hospital' } }],
      },
      {
        day: '2025-01-02',
        until: '2025-01-04',
        facts: [
          { label: 'outcome', text: 'Well' },
          { label: 'by', text: 'Riverside Hospital' },
        ],
      },
    ],
  ])('%s', async (_, kind, resource, expected) => {
    expect(await entryOf(kind, resource)).toMatchObject(expected);
  });

  it.each<[string, object, object[]]>([
    [
      'a number with its unit, range and meaning',
      {
        valueQuantity: { value: 6.8, unit: '%' },
        referenceRange: [{ low: { value: 4, unit: '%' }, high: { value: 5.6, unit: '%' } }],
        interpretation: [coding('H')],
      },
      [
        {
          text: '6.8 %',
          value: 6.8,
          unit: '%',
          flag: 'H',
          part: null,
          range: { low: 4, high: 5.6, text: '4–5.6 %' },
        },
      ],
    ],
    [
      'a number below what can be measured',
      { valueQuantity: { value: 5, unit: 'mg/L', comparator: '<' } },
      [{ text: '<5 mg/L', value: null }],
    ],
    [
      'a range in another unit is told and not drawn',
      {
        valueQuantity: { value: 70, unit: 'kg' },
        referenceRange: [{ high: { value: 150, unit: 'lb' } }],
      },
      [{ range: { low: null, high: null, text: '≤ 150 lb' } }],
    ],
    ['words', { valueString: 'Not found' }, [{ text: 'Not found', value: null }]],
    ['a concept', { valueCodeableConcept: text('Never smoked') }, [{ text: 'Never smoked' }]],
    ['yes or no', { valueBoolean: false }, [{ text: 'false', value: null }]],
    ['zero', { valueQuantity: { value: 0, unit: 'mmol' } }, [{ text: '0 mmol', value: 0 }]],
    ['a whole number', { valueInteger: 3 }, [{ text: '3', value: 3, unit: null }]],
    [
      'a ratio',
      { valueRatio: { numerator: { value: 1 }, denominator: { value: 128 } } },
      [{ text: '1 : 128', value: null }],
    ],
    [
      'parts',
      {
        component: [
          { code: text('Systolic'), valueQuantity: { value: 128, unit: 'mmHg' } },
          { code: text('Diastolic') },
          { code: text('Mean'), valueQuantity: { value: 97, code: 'mm[Hg]' } },
        ],
      },
      [
        { part: 'Systolic', text: '128 mmHg', value: 128 },
        { part: 'Mean', text: '97 mm[Hg]' },
      ],
    ],
    ['nothing, and why', { dataAbsentReason: text('Sample lost') }, []],
  ])('an observation: %s', async (_, elements, measures) => {
    const entry = await entryOf('observation', { code: text('Test'), ...elements });
    expect(entry?.measures).toHaveLength(measures.length);
    expect(entry?.measures).toMatchObject(measures);
  });
});

describe('health records with wrong entries', () => {
  const condition = (id: string, more: object = {}) => ({
    resourceType: 'Condition',
    id,
    code: text(`Condition ${id}`),
    subject: { reference: 'Patient/p1' },
    ...more,
  });

  it('leave out another patient’s entries, also from the file', async () => {
    const list = await listOf('condition', [
      condition('a'),
      condition('b', { subject: { reference: 'Patient/p2' } }),
      condition('c', { subject: { reference: 'https://x.example/Patient/p1/_history/2' } }),
      condition('d', { subject: undefined }),
      condition('e', { subject: { reference: 'https://x.example/Patient/p3' } }),
    ]);
    const names = ['Condition a', 'Condition c', 'Condition d'];
    expect(list.entries.map(({ name }) => name)).toEqual(names);
    const { text, type } = recordBundle(list.sent, new Date('2026-11-23T00:00:00Z'));
    expect(type).toBe('application/fhir+json');
    expect(text).not.toMatch(/p2|p3/);
    expect(JSON.parse(text)).toEqual({
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: '2026-11-23T00:00:00.000Z',
      entry: list.sent.map((resource) => ({ resource })),
    });
    expect(list.sent).toHaveLength(3);
    expect(warnings).toEqual(['entries of another patient are not shown Condition 2']);
  });

  it('leave out an OperationOutcome, empty entries, and entries that are no resource', async () => {
    const list = await listOf('condition', [
      condition('a'),
      { ...outcome('incomplete'), issue: [{ severity: 'warning', code: 'incomplete' }] },
      { resourceType: 'Condition', id: 'odd', code: 7 },
      'nothing',
      null,
      condition('b'),
    ]);
    expect(list.entries.map(({ name }) => name)).toEqual(['Condition a', 'Condition b']);
    expect(list.completeness).toBe('partial');
    expect(warnings).toEqual([
      'entries could not be read 2',
      'odd entries are not shown Condition 1',
    ]);
  });

  it.each<[RecordKind, object]>([
    ['condition', { verificationStatus: coding('entered-in-error') }],
    ['allergy', { verificationStatus: coding('entered-in-error') }],
    ['medication', { status: 'entered-in-error' }],
    ['observation', { status: 'entered-in-error' }],
    ['immunization', { status: 'entered-in-error' }],
    ['procedure', { status: 'entered-in-error' }],
    ['medication', { status: 'Entered-In-Error' }],
    ['observation', { status: 'Entered-In-Error' }],
    ['immunization', { status: 'Entered-In-Error' }],
    ['procedure', { status: 'Entered-In-Error' }],
  ])('%s: what was never true', async (kind, more) => {
    expect(await entryOf(kind, { ...full[kind], ...more })).toBeUndefined();
  });

  it.each<[string, object, boolean]>([
    ['no name', { onsetDateTime: '2020' }, true],
    ['no name or day', { note: [text('Watch it')] }, true],
    ['nothing', {}, false],
  ])('a condition of which %s is said', async (_, elements, isShown) => {
    const list = await listOf('condition', [{ resourceType: 'Condition', id: 'a', ...elements }]);
    expect(list.entries).toHaveLength(isShown ? 1 : 0);
    expect(list.sent).toHaveLength(1);
  });

  it('show an observation with only a value', async () => {
    expect(await entryOf('observation', { valueString: 'Not found' })).toBeDefined();
  });

  it('accept a reference to any version of the patient', async () => {
    const ofPatient = (reference: string) => condition(reference, { subject: { reference } });
    const list = await listOf('condition', [
      ofPatient('Patient/p1/_history/12'),
      ofPatient('Patient/p2/_history/12'),
    ]);
    expect(list.resources.size).toBe(1);
  });

  it('name a prescription by its included drug, and add the drug to the file', async () => {
    const drug = (id: string, name: string) => ({
      resourceType: 'Medication',
      id,
      code: text(name),
    });
    const order = (id: string, more: object) => ({
      resourceType: 'MedicationRequest',
      id,
      ...more,
    });
    const list = await listOf('medication', [
      { resourceType: 'Medication', code: text('Without id') },
      drug('x', 'Aspirin'),
      drug('m', 'Metformin'),
      order('a', { medicationReference: { reference: 'Medication/m' } }),
      order('b', {
        contained: [drug('x', 'Ibuprofen'), drug('m', 'Insulin')],
        medicationReference: { reference: '#m' },
      }),
      order('c', { medicationReference: { reference: '#m', display: 'Unknown' } }),
    ]);
    expect(list.entries.map(({ name }) => name)).toEqual(['Metformin', 'Insulin', 'Unknown']);
    expect(list.sent).toHaveLength(6);
  });

  it('remove repeated resources, and keep resources without an id', async () => {
    const list = await listOf('condition', [
      condition('a'),
      condition('a'),
      { resourceType: 'Condition', code: text('Without id') },
      { resourceType: 'Condition', code: text('Without id either') },
    ]);
    expect(list.entries).toHaveLength(3);
  });

  it('include every page, and keep loaded pages when a page fails', async () => {
    const next = (to: string) => ({ link: [{ relation: 'next', url: `${server.baseUrl}/${to}` }] });
    server.on('/Condition?page=2', json(searchset([condition('b')], next('Condition?page=3'))));
    server.on('/Condition?page=3', json(searchset([condition('c')])));
    const all = await listOf('condition', [condition('a')], next('Condition?page=2'));
    expect(all.entries).toHaveLength(3);
    expect(all.completeness).toBe('complete');
    server.on('/Condition?page=3', json(outcome('exception'), 500));
    const some = await listOf('condition', [condition('a')], next('Condition?page=2'));
    expect(some.entries).toHaveLength(2);
    expect(some.completeness).toBe('partial');
  });
});

const full: Record<RecordKind, object> = {
  allergy: {
    clinicalStatus: coding('active'),
    code: text('Nuts'),
    reaction: [{ manifestation: [text('Hives')], severity: 'mild' }],
  },
  medication: {
    status: 'active',
    medicationReference: { reference: 'Medication/m' },
    contained: [{ resourceType: 'Medication', id: 'm', code: text('Metformin') }],
    dosageInstruction: [text('Twice')],
  },
  condition: {
    code: text('Asthma'),
    onsetPeriod: { start: '2016', end: '2017' },
    note: [text('x')],
  },
  immunization: { vaccineCode: text('MMR'), performer: [{ actor: { display: 'x' } }] },
  observation: {
    code: { coding: [{ system: 's', code: 'c' }], text: 'Sugar' },
    valueQuantity: { value: 1, unit: 'mg', comparator: '<' },
    referenceRange: [{ low: { value: 1 }, text: 'x' }],
    interpretation: [coding('H')],
    component: [{ code: text('Part'), valueRange: { low: { value: 1 }, high: { value: 2 } } }],
  },
  procedure: { code: text('Surgery'), performedPeriod: { start: '2025', end: '2026' } },
};
const kinds = z.array(
  z.enum(['allergy', 'medication', 'condition', 'immunization', 'observation', 'procedure']),
);

it.each(kinds.parse(Object.keys(full)))(
  'does not throw on a malformed part of %s',
  async (kind) => {
    const fullResource = {
      resourceType: types[kind],
      id: 'a',
      subject: { reference: 'Patient/p1' },
      ...full[kind],
    };
    const odd = pathsInto(fullResource)
      .filter((path) => path.length > 0 && path[0] !== 'resourceType')
      .flatMap((path) =>
        [null, 7, 'x', {}, [], [null]].map((by) => replaced(fullResource, path, by)),
      );
    expect(odd.length).toBeGreaterThan(30);
    // All resources have the same patient, so that they aren't left out as another patient's.
    const list = await listOf(
      kind,
      odd.map((resource, index) => replaced(resource, ['id'], `n${index}`)),
    );
    expect(list.sent.length).toBeGreaterThan(odd.length - 10);
  },
);
