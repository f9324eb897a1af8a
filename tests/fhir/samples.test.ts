import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHealthRecords, type HealthRecordsClient } from '#src/api/fhir/client.ts';
import { createRecords, type HealthRecords } from '#src/api/fhir/records.ts';
import type { Coverage } from '#src/domain/coverage/coverage.ts';
import {
  clientOptionsOf,
  json,
  sample,
  searchset,
  startFhirServer,
  type FhirServer,
} from '#tests/support/fhir-server.ts';

let server: FhirServer;
let records: HealthRecords;
let service: HealthRecordsClient;
beforeAll(async () => {
  server = await startFhirServer();
  const options = clientOptionsOf(server);
  records = createRecords(options);
  service = createHealthRecords(options);
});
afterAll(() => server.close());

const folder = new URL('../fhir-samples/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

it('finds the samples', () => expect(files).toHaveLength(49));

/** Whether a sample is found as it was sent: by a search for a page, by its id otherwise. */
const typeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'resourceType' in value
    ? String(value.resourceType)
    : '';

it.each(files)('returns %s unchanged', async (file) => {
  const sent = sample(file);
  const type = typeOf(sent);
  if (type === 'Bundle') {
    server.on('/Anything?page=1', json(sent));
    const page = await service.search('Anything', { page: 1 });
    const resources = ['Coverage', 'ExplanationOfBenefit'].flatMap((resourceType) =>
      page.of(resourceType),
    );
    expect(sent).toMatchObject({ entry: resources.map((resource) => ({ resource })) });
    expect(resources.length).toBeGreaterThan(0);
  } else {
    server.on(`/${type}/sample`, json(sent));
    expect(await service.read(type, 'sample')).toEqual(sent);
  }
});

/** The coverages of a page, or of a page with just one. */
async function coveragesIn(file: string): Promise<Coverage[]> {
  const sent = sample(file);
  const page = typeOf(sent) === 'Bundle' ? sent : searchset([sent]);
  server.on('/Coverage?identifier=C1', json(page));
  const { coverages, completeness } = await records.coverages({ identifier: 'C1' });
  expect(completeness).toBe('complete');
  return [...coverages];
}

/** Written down by hand from the files: id, type, first and last day, group. */
it.each<[string, [string, string, string | null, string | null, string | null][]]>([
  ['carin-bb/Coverage-Coverage1', [['Coverage1', '', '2020-01-01', null, 'MCHMO1']]],
  ['carin-bb/Coverage-Coverage2', [['Coverage2', '', '2017-01-01', '2017-06-30', 'MCHMO1']]],
  ['carin-bb/Coverage-Coverage3', [['Coverage3', 'hip', '2019-01-01', '2019-10-31', '021890']]],
  [
    'carin-bb/Coverage-CoverageDental1',
    [['CoverageDental1', 'dental', '2021-01-01', '2021-12-31', '10300007']],
  ],
  ['cms-bfd-v3/Coverage-PartC', [['part-C-123456789', '11', '2018-04-11', null, null]]],
  [
    'cms-bluebutton-v2/coverage_search_v2',
    [
      ['part-a--20140000008325', 'subsidiz', '1983-03-24', null, null],
      ['part-b--20140000008325', 'subsidiz', '1983-03-24', null, null],
      ['part-c--20140000008325', 'subsidiz', null, null, null],
      ['part-d--20140000008325', 'subsidiz', null, null, null],
    ],
  ],
  ['c4dic/Example-Coverage1', [['Example-Coverage1', 'hip', '2021-01-01', null, '993355']]],
  ['c4dic/sampleCoverageResponseWithImageExtensions', [['262', '', '2022-08-01', null, null]]],
  ['pct/Coverage-coverage1001', [['coverage1001', '', '2021-01-01', '2022-01-01', null]]],
])('coverages of %s', async (file, expected) => {
  const coverages = await coveragesIn(file);
  expect(
    coverages.map(({ id, typeCodes, periodStart, periodEnd, groupId }) => [
      id,
      typeCodes.join(),
      periodStart,
      periodEnd,
      groupId,
    ]),
  ).toEqual(expected);
  expect(coverages.every(({ status }) => status === 'active')).toBe(true);
});

/** Written by hand from the files: plan, group, beneficiary. */
it.each<[string, [string | null, string | null, string | null]]>([
  ['carin-bb/Coverage-Coverage1', ['GR5-HMO DEDUCTIBLE', 'MEDICARE HMO PLAN', 'Patient1']],
  ['carin-bb/Coverage-Coverage2', ['GI8-HMO DEDUCTIBLE', 'MEDICARE HMO PLAN', 'Patient1']],
  ['carin-bb/Coverage-Coverage3', ['XYZ123-UPMC CONSUMER ADVA', 'Acme Corporation', 'Patient2']],
  [
    'carin-bb/Coverage-CoverageDental1',
    ['INSURANCE COMPANY XYZ - PRIME', 'Transcorp - dental', 'Patient2'],
  ],
  ['cms-bfd-v3/Coverage-PartC', [null, null, '123456789']],
  ['c4dic/Example-Coverage1', ['Acme Gold Plus', 'Stars Inc', 'Example-Patient2']],
  [
    'pct/Coverage-coverage1001',
    ['Premim Family Plus Plan', null, '9c05d948-b931-4bff-8766-18b99b0650d4'],
  ],
])('plan, group and person of %s', async (file, expected) => {
  const [firstCoverage] = await coveragesIn(file);
  expect([firstCoverage?.planName, firstCoverage?.groupName, firstCoverage?.beneficiary]).toEqual(
    expected,
  );
});

it('reads the costs of a card, also costs in words', async () => {
  const [card] = await coveragesIn('c4dic/Example-Coverage1');
  expect(card?.costs).toHaveLength(12);
  expect(card?.costs[0]).toEqual({
    code: 'famoutded',
    label: 'Family Out of Network Deductible',
    subject: 'limits',
    network: 'out',
    value: { kind: 'money', cents: 1_000_000 },
  });
  // It does not say that a visit costs nothing: N/A is no amount.
  expect(card?.costs.find(({ code }) => code === 'gpvisit')?.value).toBeNull();
  expect(card?.costs.at(-1)).toEqual({
    code: 'rx',
    label: '',
    subject: 'drugs',
    network: null,
    value: { kind: 'text', text: 'DED THEN $10/$40/$70/25%' },
  });
});

it('reads costs in percent', async () => {
  const [coverage] = await coveragesIn('pct/Coverage-coverage1001');
  expect(coverage?.costs).toEqual([
    {
      code: 'copaypct',
      label: 'Copay Percentage',
      subject: 'care',
      network: null,
      value: { kind: 'percent', percent: 20 },
    },
  ]);
});

const phone = (value: string, use: string | null = null) => ({ kind: 'phone', use, value });

/** Written by hand from the files; a fax number is not offered as contact. */
it.each([
  [
    'carin-bb/Patient-Patient1',
    {
      id: 'Patient1',
      identifiers: ['1234-234-1243-12345678901', '1234-234-1243-12345678901u'],
      languages: [],
      name: 'Johnny Example1',
      suffix: null,
      birthDate: '1986-01-01',
      contacts: [phone('(301)666-1212')],
    },
  ],
  [
    'carin-bb/Patient-Patient2',
    {
      id: 'Patient2',
      identifiers: ['88800933501'],
      languages: ['en'],
      name: 'Member 01 Test',
      suffix: null,
      birthDate: '1943-01-01',
      contacts: [
        ...['5555555551', '5555555552', '5555555553', '5555555554'].map((number) => phone(number)),
        ...[phone('5555555555', 'home'), phone('5555555556', 'work')],
        { kind: 'email', use: null, value: 'GXXX@XXXX.com' },
      ],
    },
  ],
  [
    'c4dic/Example-Patient1',
    {
      id: 'Example-Patient1',
      identifiers: ['1234-234-1243-12345678901'],
      languages: [],
      name: 'John Doe',
      suffix: null,
      birthDate: '1986-01-01',
      contacts: [phone('(301)666-1212')],
    },
  ],
  [
    'c4dic/Example-Patient2',
    {
      id: 'Example-Patient2',
      identifiers: ['1234-234-1243-1238473074'],
      languages: [],
      name: 'Jane Doe',
      suffix: null,
      birthDate: '1990-11-12',
      contacts: [phone('(301)444-1212')],
    },
  ],
  [
    'cms-bfd-v3/Patient',
    {
      id: '123456789',
      identifiers: ['AAA1AA0AA11', 'ABB2BB0BB22'],
      languages: ['en'],
      name: 'Frankie Le Petit Prince Sheep',
      suffix: null,
      birthDate: '1995-03-11',
      contacts: [],
    },
  ],
])('the patient of %s', async (file, expected) => {
  server.on('/Patient?identifier=M1', json(searchset([sample(file)])));
  expect(await records.patients({ identifier: 'M1' })).toEqual({
    patients: [expected],
    completeness: 'complete',
  });
});

it.each([
  ['carin-bb/Organization-DentalPayer1', 'INSURANCE COMPANY XYZ'],
  ['carin-bb/Organization-Payer1', 'Organization Payer 1'],
  ['carin-bb/Organization-Payer2', 'UPMC Health Plan'],
  ['carin-bb/Organization-ProviderOrganization1', 'Orange Medical Group'],
  ['c4dic/Example-PayerOrganization1', 'Acme Insurance Co'],
  ['plan-net/Organization-AcmeofCTStdNet', 'ACME CT Preferred Provider Network'],
  ['carin-bb/Practitioner-Practitioner1', 'John Smith'],
  ['carin-bb/Practitioner-PractitionerDentalProvider1', 'Stewart Schmidt'],
  ['plan-net/Practitioner-HansSolo', 'Hans Solo, MD'],
])('the provider of %s is %s', async (file, name) => {
  const type = typeOf(sample(file));
  server.on(`/${type}/p1`, json(sample(file)));
  expect(await records.providerName(`https://payer.example/r4/${type}/p1`)).toBe(name);
});
