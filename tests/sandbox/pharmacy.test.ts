import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zListPrescriptionsResponse } from '#generated/v1/validators/zListPrescriptionsResponse.ts';
import { zSearchBasicsResponse } from '#generated/v1/validators/zSearchBasicsResponse.ts';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readDrugEntries } from '#src/api/fhir/formulary/drug-entry.ts';
import { readDrugPlans } from '#src/api/fhir/formulary/drug-plan.ts';
import { readCoverages } from '#src/api/fhir/coverages.ts';
import { isSameTier, tierPrices } from '#src/domain/pharmacy/tier-price.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { benefits } from '#sandbox/seed/claims/benefits.ts';
import { adultCare, childCare } from '#sandbox/seed/claims/care-catalog.ts';
import { memberShare } from '#sandbox/seed/claims/claim.ts';
import { createClaims } from '#sandbox/seed/claims/claims.ts';
import { drugTiers, seedDrugs } from '#sandbox/seed/drugs.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { clientOf, startSandbox, type MemberClient } from './member-client.ts';

const seedDay = new Date(2026, 10, 21, 12);
const mariasId = 'A1042887701';
let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: seedDay });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const records = '/api/v1/health-records';
const byName = 'subject:MedicationKnowledge.drug-name';
const pageAt = async (query: string) =>
  readSearchPage(await maria.json(`${records}/${query}`), 'BP-NFA-100');
const listed = async (query: string) => {
  const page = await pageAt(`Basic?code=formulary-item&_include=Basic:subject&${query}`);
  return { total: page.total, next: page.next, entries: readDrugEntries(page) };
};

describe('the drug lists', () => {
  it('have at least 1,000 drugs, each with a unique id and name', () => {
    expect(seedDrugs.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(seedDrugs.map(({ id }) => id)).size).toBe(seedDrugs.length);
    expect(new Set(seedDrugs.map(({ name }) => name)).size).toBe(seedDrugs.length);
  });

  it('name only listed drugs as alternatives', () => {
    const ids = new Set(seedDrugs.map(({ id }) => id));
    const named = seedDrugs.flatMap(({ alternatives }) => alternatives);
    expect(named.length).toBeGreaterThan(1_000);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('have every drug of a claim, in the tier of its decision', () => {
    const drugs = [...adultCare, ...childCare].filter(({ kind }) => kind === 'pharmacy');
    expect(drugs.length).toBeGreaterThan(5);
    for (const { services } of drugs) {
      const [{ service, benefit }] = services;
      const places = seedDrugs.find(({ name }) => name === service)?.places;
      expect(
        places?.map(({ tier }) => `rx_tier${tier}`),
        service,
      ).toEqual([benefits[benefit].cost?.replace(/_[a-z]+$/, '')]);
    }
  });

  it('load in pages for a plan', async () => {
    const first = await listed('formulary=InsurancePlan/formulary-arbor-choice&_count=100');
    expect(first.total).toBe(seedDrugs.flatMap(({ places }) => places).length);
    expect(first.entries).toHaveLength(100);
    expect(first.next).toContain('_offset=100');
  });

  it('searches the drug lists by name, beginning of a name and drug', async () => {
    const list = 'formulary=formulary-arbor-choice&_count=100';
    const names = async (query: string) =>
      (await listed(`${list}&${query}`)).entries.map(({ name }) => name);
    const metformin = await names(`${byName}:contains=FORMIN`);
    expect(metformin).toContain('Metformin 500 mg tablet');
    expect(metformin.every((name) => name.startsWith('Metformin'))).toBe(true);
    expect(await names(`${byName}=metformin%20500`)).toEqual(['Metformin 500 mg tablet']);
    expect(await names(`${byName}=formin`)).toEqual([]);
    expect(await names('subject=drug-apixaban-5,MedicationKnowledge/drug-fluticasone')).toEqual([
      'Apixaban 5 mg tablet',
      'Fluticasone inhaler',
    ]);
  });

  it('have a drug in two tiers, one without a tier, and one with only a name', async () => {
    const of = async (id: string) =>
      (await listed(`formulary=formulary-arbor-choice&subject=${id}`)).entries;
    expect((await of('drug-beclomethasone')).map(({ tier }) => tier?.label)).toEqual([
      drugTiers[0].text,
      drugTiers[1].text,
    ]);
    expect((await of('drug-mupirocin')).map(({ tier }) => tier)).toEqual([null]);
    expect(await of('drug-nystatin')).toMatchObject([{ name: 'Nystatin cream', form: null }]);
  });

  it('match the documented responses', async () => {
    zSearchBasicsResponse.parse(await maria.json(`${records}/Basic?code=formulary-item`));
    expect((await maria.send(`${records}/InsurancePlan/plan-arbor-choice`)).status).toBe(200);
    expect((await maria.send(`${records}/MedicationKnowledge/drug-metformin-500`)).status).toBe(
      200,
    );
    expect((await maria.send(`${records}/MedicationKnowledge/drug-none`)).status).toBe(404);
  });
});

it('finds a plan by the code of its coverage, with the same amounts', async () => {
  const page = await pageAt(
    `Coverage?identifier=A10428877&versionId=2&_count=50&period=ge2023-01-01`,
  );
  const coverage = readCoverages(page).find(({ id }) => id === 'hip-A10428877-01');
  expect(coverage?.planCode).toBe('arbor-choice-ppo-1500');
  const [plan, ...others] = readDrugPlans([
    await pageAt(`InsurancePlan?identifier=${coverage?.planCode ?? ''}`),
  ]);
  expect(others).toEqual([]);
  expect(plan?.lists).toEqual([{ id: 'formulary-arbor-choice', name: 'Arbor Choice drug list' }]);
  for (const { code, text: label } of drugTiers) {
    const tier = { code, label };
    const [own] = tierPrices(tier, coverage?.costs ?? [], []);
    expect(own, label).toBeDefined();
    const costs = plan?.costs.filter((cost) => isSameTier(tier, cost.tier)) ?? [];
    expect(costs.map(({ value }) => value)).toEqual([own?.value]);
  }
});

describe('prescriptions', () => {
  const of = async (client: MemberClient, memberId: string, query = '') =>
    zListPrescriptionsResponse.parse(
      await client.json(`/api/v1/members/${memberId}/prescriptions${query}`),
    );

  it('have the last fill’s amounts from its claim', async () => {
    const world = createWorld(seedDay, 'https://partner.example');
    const contract = world.contracts.find(({ contractId }) => contractId === 'A10428877');
    if (contract === undefined) throw new Error('maria has no medical plan');
    const claims = createClaims(world).of(contract);
    const { items } = await of(maria, mariasId, '?pageSize=100');
    expect(items.length).toBeGreaterThan(2);
    for (const { prescriptionId, drugName, strength, lastFilledOn, youPaid, planPaid } of items) {
      const claim = claims.find(({ claimNumber }) => `rx-${claimNumber}` === prescriptionId);
      expect([drugName, strength].filter(Boolean).join(' ')).toBe(claim?.lines[0]?.service);
      expect(lastFilledOn).toBe(claim?.serviceStart);
      expect(youPaid?.amount).toBe(claim && memberShare(claim.totals));
      expect(planPaid?.amount).toBe(claim?.totals.planPaid);
    }
    const days = items.map(({ lastFilledOn }) => lastFilledOn);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('have more than one page', async () => {
    const first = await of(maria, mariasId, '?page=1&pageSize=3');
    const second = await of(maria, mariasId, '?page=2&pageSize=3');
    expect(first.total).toBeGreaterThan(3);
    expect(second.items[0]?.prescriptionId).not.toBe(first.items[0]?.prescriptionId);
  });

  it('refuses prescriptions for other members, without the right, and to members under 17', async () => {
    const path = (memberId: string) => `/api/v1/members/${memberId}/prescriptions`;
    expect((await maria.send(path('A2073351801'))).status).toBe(403);
    const { contracts } = createWorld(seedDay, 'https://partner.example');
    const family = contracts.find(({ contractId }) => contractId === 'A31820466');
    const self = family?.members.find(({ person }) => person.firstName === 'Lee');
    expect(family?.rights.pharmacyCenter).toBe(true);
    const lee = await clientOf(sandbox.urls, 'lee');
    expect((await lee.send(path(self?.memberId ?? ''))).status).toBe(403);
  });
});
