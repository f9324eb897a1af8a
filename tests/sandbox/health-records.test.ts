import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zSearchCoveragesResponse } from '#generated/v1/validators/zSearchCoveragesResponse.ts';
import { zSearchPatientsResponse } from '#generated/v1/validators/zSearchPatientsResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { demoMembers } from '#sandbox/seed/demo-members.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { clientOf, giveFamilyAccess, type MemberClient, startSandbox } from './member-client.ts';

/** The day that the sandbox takes as today, so that periods are known. */
const seedDay = new Date(2026, 10, 21, 12);
const world = createWorld(seedDay, 'http://partner.example');

const zCoverage = z.looseObject({
  id: z.string(),
  status: z.string(),
  period: z.object({ start: z.string(), end: z.optional(z.string()) }),
});

const zPatient = z.object({
  telecom: z.array(
    z.object({ system: z.string(), use: z.optional(z.string()), value: z.string() }),
  ),
});

let sandbox: Sandbox;
let base: string;
beforeAll(async () => {
  sandbox = await startSandbox({ now: seedDay });
  await giveFamilyAccess(sandbox.urls);
  base = `${sandbox.urls.portal}/api/v1/health-records`;
});
afterAll(() => sandbox.close());

async function coverages(client: MemberClient, query: string) {
  const answer = await client.json(`/api/v1/health-records/Coverage?${query}`);
  const bundle = zSearchCoveragesResponse.parse(answer);
  return {
    bundle,
    resources: (bundle.entry ?? []).map(({ resource }) => zCoverage.parse(resource)),
  };
}

const portalSearch = (identifier: string) =>
  `identifier=${identifier}&versionId=2&_count=50&period=ge2023-01-01`;

describe.each(demoMembers)('$userName', ({ userName }) => {
  test('finds the patient and the coverages of each plan', async () => {
    const client = await clientOf(sandbox.urls, userName);
    const user = world.userNamed(userName);
    for (const { contract, member, isPolicyHolder } of user ? world.membershipsOf(user) : []) {
      const identifier = isPolicyHolder ? contract.contractId : member.memberId;
      const patients = zSearchPatientsResponse.parse(
        await client.json(`/api/v1/health-records/Patient?identifier=${identifier}`),
      );
      const types = patients.entry?.map(({ resource }) => resource?.resourceType);
      const wanted = userName === 'faye' ? 'OperationOutcome' : 'Patient';
      expect(new Set(types)).toEqual(new Set([wanted]));

      const { resources } = await coverages(client, `identifier=${identifier}`);
      const policies = 1 + contract.former.length;
      expect(resources.length).toBe(policies * (isPolicyHolder ? contract.members.length : 1));
      for (const { id } of resources) expect(id).toContain(contract.contractId);
    }
  });
});

test.each([
  [
    'maria',
    'A1042887701',
    ['mobile 5015550142', 'home 5015550178', 'email maria.delgado@mail.example'],
  ],
  [
    'sam',
    'A2073351801',
    ['mobile 5015550119', 'work 5015550100', 'email sam.whitfield@mail.example'],
  ],
])('names each phone number of %s by its use', async (userName, memberId, expected) => {
  const client = await clientOf(sandbox.urls, userName);
  const path = `/api/v1/health-records/Patient?identifier=${memberId}`;
  const bundle = zSearchPatientsResponse.parse(await client.json(path));
  const patient = zPatient.parse(
    bundle.entry?.find(({ resource }) => resource?.id === `pat-${memberId}`)?.resource,
  );
  expect(patient.telecom.map(({ system, use, value }) => `${use ?? system} ${value}`)).toEqual(
    expected,
  );
});

test('finds the whole family for a policyholder, and only himself for a dependent', async () => {
  const names = async (userName: string, identifier: string) => {
    const client = await clientOf(sandbox.urls, userName);
    const path = `/api/v1/health-records/Patient?identifier=${identifier}`;
    const bundle = zSearchPatientsResponse.parse(await client.json(path));
    return bundle.entry?.map(({ resource }) => resource?.id);
  };
  expect(await names('maria', 'A10428877')).toEqual([
    'pat-A1042887701',
    'pat-A1042887702',
    'pat-A1042887703',
    'pat-A1042887704',
  ]);
  expect(await names('lee', 'A3182046602')).toEqual(['pat-A3182046602']);
  expect(await names('lee', 'A31820466')).toEqual(['pat-A3182046602']);
});

test.each(['Patient', 'Patient/', 'Coverage', 'Coverage/'])(
  'requires an identifier of the member in a search of %s',
  async (path) => {
    const sam = await clientOf(sandbox.urls, 'sam');
    const status = async (query: string) =>
      (await sam.send(`/api/v1/health-records/${path}${query}`)).status;
    expect(await status('')).toBe(400);
    expect(await status('?identifier=A10428877')).toBe(403);
  },
);

describe('the search parameter period (product rule 7.3)', () => {
  test('leaves out coverages that ended before the look-back period', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    expect((await coverages(maria, portalSearch('A09917342'))).resources).toEqual([]);
    const { resources } = await coverages(maria, 'identifier=A09917342&period=ge2022-01-01');
    expect(resources).toMatchObject([
      { id: 'hip-A09917342-01', status: 'cancelled', period: { end: '2022-12-31' } },
    ]);
  });

  test('keeps coverages without an end, or with an end in the look-back period', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const { resources } = await coverages(maria, portalSearch('A10428877'));
    expect(resources.map(({ status }) => status)).toEqual(['active', 'active', 'active', 'active']);

    const pat = await clientOf(sandbox.urls, 'pat');
    expect((await coverages(pat, portalSearch('A31166420'))).resources).toMatchObject([
      { status: 'cancelled', period: { end: '2025-07-21' } },
    ]);
    // Sent by the service, because its year counts, and left out by the portal: 40 months ago.
    expect((await coverages(pat, portalSearch('D31166421'))).resources).toMatchObject([
      { status: 'cancelled', period: { end: '2023-07-21' } },
    ]);
  });
});

describe('a coverage', () => {
  test('states group, plan and the cost of a drug tier', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const { resources } = await coverages(maria, portalSearch('A10428877'));
    const text = JSON.stringify(resources[0]);
    expect(text).toContain('"type":{"id":"G-004410"');
    expect(resources[0]?.['costToBeneficiary']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: {
            coding: [{ system: 'https://cost-types.example', code: 'rx_tier1_copay' }],
            text: 'Tier 1 preferred generic',
          },
          valueMoney: { value: 10, currency: 'USD' },
        }),
        expect.objectContaining({
          type: {
            coding: [{ system: 'https://cost-types.example', code: 'rx_tier4_coins' }],
            text: 'Tier 4 specialty',
          },
          valueMoney: {
            extension: [
              {
                url: 'http://hl7.org/fhir/us/insurance-card/StructureDefinition/C4DIC-BeneficiaryCostString-extension',
                valueString: '25%',
              },
            ],
          },
        }),
      ]),
    );
  });
});

describe('paging and links', () => {
  test('stay on the portal’s origin and base path', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const first = await coverages(maria, 'identifier=A10428877&_count=3');
    expect(first.bundle.total).toBe(4);
    expect(first.resources).toHaveLength(3);
    for (const { fullUrl = '' } of first.bundle.entry ?? []) {
      expect(fullUrl.startsWith(`${base}/Coverage/hip-A10428877-`)).toBe(true);
    }
    const next = first.bundle.link?.find(({ relation }) => relation === 'next')?.url ?? '';
    expect(next.startsWith(`${base}/Coverage?`)).toBe(true);
    const second = await coverages(maria, new URL(next).search.slice(1));
    expect(second.resources.map(({ id }) => id)).toEqual(['hip-A10428877-04']);
    expect(second.bundle.link?.map(({ relation }) => relation)).toEqual(['self']);
  });
});

test.each([
  'Patient?identifier=A10428877&identifier=A20733518',
  'Patient?identifier=A10428877&_id=pat-A2073351801',
  'Coverage?identifier=A10428877&patient=pat-A2073351801',
  'Coverage?identifier=A10428877&beneficiary=Patient/pat-A2073351801&_include=Coverage:beneficiary',
  'Coverage?identifier=A10428877&_revinclude=Coverage:patient',
  'Patient?identifier=A10428877&_has:Coverage:patient:identifier=A20733518',
])('shows no other family in the search %s', async (query) => {
  const othersRecord = /"(?:reference|id|value)": ?"[^"]*A20733518/;
  const answerTo = async (member: string, path: string) =>
    (await (await clientOf(sandbox.urls, member)).send(`/api/v1/health-records/${path}`)).text();
  expect(await answerTo('sam', 'Coverage?identifier=A20733518')).toMatch(othersRecord);
  expect(await answerTo('maria', query)).not.toMatch(othersRecord);
});

describe('a refusal is an OperationOutcome', () => {
  test.each([
    ['another member’s id', 'Patient?identifier=A20733518', 403],
    ['no identifier', 'Coverage', 400],
    ['another member’s id beside the user’s own', 'Patient?identifier=A10428877,A20733518', 403],
    ['another member’s coverage', 'Coverage/hip-A20733518-01', 404],
    ['another member’s record', 'Patient/pat-A2073351801', 404],
    ['a longer path', 'Patient/pat-A1042887701/name', 404],
    ['an unknown kind of resource', 'Starship?name=x', 404],
  ])('%s', async (_name, path, status) => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const answer = await maria.send(`/api/v1/health-records/${path}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/fhir+json');
    expect(await answer.json()).toMatchObject({ resourceType: 'OperationOutcome' });
  });

  test('refuses a request without a token by an OperationOutcome', async () => {
    const answer = await fetch(`${base}/Patient?identifier=A10428877`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ resourceType: 'OperationOutcome' });
  });
});
