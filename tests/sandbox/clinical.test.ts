import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import {
  adultDaughter,
  clientOf,
  control,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

const records = '/api/v1/health-records';
const types = [
  ...['AllergyIntolerance', 'Condition', 'Immunization', 'MedicationRequest'],
  ...['Observation', 'Procedure'],
];

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const zFound = z.object({
  total: z.number(),
  link: z.array(z.object({ relation: z.string(), url: z.string() })),
  entry: z.optional(z.array(z.object({ resource: z.looseObject({ id: z.string() }) }))),
});

async function found(client: MemberClient, search: string) {
  const { total, link, entry = [] } = zFound.parse(await client.json(`${records}/${search}`));
  return { total, link, resources: entry.map(({ resource }) => resource) };
}

const textsIn = (resources: readonly unknown[]) =>
  resources.map((resource) => JSON.stringify(resource)).join('\n');

describe('the clinical lists', () => {
  test.each(types)('return %s of the user or a child, without other people’s', async (type) => {
    for (const id of ['pat-A1042887701', 'pat-A1042887703', 'pat-A1042887704']) {
      const { resources, total } = await found(maria, `${type}?patient=${id}&_count=500`);
      expect(resources).toHaveLength(total);
      for (const resource of resources) {
        expect(resource['resourceType']).toBe(type);
        expect(JSON.stringify(resource)).toMatch(`"reference":"Patient/${id}"`);
      }
    }
  });

  test.each(types)('refuse %s of an adult, also with family access', async (type) => {
    const paths = [
      `${records}/${type}?patient=pat-${adultDaughter}`,
      `${records}/${type}?patient=Patient/pat-${adultDaughter}`,
      `${records}/${type}?patient=pat-A1042887701,pat-${adultDaughter}`,
      `${records}/${type}?patient=pat-A2073351801`,
    ];
    for (const isGiven of [false, true]) {
      await control(sandbox.urls, { familyAccess: { memberId: adultDaughter, isGiven } });
      for (const path of paths) expect((await maria.send(path)).status, path).toBe(403);
    }
    await control(sandbox.urls, { familyAccess: { memberId: adultDaughter, isGiven: false } });
    expect((await maria.send(`${records}/${type}`)).status).toBe(400);
    expect((await maria.send(`${records}/${type}/x`)).status).toBe(404);
  });

  test('return a child’s records until the day before the eighteenth birthday', () => {
    const seenOn = (now: Date, birthDate: string): boolean => {
      const world = createWorld(now, 'http://partner.example');
      const user = world.userNamed('maria');
      const [membership] = user ? world.membershipsOf(user) : [];
      if (membership === undefined) throw new Error('maria has plans');
      const members = membership.contract.members.map((member) =>
        member.memberId === 'A1042887703'
          ? { ...member, person: { ...member.person, birthDate } }
          : member,
      );
      return world
        .recordMembers({ ...membership, contract: { ...membership.contract, members } })
        .some(({ memberId }) => memberId === 'A1042887703');
    };
    expect(seenOn(new Date(2026, 10, 21, 23, 59), '2008-11-22')).toBe(true);
    expect(seenOn(new Date(2026, 10, 22, 0, 0), '2008-11-22')).toBe(false);
  });

  test('show a dependent only their own records', async () => {
    const lee = await clientOf(sandbox.urls, 'lee');
    expect((await lee.send(`${records}/Condition?patient=pat-A3182046602`)).status).toBe(200);
    expect((await lee.send(`${records}/Condition?patient=pat-A3182046601`)).status).toBe(403);
  });
});

describe('the clinical records of the demo', () => {
  test('have the drugs of the pharmacy claims, on the same days', async () => {
    const claims = textsIn(
      (await found(maria, 'ExplanationOfBenefit?patient=pat-A1042887701&type=pharmacy&_count=200'))
        .resources,
    );
    const { resources } = await found(maria, 'MedicationRequest?patient=pat-A1042887701&_count=50');
    expect(resources.length).toBeGreaterThan(1);
    for (const drug of resources) {
      const { medicationCodeableConcept, authoredOn } = z
        .object({
          medicationCodeableConcept: z.object({ text: z.string() }),
          authoredOn: z.string(),
        })
        .parse(drug);
      expect(claims).toContain(medicationCodeableConcept.text);
      expect(claims).toContain(authoredOn);
    }
    expect(textsIn(resources)).toContain('Metformin 500 mg tablet');
  });

  test('have the X-rayed knee, and the diabetes that the drug treats', async () => {
    const own = 'patient=pat-A1042887701&_count=50';
    expect(textsIn((await found(maria, `Procedure?${own}`)).resources)).toContain(
      'X-ray of the knee',
    );
    expect(textsIn((await found(maria, `Condition?${own}`)).resources)).toContain(
      'Type 2 diabetes',
    );
  });

  test('searches clinical records by the standard’s parameters', async () => {
    const all = await found(maria, 'Observation?patient=pat-A1042887701&_count=200');
    const some = await found(
      maria,
      'Observation?patient=pat-A1042887701&category=laboratory&_count=200',
    );
    expect(some.total).toBeGreaterThan(4);
    expect(some.total).toBeLessThan(all.total);
  });

  test('clinical records are empty for one member, and have thousands of results for another', async () => {
    const sam = await clientOf(sandbox.urls, 'sam');
    for (const type of types) {
      expect((await found(sam, `${type}?patient=pat-A2073351801`)).total).toBe(0);
    }
    const big = await clientOf(sandbox.urls, 'big');
    const page = await found(big, 'Observation?patient=pat-A8000000001&_count=200');
    expect(page.total).toBeGreaterThan(2000);
    expect(page.resources).toHaveLength(200);
    expect(page.link.map(({ relation }) => relation)).toEqual(['self', 'next']);
  });
});
