import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { zGetCostEstimatesResponse } from '#generated/v1/validators/zGetCostEstimatesResponse.ts';
import { zGetPrimaryCareProviderResponse } from '#generated/v1/validators/zGetPrimaryCareProviderResponse.ts';
import { zListKeptEstimatesResponse } from '#generated/v1/validators/zListKeptEstimatesResponse.ts';
import { zReportDirectoryMistakeResponse } from '#generated/v1/validators/zReportDirectoryMistakeResponse.ts';
import { zSearchCostProceduresResponse } from '#generated/v1/validators/zSearchCostProceduresResponse.ts';
import { zSearchPractitionerRolesResponse } from '#generated/v1/validators/zSearchPractitionerRolesResponse.ts';
import { counties, zipCodes } from '#sandbox/seed/directory/geography.ts';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readAffiliations, readNetworks } from '#src/api/fhir/directory/networks.ts';
import { isListed, planNetworkOf } from '#src/domain/care/network.ts';
import { readDirectoryEntries } from '#src/api/fhir/directory/entry.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { caseNumbers } from '#sandbox/seed/claims/cases.ts';
import { mariasCare } from '#sandbox/seed/claims/marias-care.ts';
import { providers } from '#sandbox/seed/claims/providers.ts';
import { directoryRoles } from '#sandbox/seed/directory/directory.ts';
import { cardClasses } from '#sandbox/fhir/insurance-card.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { procedures } from '#sandbox/seed/procedures.ts';
import { readOperations } from '../../openapi/documents.ts';
import {
  adultDaughter,
  clientOf,
  giveFamilyAccess,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

const nobody = (): never => {
  throw new Error('the seed has no member');
};
const seedDay = new Date(2026, 10, 21, 12);
let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: seedDay });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const roles = async (query: string) => {
  const answer = await maria.json(`/api/v1/health-records/PractitionerRole?${query}`);
  zSearchPractitionerRolesResponse.parse(answer);
  const page = readSearchPage(answer, 'BP-NFA-100');
  return { ...page, entries: readDirectoryEntries(page) };
};
const includes =
  '_include=PractitionerRole:practitioner&_include=PractitionerRole:location&_include=PractitionerRole:organization';

describe('the directory', () => {
  const people = directoryRoles.flatMap(({ person }) => person ?? []);

  it('has at least 500 people, in each of 75 counties', () => {
    expect(new Set(people.map(({ id }) => id)).size).toBeGreaterThanOrEqual(500);
    const places = directoryRoles.flatMap(({ practices }) => practices);
    expect(new Set(places.map(({ town }) => zipCodes[town.zip]?.[2]))).toEqual(
      new Set(counties.map(({ fips }) => fips)),
    );
    expect(counties).toHaveLength(75);
  });

  it('has every provider of a claim, except pharmacies', () => {
    const knownProviders = new Set([
      ...people.map(({ id }) => id),
      ...directoryRoles.flatMap(({ practices }) =>
        practices.map((practice) => practice.organizationId),
      ),
    ]);
    const missing = providers.map(({ id }) => id).filter((id) => !knownProviders.has(id));
    expect(missing).toEqual(['org-orchard-pharmacy', 'org-harvest-pharmacy']);
  });

  it('has the providers in the examples of primary care and costs', async () => {
    const named = (await readOperations('v1')).flatMap(({ operationId, responses }) =>
      ['getPrimaryCareProvider', 'getCostEstimates', 'searchPractitionerRoles'].includes(
        operationId,
      )
        ? [...JSON.stringify(responses).matchAll(/"(role-[a-z-]+)"/g)].map(([, id]) => id)
        : [],
    );
    expect(named.length).toBeGreaterThan(3);
    const ids = directoryRoles.map(({ id }) => id);
    expect(named.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it('ignores includes named like properties of Object.prototype', async () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const answer = await maria.send(
        `/api/v1/health-records/Organization?_include=Organization:${name}`,
      );
      expect(answer.status, name).toBeLessThan(500);
    }
  });

  it('searches the directory by words, places, names and networks, and includes references', async () => {
    const near = await roles(
      `specialty:text=Family%20medicine&location.address-postalcode=72201&_count=100&${includes}`,
    );
    expect(near.entries.length).toBeGreaterThan(2);
    for (const { specialties, places, person } of near.entries) {
      expect(specialties).toEqual(['Family medicine']);
      expect(places.map(({ zip }) => zip)).toContain('72201');
      expect(person?.name).not.toBeNull();
    }
    expect((await roles('practitioner.name=okeefe')).entries).toHaveLength(1);
    expect((await roles('organization.name=riverside')).entries.length).toBeGreaterThan(0);
    expect((await roles('network=net-dental&_count=1')).total).toBeGreaterThan(30);
  });

  it('has pages with next links', async () => {
    const first = await roles('_count=100');
    expect(first.total).toBe(directoryRoles.length);
    expect(first.next).toContain('_offset=100');
  });

  it('finds places in towns by the beginning of their name', async () => {
    const answer = await maria.json('/api/v1/health-records/Location?address-city=mar&_count=100');
    const cities = JSON.stringify(answer).match(/"city":"[^"]+"/g) ?? [];
    expect(new Set(cities)).toEqual(new Set(['"city":"Marlow"']));
  });

  it('finds places around a position', async () => {
    const answer = await maria.json(
      `/api/v1/health-records/Location?near=${encodeURIComponent('34.75|-92.29|5|[mi_us]')}&_count=100`,
    );
    const { total } = z.object({ total: z.number() }).parse(answer);
    expect(total).toBeGreaterThan(5);
    expect(total).toBeLessThan(40);
  });

  it('keeps the networks of some practices in an affiliation, and of all others in the entry', async () => {
    const answer = await maria.json(
      '/api/v1/health-records/OrganizationAffiliation?participating-organization=org-clearpoint,org-gone',
    );
    const [affiliation, ...others] = readAffiliations(
      readSearchPage(answer, 'BP-NFA-100'),
      '2026-11-21',
    );
    expect(affiliation).toEqual({
      organizationId: 'org-clearpoint',
      network: { key: 'Organization/net-arbor', name: 'Arbor Choice network' },
      place: 'Location/loc-clearpoint',
    });
    expect(others.map(({ organizationId }) => organizationId)).not.toContain('org-gone');
    const entries = (await roles('_id=clearpoint,role-clearpoint')).entries;
    expect(entries.map(({ networks }) => networks)).toEqual([[]]);
  });

  it('lists the networks on the cards of every brand', async () => {
    const answer = await maria.json('/api/v1/health-records/Organization?type=ntwk&_count=100');
    const listed = readNetworks(readSearchPage(answer, 'BP-NFA-100'));
    const { contracts } = createWorld(seedDay, 'http://partner.example');
    for (const contract of contracts) {
      const [network] = cardClasses(contract);
      const networkTexts = [network?.name ?? '', network?.value ?? ''];
      expect(isListed(planNetworkOf(networkTexts, listed)), networkTexts.join()).toBe(true);
    }
  });

  it('searches several types of care at once, also with a comma', async () => {
    const types = encodeURIComponent('Cardiology,Ear\\, nose and throat');
    const { entries } = await roles(`specialty:text=${types}&_count=100`);
    expect(new Set(entries.flatMap(({ specialties }) => specialties))).toEqual(
      new Set(['Cardiology', 'Ear, nose and throat']),
    );
  });

  it('accepts reports of mistakes, and answers by email', async () => {
    const report = (body: object) =>
      maria.send('/api/v1/directory-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const mistake = { practitionerRoleId: 'role-brandt-cedar', mistake: 'network' };
    const sent = await report(mistake);
    expect(sent.status).toBe(201);
    expect(zReportDirectoryMistakeResponse.parse(await sent.json()).confirmationNumber).toMatch(
      /^DR-\d{8}-0001$/,
    );
    const letters = await fetch(`${sandbox.urls.portal}/sandbox/outbox`);
    expect(await letters.text()).toContain('about our provider directory (network)');
    for (const wrong of [
      { ...mistake, practitionerRoleId: 'role-gone' },
      { ...mistake, mistake: 'weather' },
      { ...mistake, comments: 'x'.repeat(451) },
    ]) {
      expect((await report(wrong)).status).toBe(422);
    }
  });

  it('returns one entry, and refuses unknown parameters', async () => {
    expect(
      (await maria.send('/api/v1/health-records/PractitionerRole/role-brandt-cedar')).status,
    ).toBe(200);
    expect((await maria.send('/api/v1/health-records/PractitionerRole/gone')).status).toBe(404);
  });
});

describe('primary care', () => {
  const path = (memberId: string) => `/api/v1/members/${memberId}/primary-care-provider`;
  const state = async (memberId: string) =>
    zGetPrimaryCareProviderResponse.parse(await maria.json(path(memberId)));
  const choose = (memberId: string, practitionerRoleId: string, effectiveDate: string) =>
    maria.send(path(memberId), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ practitionerRoleId, effectiveDate, reason: 'moved' }),
    });

  it('changes in a future month, and is pending until then', async () => {
    expect(await state('A1042887701')).toMatchObject({
      current: { practitionerRoleId: 'role-brandt-cedar', effectiveDate: '2023-01-01' },
      pending: null,
      earliestEffectiveDate: '2026-12-01',
    });
    expect((await choose('A1042887701', 'role-okonkwo-cedar', '2026-12-01')).status).toBe(200);
    expect(await state('A1042887701')).toMatchObject({
      current: { name: 'Ingrid Brandt, MD' },
      pending: { name: 'Ada Okonkwo, DO', effectiveDate: '2026-12-01' },
    });
  });

  it.each([
    ['a day that is too early', 'A1042887701', 'role-okonkwo-cedar', '2026-11-30'],
    ['a day that does not begin a month', 'A1042887701', 'role-okonkwo-cedar', '2026-12-15'],
    ['a specialist', 'A1042887701', 'role-salas-cedar', '2026-12-01'],
    ['an unknown provider', 'A1042887701', 'role-gone', '2026-12-01'],
    [
      'a change before the end of a waiting period',
      'A1042887703',
      'role-okonkwo-cedar',
      '2027-01-01',
    ],
  ])('rejects %s', async (_, memberId, role, day) => {
    expect((await choose(memberId, role, day)).status).toBe(422);
  });

  it('hides primary care without access to an adult, and without the right', async () => {
    expect((await maria.send(path('A1042887702'))).status).toBe(403);
    expect((await maria.send(path('D2055190401'))).status).toBe(403);
  });
});

describe('cost estimates', () => {
  it('find procedures by the beginnings of words', async () => {
    const answer = zSearchCostProceduresResponse.parse(
      await maria.json('/api/v1/cost-estimates/procedures?q=kne%20mr'),
    );
    expect(answer.items.map(({ procedureId }) => procedureId)).toEqual(['proc-knee-mri']);
  });

  it('list places within the radius, nearest first, with the plan’s cost sharing', async () => {
    const answer = zGetCostEstimatesResponse.parse(
      await maria.json(
        '/api/v1/cost-estimates?procedure=proc-primary-visit&zip=72201&radius=50&pageSize=100&memberId=A1042887701',
      ),
    );
    const miles = answer.items.map(({ distanceMiles = 0 }) => distanceMiles);
    expect(miles.length).toBeGreaterThan(10);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(50);
    const [first] = answer.items;
    expect(first?.benefit).toEqual({
      category: 'medical',
      deductibleApplies: false,
      copay: { amount: 3_000, currency: 'USD' },
    });
  });

  it('exist for every procedure somewhere in the state', async () => {
    for (const { procedureId } of procedures) {
      const answer = zGetCostEstimatesResponse.parse(
        await maria.json(`/api/v1/cost-estimates?procedure=${procedureId}&zip=72201&radius=200`),
      );
      expect(answer.total, procedureId).toBeGreaterThan(0);
    }
  });

  it('find a procedure by its exact billing code, in any case', async () => {
    const idsOf = async (q: string) =>
      zSearchCostProceduresResponse
        .parse(await maria.json(`/api/v1/cost-estimates/procedures?q=${q}`))
        .items.map(({ procedureId }) => procedureId);
    expect(await idsOf('SB101')).toEqual(['proc-knee-mri']);
    expect(await idsOf('g0121')).toEqual(['proc-colonoscopy']);
    expect(await idsOf('SB10')).toEqual([]);
    expect(await idsOf('SB999')).toEqual([]);
  });

  it('include prerequisites, related services and costs out of network', async () => {
    const answer = zGetCostEstimatesResponse.parse(
      await maria.json(
        '/api/v1/cost-estimates?procedure=proc-back-mri&zip=72201&radius=50&pageSize=100&memberId=A1042887701',
      ),
    );
    expect(answer.procedure).toMatchObject({ billingCodes: ['SB102'], mayBePreventive: false });
    expect(answer.prerequisites?.map(({ kind }) => kind)).toEqual([
      'priorAuthorization',
      'stepTherapy',
    ]);
    expect(answer.outOfNetwork).toMatchObject({
      isCovered: true,
      allowedAmount: { amount: 41_600 },
      benefit: { deductibleApplies: true },
    });
    for (const { allowedAmount, includedItems = [] } of answer.items) {
      if (allowedAmount === undefined) continue;
      const parts = includedItems.map((item) => item.allowedAmount?.amount ?? 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(allowedAmount.amount);
    }
  });

  it('use the allowed amounts of the plan’s claims at this place', async () => {
    const rateAt = async (procedure: string, placeName: string) =>
      zGetCostEstimatesResponse
        .parse(
          await maria.json(
            `/api/v1/cost-estimates?procedure=${procedure}&zip=72201&radius=100&pageSize=100&memberId=A1042887701`,
          ),
        )
        .items.find(({ providerName }) => providerName === placeName)?.allowedAmount?.amount;
    const lineOf = (claimNumber: string) =>
      mariasCare(createWorld(seedDay, '').contracts[0]?.members[0] ?? nobody(), 0)
        .find((visit) => visit.claimNumber === claimNumber)
        ?.lines.at(0)?.allowed;
    expect(await rateAt('proc-knee-mri', 'Riverside Hospital')).toBe(lineOf(caseNumbers.denied));
    expect(await rateAt('proc-therapy-visit', 'Juniper Physical Therapy')).toBe(
      lineOf('C887701900003'),
    );
  });

  it('refuses cost estimates for an unknown ZIP code or procedure, and for a plan without estimates', async () => {
    const status = async (client: MemberClient, query: string) =>
      (await client.send(`/api/v1/cost-estimates?${query}`)).status;
    expect(await status(maria, 'procedure=proc-knee-mri&zip=99999')).toBe(422);
    expect(await status(maria, 'procedure=proc-gone&zip=72201')).toBe(404);
    const sam = await clientOf(sandbox.urls, 'sam');
    expect(await status(sam, 'procedure=proc-knee-mri&zip=72201')).toBe(403);
  });
});

describe('saved estimates', () => {
  const path = '/api/v1/members/A1042887701/kept-estimates';
  const dollars = (amount: number) => ({ amount, currency: 'USD' });
  const estimate = {
    procedureId: 'proc-knee-mri',
    procedureName: 'Knee MRI without contrast',
    claimNames: ['Magnetic resonance imaging'],
    providerName: 'Riverside Hospital',
    network: 'in',
    allowedAmount: dollars(92_000),
    share: dollars(41_200),
    deductible: dollars(28_500),
    copay: dollars(0),
    coinsurance: dollars(12_700),
    benefit: { category: 'medical', deductibleApplies: true, coinsurancePercent: 20 },
  };
  const save = (client: MemberClient, changes: object = {}, at = path) =>
    client.send(at, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...estimate, ...changes }),
    });
  const listOf = async (at = path) =>
    zListKeptEstimatesResponse.parse(await maria.json(`${at}?pageSize=100`)).items;

  it('stores estimates unchanged, once a day for the same care and place, and deletes them permanently', async () => {
    expect((await save(maria)).status).toBe(201);
    expect((await save(maria, { procedureName: 'MRI of the knee' })).status).toBe(201);
    const [savedEstimate, ...others] = await listOf();
    expect(others).toEqual([]);
    expect(savedEstimate).toMatchObject({ ...estimate, procedureName: 'MRI of the knee' });
    const address = `${path}/${savedEstimate?.estimateId ?? ''}`;
    expect((await maria.send(address, { method: 'DELETE' })).status).toBe(204);
    expect((await maria.send(address, { method: 'DELETE' })).status).toBe(404);
    expect(await listOf()).toEqual([]);
  });

  it('refuses to save estimates whose amounts do not add up', async () => {
    expect((await save(maria, { share: dollars(41_300) })).status).toBe(422);
    expect((await save(maria, { allowedAmount: dollars(10_000) })).status).toBe(422);
    expect((await save(maria, { network: 'elsewhere' })).status).toBe(422);
    expect(await listOf()).toEqual([]);
  });

  it('limits saved estimates to fifty', async () => {
    const [ids, child] = [Array.from({ length: 51 }, (_, at) => at), 'A1042887703'];
    const at = path.replace('A1042887701', child);
    const statuses: number[] = [];
    for (const id of ids) {
      statuses.push((await save(maria, { procedureId: `p${String(id)}` }, at)).status);
    }
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 201));
    expect(statuses[50]).toBe(409);
    for (const { estimateId } of await listOf(at)) {
      await maria.send(`${at}/${estimateId}`, { method: 'DELETE' });
    }
  });

  it('refuses saved estimates to other members', async () => {
    await save(maria);
    const [savedEstimate] = await listOf();
    const dev = await clientOf(sandbox.urls, 'dev');
    const address = `${path}/${savedEstimate?.estimateId ?? ''}`;
    expect((await dev.send(path)).status).toBe(403);
    expect((await save(dev)).status).toBe(403);
    expect((await dev.send(address, { method: 'DELETE' })).status).toBe(403);
    // An adult daughter's are hers, with family access too.
    const hers = path.replace('A1042887701', adultDaughter);
    expect((await maria.send(hers)).status).toBe(403);
    await giveFamilyAccess(sandbox.urls);
    expect((await maria.send(hers)).status).toBe(403);
    expect((await save(maria, {}, hers)).status).toBe(403);
    // Another member's id with one's own estimate is no way around it.
    const theirs = `${path.replace('A1042887701', 'A1042887703')}/${savedEstimate?.estimateId ?? ''}`;
    expect((await maria.send(theirs, { method: 'DELETE' })).status).toBe(404);
    expect(await listOf()).toHaveLength(1);
    await maria.send(address, { method: 'DELETE' });
  });

  it('refuses saved estimates to a plan without estimates', async () => {
    const sam = await clientOf(sandbox.urls, 'sam');
    const memberId = createWorld(seedDay, '').userNamed('sam')?.contracts[0]?.members[0]?.memberId;
    expect((await sam.send(path.replace('A1042887701', memberId ?? ''))).status).toBe(403);
  });
});
