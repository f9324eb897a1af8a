import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '#src/domain/limits.ts';
import { createRecords, type HealthRecords } from '#src/api/fhir/records.ts';
import {
  clientOptionsOf,
  json,
  outcome,
  sample,
  searchset,
  startFhirServer,
  type FhirServer,
} from '#tests/support/fhir-server.ts';

let server: FhirServer;
let records: HealthRecords;
beforeAll(async () => {
  server = await startFhirServer();
  records = createRecords(clientOptionsOf(server));
});
beforeEach(() => server.requests.splice(0));
afterAll(() => server.close());

const nextTo = (page: string) => ({
  link: [{ relation: 'next', url: `${server.baseUrl}/${page}` }],
});

/** The service finds these resources of a type, one on each page. */
function onPages(type: string, ...resources: readonly unknown[]) {
  for (const [index, resource] of resources.entries()) {
    const address = index === 0 ? `/${type}?identifier=1` : `/${type}?page=${index}`;
    const more = index + 1 < resources.length ? nextTo(`${type}?page=${index + 1}`) : {};
    server.on(address, json(searchset([resource], more)));
  }
}
/** Like `onPages`, but the last page fails. */
function onPagesThatEnd(type: string, resource: unknown) {
  onPages(type, resource, null);
  server.on(`/${type}?page=1`, json(outcome('exception'), 500));
}

/** The service finds ever more of a type. */
function withoutEnd(type: string, resourceOf: (id: string) => object) {
  const last = limits.drugPages + limits.directoryPages;
  onPages(type, ...Array.from({ length: last }, (_, index) => resourceOf(`n${index}`)));
}

const ofMember = { identifier: '1' };
const coverage = (id: string) => ({ resourceType: 'Coverage', id });
const role = (id: string, name = id) => ({
  resourceType: 'PractitionerRole',
  id,
  practitioner: { reference: `Practitioner/${id}`, display: name },
});
const network = (id: string) => ({
  resourceType: 'Organization',
  id,
  type: [{ coding: [{ code: 'ntwk' }] }],
});
const locationIn = (city: string) => ({ resourceType: 'Location', id: city, address: { city } });
const affiliation = (id: string, end?: string) => ({
  resourceType: 'OrganizationAffiliation',
  id,
  participatingOrganization: { reference: `Organization/${id}` },
  network: [{ reference: 'Organization/net' }],
  period: { end },
});
const drug = (id: string) => ({
  resourceType: 'Basic',
  id,
  code: { coding: [{ code: 'formulary-item' }] },
  subject: { reference: `MedicationKnowledge/${id}`, display: 'A drug' },
});

describe('a search with several pages', () => {
  it('finds all patients', async () => {
    onPages('Patient', { resourceType: 'Patient', id: 'a' }, { resourceType: 'Patient', id: 'b' });
    expect((await records.patients(ofMember)).patients.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('finds all coverages and their cards', async () => {
    onPages('Coverage', coverage('a'), coverage('b'));
    const { coverages, completeness } = await records.coverages(ofMember);
    expect(coverages.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(completeness).toBe('complete');
    const answer = await records.cards(ofMember);
    expect(answer.cards.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(answer.completeness).toBe('complete');
  });

  it('finds all directory entries, each once', async () => {
    onPages('PractitionerRole', role('a', 'Ann'), role('b'), role('a', 'Ann again'));
    const { entries, completeness, failure } = await records.directory(ofMember);
    expect(entries.map(({ roleId, person }) => [roleId, person?.name])).toEqual([
      ['a', 'Ann'],
      ['b', 'b'],
    ]);
    expect({ completeness, failure }).toEqual({ completeness: 'complete', failure: null });
  });

  it('finds all networks, and who takes part in them on a day', async () => {
    onPages('Organization', network('a'), network('b'));
    const networks = await records.networks(ofMember);
    expect(networks.map(({ key }) => key)).toEqual(['Organization/a', 'Organization/b']);
    onPages('OrganizationAffiliation', affiliation('a', '2026-01-01'), affiliation('b'));
    const organizations = async (today: string) =>
      (await records.affiliations(ofMember, today)).map(({ organizationId }) => organizationId);
    expect(await organizations('2025-12-31')).toEqual(['a', 'b']);
    expect(await organizations('2026-01-02')).toEqual(['b']);
  });

  it('finds all places', async () => {
    onPages('Location', locationIn('Hope'), locationIn('Conway'));
    expect((await records.townPlaces(ofMember)).map(({ city }) => city)).toEqual([
      'Hope',
      'Conway',
    ]);
  });

  it('finds all plans of a formulary and its entries', async () => {
    const [plan, list] = [
      sample('formulary/InsurancePlan-PayerInsurancePlanA1002'),
      sample('formulary/InsurancePlan-FormularyD1002'),
    ];
    onPages('InsurancePlan', plan, list);
    const plans = await records.drugPlans(ofMember);
    expect(plans.completeness).toBe('complete');
    expect(plans.found.flatMap(({ lists }) => lists.map(({ name }) => name))).toEqual([
      'Sample Medicare Advantage Part D Formulary D1002',
    ]);
    onPages('Basic', drug('a'), drug('b'));
    const { found, completeness } = await records.drugEntries(ofMember);
    expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(completeness).toBe('complete');
  });

  it('finds all authorizations, with the number of resources and the actual search', async () => {
    const self = `${server.baseUrl}/ExplanationOfBenefit?identifier=1&made=1`;
    const claim = sample('carin-bb/ExplanationOfBenefit-EOBOutpatient2');
    const authorization = sample('pdex/ExplanationOfBenefit-PDexPriorAuth1');
    server.on(
      '/ExplanationOfBenefit?identifier=1',
      json(
        searchset([authorization, claim], {
          link: [{ relation: 'self', url: self }, ...nextTo('ExplanationOfBenefit?page=1').link],
        }),
      ),
    );
    server.on('/ExplanationOfBenefit?page=1', json(searchset([{ ...coverage('x') }, claim])));
    const authorizations = await records.authorizations(ofMember);
    expect(authorizations.authorizations.map(({ id }) => id)).toEqual(['PDexPriorAuth1']);
    expect(authorizations).toMatchObject({ size: 3, self, completeness: 'complete' });
  });

  it('has no actual search if the service does not state it', async () => {
    server.on('/ExplanationOfBenefit?identifier=1', json(searchset([])));
    expect(await records.authorizations(ofMember)).toEqual({
      authorizations: [],
      size: 0,
      self: null,
      completeness: 'complete',
    });
  });
});

/** Next links as servers write them: HAPI, Azure, behind proxies. */
it.each<[string, (server: FhirServer) => string, string, string]>([
  ['of a path', () => '/fhir/Coverage?page=1', 'a b', 'complete'],
  ['without a path', () => '?page=1', 'a b', 'complete'],
  [
    'longer than 4 kB',
    ({ baseUrl }) => `${baseUrl}/Coverage?page=1&ct=${'x'.repeat(5_000)}`,
    'a b',
    'complete',
  ],
  ['that is empty', () => ' ', 'a', 'complete'],
  ['within the cluster', () => 'http://fhir.cluster.local/Coverage?page=1', 'a', 'partial'],
  ['of another scheme', ({ baseUrl }) => `${baseUrl}s`.replace('http:', 'https:'), 'a', 'partial'],
  [
    'with its port twice',
    ({ baseUrl }) => `${baseUrl.replace(/:(\d+)/, ':$1:$1')}/Coverage?page=1`,
    'a',
    'partial',
  ],
])('follows or refuses a next link %s', async (_, linkOf, ids, completeness) => {
  const own = await startFhirServer();
  own.on('*', (response, request) => {
    const isSecond = (request.url ?? '').includes('page=1');
    const next = { link: [{ relation: 'next', url: linkOf(own) }] };
    const answer = isSecond ? searchset([coverage('b')]) : searchset([coverage('a')], next);
    json(answer)(response, request);
  });
  const coverages = await createRecords(clientOptionsOf(own)).coverages(ofMember);
  await own.close();
  expect(coverages.coverages.map(({ id }) => id).join(' ')).toBe(ids);
  expect(coverages.completeness).toBe(completeness);
});

describe('a page that fails', () => {
  it('makes the result of the other pages partial', async () => {
    onPagesThatEnd('Coverage', coverage('a'));
    expect(await records.coverages(ofMember)).toMatchObject({ completeness: 'partial' });
    expect(await records.cards(ofMember)).toMatchObject({ completeness: 'partial' });
    onPagesThatEnd('PractitionerRole', role('a'));
    expect(await records.directory(ofMember)).toMatchObject({
      completeness: 'partial',
      failure: { thrown: { status: 500 } },
    });
    onPagesThatEnd('InsurancePlan', sample('formulary/InsurancePlan-FormularyD1002'));
    expect(await records.drugPlans(ofMember)).toMatchObject({ completeness: 'partial' });
    onPagesThatEnd('Basic', drug('a'));
    expect(await records.drugEntries(ofMember)).toMatchObject({ completeness: 'partial' });
    onPagesThatEnd('ExplanationOfBenefit', sample('pdex/ExplanationOfBenefit-PDexPriorAuth1'));
    expect(await records.authorizations(ofMember)).toMatchObject({
      completeness: 'partial',
      size: 1,
    });
  });

  it('fails a search whose partial result would mislead', async () => {
    onPagesThatEnd('Patient', { resourceType: 'Patient', id: 'a' });
    await expect(records.patients(ofMember)).rejects.toMatchObject({ status: 500 });
    onPagesThatEnd('OrganizationAffiliation', affiliation('a'));
    await expect(records.affiliations(ofMember, '2026-01-01')).rejects.toMatchObject({
      status: 500,
    });
  });
});

it.each<[string, (id: string) => object, number, () => Promise<unknown>]>([
  ['PractitionerRole', role, limits.directoryPages, () => records.directory(ofMember)],
  ['Location', locationIn, limits.directoryPages, () => records.townPlaces(ofMember)],
  [
    'InsurancePlan',
    (id) => ({ resourceType: 'InsurancePlan', id }),
    limits.drugPages,
    () => records.drugPlans(ofMember),
  ],
  ['Basic', drug, limits.drugPages, () => records.drugEntries(ofMember)],
])(
  'reads a limited number of pages of an endless search for %s',
  async (type, resource, max, search) => {
    withoutEnd(type, resource);
    await search();
    expect(server.requests).toHaveLength(max + 1);
  },
);

it('stops after some pages without new resources', async () => {
  onPages('Coverage', ...Array.from({ length: 20 }, () => coverage('a')));
  expect(await records.coverages(ofMember)).toMatchObject({ completeness: 'partial' });
  expect(server.requests.length).toBeLessThan(20);
});

it.each<[string, (asker: AbortSignal) => Promise<unknown>]>([
  ['patients', (asker) => records.patients(ofMember, asker)],
  ['coverages', (asker) => records.coverages(ofMember, asker)],
  ['directory', (asker) => records.directory(ofMember, asker)],
  ['drug entries', (asker) => records.drugEntries(ofMember, asker)],
])('aborts a search for %s with its caller', async (_, search) => {
  await expect(search(AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
});

describe('claims', () => {
  const claim = sample('carin-bb/ExplanationOfBenefit-EOBOutpatient2');
  const authorization = sample('pdex/ExplanationOfBenefit-PDexPriorAuth1');

  it('load page by page', async () => {
    onPages('ExplanationOfBenefit', claim, authorization);
    const page = await records.claims(ofMember);
    expect(page.ids).toEqual(['EOBOutpatient2']);
    const more = await records.moreClaims(page.next ?? '');
    expect(more).toMatchObject({ ids: ['PDexPriorAuth1'], next: null });
  });

  it('load by id like authorizations, and are never confused with them', async () => {
    server.on('/ExplanationOfBenefit/c', json(claim));
    server.on('/ExplanationOfBenefit/a', json(authorization));
    expect(await records.claim('c')).toMatchObject({ id: 'EOBOutpatient2' });
    expect(await records.claim('a')).toBeNull();
    expect(await records.authorization('a')).toMatchObject({ id: 'PDexPriorAuth1' });
    expect(await records.authorization('c')).toBeNull();
  });
});

describe('a shared card', () => {
  const fullCard = { id: 'c', patientId: 'p', issuer: 'o' };
  const typesOn = async (card: Parameters<HealthRecords['sharedCard']>[0]) => {
    const text = await records.sharedCard(card, new Date('2026-11-21T09:00:00Z'));
    const bundle = bundleShape.parse(JSON.parse(text));
    expect(bundle.timestamp).toBe('2026-11-21T09:00:00.000Z');
    return bundle.entry.map(({ fullUrl }) => fullUrl.replace(`${server.baseUrl}/`, ''));
  };
  const bundleShape = z.object({
    timestamp: z.string(),
    entry: z.array(z.object({ fullUrl: z.string() })),
  });
  beforeAll(() => {
    server.on('/Coverage/c', json(coverage('c')));
    server.on('/Patient/p', json({ resourceType: 'Patient', id: 'p' }));
    server.on('/Organization/o', json({ resourceType: 'Organization', id: 'o' }));
  });

  it('has the coverage, its patient and its insurer', async () =>
    expect(await typesOn(fullCard)).toEqual(['Coverage/c', 'Patient/p', 'Organization/o']));

  it('requests only resources that the card refers to', async () => {
    expect(await typesOn({ id: 'c', patientId: null, issuer: null })).toEqual(['Coverage/c']);
    expect(server.requests.map(({ url }) => url)).toEqual(['/fhir/Coverage/c']);
  });

  it('does not need its insurer, but needs its patient', async () => {
    expect(await typesOn({ ...fullCard, issuer: 'gone' })).toEqual(['Coverage/c', 'Patient/p']);
    await expect(typesOn({ ...fullCard, patientId: 'gone' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('loads the insurer of a card by id', async () => {
  server.on('/Organization/i', json({ resourceType: 'Organization', id: 'i', name: 'Acme' }));
  expect(await records.cardIssuer('i')).toMatchObject({ name: 'Acme' });
});

it('puts the unchanged patient into the file of a record', async () => {
  const patient = { resourceType: 'Patient', id: 'p2', active: true };
  server.on('/Patient/p2', json(patient));
  expect(await records.patientSent('p2')).toEqual({
    entries: [],
    sent: [patient],
    resources: new Map(),
    completeness: 'complete',
  });
});

it('requests a provider’s name only if a reference leads to a provider', async () => {
  server.on('/Organization/n', json({ resourceType: 'Organization', id: 'n', name: 'Clinic' }));
  expect(await records.providerName('Organization/n')).toBe('Clinic');
  server.requests.splice(0);
  expect(await records.providerName('Location/n')).toBeNull();
  expect(await records.providerName(null)).toBeNull();
  expect(server.requests).toEqual([]);
});
