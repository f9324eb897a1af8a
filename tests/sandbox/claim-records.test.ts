import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zSearchExplanationsOfBenefitResponse } from '#generated/v1/validators/zSearchExplanationsOfBenefitResponse.ts';
import { createClaimRecords } from '#sandbox/fhir/claim-records.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { caseNumbers, claimCases } from '#sandbox/seed/claims/cases.ts';
import type { AdjudicatedClaim } from '#sandbox/seed/claims/claim.ts';
import { createClaims } from '#sandbox/seed/claims/claims.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { readClaim } from '#src/api/fhir/claims/claim.ts';
import { readExplanationOfBenefit } from '#src/api/fhir/claims/explanation-of-benefit.ts';
import { clientOf, startSandbox, type MemberClient } from './member-client.ts';

const seedDay = new Date(2026, 10, 21, 12);
const claimsPath = '/api/v1/health-records/ExplanationOfBenefit';

const zResource = z.looseObject({ resourceType: z.string(), id: z.string() });
const zConcept = z.object({ coding: z.array(z.object({ code: z.string() })) });

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: seedDay });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

async function search(client: MemberClient, query: string) {
  const bundle = zSearchExplanationsOfBenefitResponse.parse(
    await client.json(`${claimsPath}?${query}`),
  );
  const resources = (bundle.entry ?? []).map(({ resource }) => zResource.parse(resource));
  const next = bundle.link?.find(({ relation }) => relation === 'next')?.url;
  return { total: bundle.total, resources, next };
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Returns a claim as the portal reads it. */
function claimIn(resource: unknown) {
  const eob = readExplanationOfBenefit(resource);
  return eob && readClaim(eob);
}

async function read(claimId: string) {
  return zResource.parse(await maria.json(`${claimsPath}/${claimId}`));
}

describe('access to claims', () => {
  test('shows a policyholder the family’s claims, and a dependent only his own', async () => {
    const lee = await clientOf(sandbox.urls, 'lee');
    expect((await search(maria, 'patient=pat-A1042887704')).total).toBeGreaterThan(5);
    expect((await search(lee, 'patient=pat-A3182046602')).total).toBeGreaterThan(5);
    expect((await lee.send(`${claimsPath}?patient=pat-A3182046601`)).status).toBe(403);
    // The policyholder's claim, by its id.
    expect((await lee.send(`${claimsPath}/eob-C046601000001`)).status).toBe(404);
  });

  test.each([
    ['another member’s patient', '?patient=pat-A2073351801', 403],
    [
      'the user’s own and another member’s patient',
      '?patient=pat-A1042887701,pat-A2073351801',
      403,
    ],
    ['no patient', '', 400],
    ['another member’s claim', '/eob-C351801000001', 404],
    ['an unknown claim', '/eob-C00000001', 404],
  ])('%s', async (_name, path, status) => {
    const answer = await maria.send(claimsPath + path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ resourceType: 'OperationOutcome' });
  });

  test('shows a claim to its owner that is refused to others', async () => {
    const sam = await clientOf(sandbox.urls, 'sam');
    expect((await sam.send(`${claimsPath}/eob-C351801000001`)).status).toBe(200);
  });
});

describe('a search', () => {
  test('takes the patient with and without the type, and finds the newest first', async () => {
    const { total, resources } = await search(maria, 'patient=pat-A1042887701&_count=20');
    expect((await search(maria, 'patient=Patient/pat-A1042887701')).total).toBe(total);
    expect(resources[0]?.id).toBe('auth-AU88770002');
    expect(resources.find(({ use }) => use === 'claim')?.id).toBe(claimCases.received);
  });

  test('finds claims by service date with a period or with line dates', async () => {
    const within = async (from: string, to: string) => {
      const range = `service-date=ge${from}&service-date=le${to}`;
      const { resources } = await search(maria, `patient=pat-A1042887701&${range}`);
      return resources.filter(({ use }) => use === 'claim');
    };
    // This claim follows CARIN 2.2 and has no period; its service was on October 1, and its decision later.
    const byLine = await within('2026-09-28', '2026-10-02');
    expect(idsOf(byLine)).toEqual([claimCases.partlyPaid]);
    expect(byLine[0]).not.toHaveProperty('billablePeriod');
    const byPeriod = await within('2025-05-10', '2025-05-14');
    expect(idsOf(byPeriod)).toEqual([claimCases.inpatient]);
    expect(byPeriod[0]).toHaveProperty('billablePeriod');
  });

  test('finds a claim by the payer’s claim number', async () => {
    const { resources } = await search(
      maria,
      `patient=pat-A1042887701&identifier=${caseNumbers.replacement}`,
    );
    expect(idsOf(resources)).toEqual([claimCases.replacement]);
  });

  test('finds claims by type', async () => {
    const { resources, total } = await search(
      maria,
      'patient=pat-A1042887701&type=pharmacy,oral&_count=100',
    );
    expect(total).toBe(resources.length);
    const kinds = new Set(resources.map((resource) => claimIn(resource)?.kind));
    expect(kinds).toEqual(new Set(['pharmacy', 'dental']));
  });

  test('gives institutional claims alone a subtype: inpatient or outpatient', async () => {
    const { resources } = await search(maria, 'patient=pat-A1042887701&_count=100');
    const codeOf = (concept: unknown) => zConcept.parse(concept).coding[0]?.code;
    const subtypes = new Map<string | undefined, Set<unknown>>();
    for (const { use, type, subType } of resources) {
      if (use !== 'claim') continue;
      const kinds = subtypes.get(codeOf(type)) ?? new Set();
      subtypes.set(codeOf(type), kinds.add(subType === undefined ? null : codeOf(subType)));
    }
    expect(subtypes.get('institutional')).toEqual(new Set(['inpatient', 'outpatient']));
    subtypes.delete('institutional');
    expect(subtypes.size).toBeGreaterThan(2);
    for (const [type, kinds] of subtypes) expect(kinds, type).toEqual(new Set([null]));
  });

  test('includes requested providers and coverages once', async () => {
    const include = ['provider', 'coverage']
      .map((name) => `_include=ExplanationOfBenefit:${name}`)
      .join('&');
    const { total, resources } = await search(
      maria,
      `patient=pat-A1042887701&_count=100&${include}`,
    );
    const others = resources.filter(({ resourceType }) => resourceType !== 'ExplanationOfBenefit');
    expect(resources.length - others.length).toBe(total);
    expect(new Set(idsOf(others)).size).toBe(others.length);
    expect(idsOf(others)).toEqual(
      expect.arrayContaining(['prac-salas', 'org-riverside-hospital', 'hip-A10428877-01']),
    );
  });
});

describe('12,000 claims', () => {
  test('load in pages without repetition, and the last page has no next link', async () => {
    const big = await clientOf(sandbox.urls, 'big');
    const ids: string[] = [];
    let query: string | undefined = 'patient=pat-A8000000001&_count=500';
    let total: number | undefined;
    while (query !== undefined) {
      const page = await search(big, query);
      ids.push(...idsOf(page.resources));
      total = page.total;
      expect(page.next?.startsWith(sandbox.urls.portal + claimsPath) ?? true).toBe(true);
      query = page.next === undefined ? undefined : new URL(page.next).search.slice(1);
    }
    expect(ids.filter((id) => id.startsWith('eob-C000001')).length).toBe(12_000);
    expect(new Set(ids).size).toBe(ids.length);
    expect(total).toBe(ids.length);
  });

  test('searches 12,000 claims once, for the first page', () => {
    const world = createWorld(seedDay, 'http://partner.example');
    const claims = createClaims(world);
    const user = world.userNamed('sam');
    if (user === undefined) throw new Error('There is no sam');
    let made = 0;
    const counted = (claim: AdjudicatedClaim): AdjudicatedClaim => ({
      ...claim,
      get lines() {
        made += 1;
        return claim.lines;
      },
    });
    const records = createClaimRecords({
      world,
      user,
      membersOf: world.accessibleMembers,
      claims: { ...claims, of: (contract) => claims.of(contract).map(counted) },
      behind: () => undefined,
    });
    const costOf = (offset: number) => {
      made = 0;
      const query = `patient=pat-A2073351801&_count=5&_offset=${offset}`;
      records.search('ExplanationOfBenefit', new URLSearchParams(query));
      return made;
    };
    const first = costOf(0);
    expect(costOf(5)).toBeLessThan(first / 2);
    expect(costOf(0)).toBe(first);
  });
});

/** The cases of other members. */
const ofOthers = ['deductibleTwice', 'deniedByMedicare', 'deniedByStateProgram'];

test('reads every sandbox claim as its case in the portal', async () => {
  const statuses = Object.fromEntries(
    await Promise.all(
      Object.entries(claimCases)
        .filter(([name]) => !ofOthers.includes(name))
        .map(async ([name, id]) => [name, claimIn(await read(id))?.status ?? null] as const),
    ),
  );
  expect(statuses).toEqual({
    paid: 'paid',
    paidInFull: 'paid',
    denied: 'denied',
    deniedLongAgo: 'denied',
    deniedInReview: 'denied',
    deniedDecided: 'denied',
    partlyPaid: 'partly-paid',
    received: 'received',
    unprocessable: 'not-processable',
    cancelled: 'cancelled',
    replaced: 'replaced',
    replacement: 'paid',
    reversed: 'paid',
    reversal: 'processed',
    outOfNetwork: 'processed',
    inpatient: 'paid',
    otherInsurance: 'paid',
    notCovered: 'not-covered',
    nonFinancial: 'processed',
    totalsDiffer: 'paid',
    totalTwice: 'paid',
    unknownCategory: 'paid',
    twoCodings: 'paid',
    unknownProvider: 'paid',
    enteredInError: null,
    manyLines: 'paid',
  });
});

test.each([
  ['cancelled', 'The provider withdrew this claim.'],
  ['replaced', 'The provider sent a corrected claim.'],
  ['paid', undefined],
] as const)('states the disposition of a claim that was %s', async (name, disposition) => {
  expect((await read(claimCases[name]))['disposition']).toBe(disposition);
});

test('returns authorizations together with the claims', async () => {
  const { resources } = await search(maria, 'patient=pat-A1042887701&_count=100');
  const authorizations = resources.filter(({ use }) => use === 'preauthorization');
  expect(authorizations.map(({ disposition }) => disposition)).toEqual([
    'Under Review',
    undefined,
    'Approved',
    'Withdrawn per Provider Request',
    'Denied: Not a Covered Benefit',
    'NO PA REQUIRED',
    'Extension Granted per Provider Request',
    'Denied: Insufficient Information',
  ]);
  // Ends in about three weeks.
  expect(authorizations[2]).toMatchObject({ preAuthRefPeriod: [{ end: '2026-12-11' }] });
});

test('returns only authorizations on request, and names the authorization of a claim', async () => {
  const { resources } = await search(
    maria,
    'patient=pat-A1042887701&use=preauthorization&_count=100',
  );
  expect(resources).toHaveLength(8);
  expect(new Set(resources.map(({ use }) => use))).toEqual(new Set(['preauthorization']));
  const { resources: claims } = await search(maria, 'patient=pat-A1042887701&use=claim&_count=200');
  const named = claims.filter((claim) => JSON.stringify(claim).includes('"AU88770005"'));
  expect(named).toHaveLength(3);
});
