import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zGetAccumulatorsResponse } from '#generated/v1/validators/zGetAccumulatorsResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { demoMembers } from '#sandbox/seed/demo-members.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import {
  adultDaughter,
  clientOf,
  giveFamilyAccess,
  type MemberClient,
  startSandbox,
} from './member-client.ts';

const seedDay = new Date(2026, 10, 21, 12);
const world = createWorld(seedDay, 'http://partner.example');

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ now: seedDay });
  await giveFamilyAccess(sandbox.urls);
  world.setFamilyAccess(adultDaughter, true);
});
afterAll(() => sandbox.close());

const zConcept = z.object({
  coding: z.optional(z.array(z.object({ system: z.optional(z.string()), code: z.string() }))),
  text: z.optional(z.string()),
});
const zAmounts = z.optional(
  z.array(
    z.object({
      category: zConcept,
      reason: z.optional(zConcept),
      amount: z.optional(z.object({ value: z.number() })),
    }),
  ),
);
const zClaim = z.object({
  use: z.string(),
  status: z.string(),
  outcome: z.string(),
  type: zConcept,
  related: z.optional(z.array(z.object({ relationship: zConcept }))),
  billablePeriod: z.optional(z.object({ start: z.string() })),
  insurance: z.array(z.object({ coverage: z.object({ reference: z.string() }) })),
  item: z.array(
    z.object({
      productOrService: zConcept,
      servicedDate: z.optional(z.string()),
      adjudication: zAmounts,
    }),
  ),
  adjudication: zAmounts,
  total: zAmounts,
});
type Claim = z.infer<typeof zClaim>;
type Entries = z.infer<typeof zAmounts>;

const zPage = z.object({
  entry: z.optional(z.array(z.object({ resource: z.unknown() }))),
  link: z.array(z.object({ relation: z.string(), url: z.string() })),
});

async function claimsOf(client: MemberClient, patient: string): Promise<Claim[]> {
  const claims: Claim[] = [];
  let path: string | undefined =
    `/api/v1/health-records/ExplanationOfBenefit?patient=${patient}&_count=1000`;
  while (path !== undefined) {
    const page = zPage.parse(await client.json(path));
    for (const { resource } of page.entry ?? []) {
      const authorization = z.safeParse(z.object({ use: z.literal('preauthorization') }), resource);
      if (!authorization.success) claims.push(zClaim.parse(resource));
    }
    path = page.link
      .find(({ relation }) => relation === 'next')
      ?.url.slice(sandbox.urls.portal.length);
  }
  return claims.filter(counts);
}

const codes = (concept: z.infer<typeof zConcept> | undefined) =>
  (concept?.coding ?? []).map(({ code }) => code);

/** Whether a claim counts: only decided ones, neither withdrawn nor replaced. */
function counts({ status, outcome, related = [] }: Claim): boolean {
  const isReplaced = related.some(({ relationship }) => codes(relationship).includes('replacedby'));
  return status === 'active' && outcome !== 'queued' && outcome !== 'error' && !isReplaced;
}

/** Returns the sum of the lines, or of a whole claim whose lines state nothing; in cents. */
function sum(claim: Claim, wanted: readonly string[]): number {
  const hasAmounts = (entries: Entries) => entries?.some(({ amount }) => amount) ?? false;
  const ofLines = claim.item.flatMap(({ adjudication }) => adjudication ?? []);
  return (hasAmounts(ofLines) ? ofLines : (claim.total ?? []))
    .filter(({ category }) => codes(category).some((code) => wanted.includes(code)))
    .reduce((total, { amount }) => total + Math.round((amount?.value ?? 0) * 100), 0);
}

function networkOf(claim: Claim): string {
  const entries = [
    ...(claim.adjudication ?? []),
    ...claim.item.flatMap(({ adjudication }) => adjudication ?? []),
  ];
  const match = entries.find(({ category }) => codes(category).includes('benefitpaymentstatus'));
  return codes(match?.reason).includes('outofnetwork') ? 'out' : 'in';
}

const categories: Partial<Record<string, string>> = {
  pharmacy: 'pharmacy',
  oral: 'dental',
  vision: 'vision',
};
const visits: Partial<Record<string, RegExp>> = {
  'Physical therapy': /^Physical therapy/,
  'Chiropractic care': /^Chiropractic/,
  'Cleanings and exams': /^Dental (cleaning|exam)$/,
  'Eye exams': /^Eye exam$/,
};

function visitsIn(claim: Claim, label: string): number {
  const isCounted = claim.item.some(
    ({ productOrService, adjudication }) =>
      visits[label]?.test(productOrService.text ?? '') === true &&
      (adjudication ?? []).some(
        ({ category, amount }) => codes(category).includes('eligible') && (amount?.value ?? 0) > 0,
      ),
  );
  return isCounted ? 1 : 0;
}

const share = ['deductible', 'copay', 'coinsurance'];

describe.each(demoMembers)('$userName', ({ userName }) => {
  test('has used amounts that equal the sum of the claims to the cent', async () => {
    const client = await clientOf(sandbox.urls, userName);
    const user = world.userNamed(userName);
    const all = new Map<string, Claim[]>();
    for (const membership of (user ? world.membershipsOf(user) : []).slice(0, 11)) {
      const { contract, isPolicyHolder } = membership;
      for (const member of world.accessibleMembers(membership)) {
        const first = world.contracts
          .flatMap(({ members }) => members)
          .find(({ person }) => person === member.person);
        const patient = `pat-${first?.memberId ?? ''}`;
        const claims = all.get(patient) ?? (await claimsOf(client, patient));
        all.set(patient, claims);
      }
      const years = userName === 'faye' ? [2026] : [2026, 2025, 2024];
      for (const year of years) {
        const { accumulators } = zGetAccumulatorsResponse.parse(
          await client.json(
            `/api/v1/members/${membership.member.memberId}/accumulators?planYear=${year}`,
          ),
        );
        const claims = [...all.values()]
          .flat()
          .filter(({ insurance }) =>
            insurance[0]?.coverage.reference.includes(`-${contract.contractId}-`),
          )
          .filter(({ billablePeriod, item }) =>
            (billablePeriod?.start ?? item[0]?.servicedDate ?? '').startsWith(String(year)),
          );
        const expected = accumulators.map((accumulator) => {
          const sequence = accumulator.memberId?.slice(-2);
          const reference = new RegExp(`-${contract.contractId}-${sequence ?? '\\d\\d'}$`);
          const counted = claims
            .filter(({ insurance }) => reference.test(insurance[0]?.coverage.reference ?? ''))
            .filter((claim) => networkOf(claim) === accumulator.network)
            .filter(
              ({ type }) =>
                (categories[codes(type)[0] ?? ''] ?? 'medical') === accumulator.category,
            );
          const used = counted.reduce((total, claim) => {
            if (accumulator.type === 'visits')
              return total + visitsIn(claim, accumulator.label ?? '');
            const wanted = { deductible: ['deductible'], outOfPocketMax: share };
            const names =
              accumulator.type === 'benefitMaximum' ? ['benefit'] : wanted[accumulator.type];
            return total + sum(claim, names);
          }, 0);
          return { ...accumulator, used };
        });
        // A dependent cannot see the claims of the others.
        const checked = ({ scope }: { scope: string }) => scope === 'individual' || isPolicyHolder;
        expect([year, accumulators.filter(checked)]).toEqual([year, expected.filter(checked)]);
      }
    }
    expect([...all.values()].flat().length).toBeGreaterThan(0);
  });
});

test('adds up a family from its members, and dates this year’s amounts today', async () => {
  const maria = await clientOf(sandbox.urls, 'maria');
  const { asOf, accumulators } = zGetAccumulatorsResponse.parse(
    await maria.json('/api/v1/members/A1042887701/accumulators'),
  );
  expect(asOf).toBe('2026-11-21');
  const deductibles = accumulators.filter(
    ({ type, category, network }) =>
      type === 'deductible' && category === 'medical' && network === 'in',
  );
  const own = deductibles.find(({ memberId }) => memberId === 'A1042887701');
  expect(own).toMatchObject({ used: 61_734, allowed: 150_000 });
  const members = deductibles.filter(({ scope }) => scope === 'individual');
  expect(members).toHaveLength(4);
  expect(deductibles.find(({ scope }) => scope === 'family')?.used).toBe(
    members.reduce((total, { used }) => total + used, 0),
  );
});

test('exceeds dev’s deductible by the claim that took it twice', async () => {
  const dev = await clientOf(sandbox.urls, 'dev');
  const { accumulators } = zGetAccumulatorsResponse.parse(
    await dev.json('/api/v1/members/X5091736401/accumulators'),
  );
  const [deductible] = accumulators;
  expect(deductible).toMatchObject({ type: 'deductible', allowed: 350_000, used: 352_280 });
});
