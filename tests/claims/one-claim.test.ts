import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimByNumberQuery, claimQuery } from '#src/api/queries/claim.ts';
import { amountCategories } from '#src/domain/claims/amounts/amounts.ts';
import { base, eob, members, plan, startPortal } from '#tests/support/claim-answers.ts';

const zSample = z.looseObject({ resourceType: z.string() });
const folders = ['carin-bb', 'cms-bfd-v3', 'cms-bluebutton-v2', 'fhir-r4-core'];
const samples = folders.flatMap((folder) => {
  const folderUrl = new URL(`../fhir-samples/${folder}/`, import.meta.url);
  return readdirSync(folderUrl).flatMap((file) => {
    const parsed = zSample.safeParse(JSON.parse(readFileSync(new URL(file, folderUrl), 'utf8')));
    return parsed.data?.resourceType === 'ExplanationOfBenefit'
      ? [{ name: `${folder}/${file}`, resource: parsed.data }]
      : [];
  });
});

it('finds the samples', () => expect(samples.length).toBeGreaterThanOrEqual(9));

it.each(samples)('equals the same claim in the list: $name', async ({ resource }) => {
  const own = { ...resource, id: 'one', patient: { reference: 'Patient/p1' }, insurance: [] };
  const typed = { ...own, type: eob('').type };
  const answers = {
    p1: () => ({ resources: [typed] }),
    '/api/v1/health-records/ExplanationOfBenefit/one': () => Response.json(typed),
  };
  const listed = startPortal(answers);
  const [inList] = (await listed.read()).claims;
  const alone = startPortal(answers);
  const claim = await alone.portal.queryClient.query(
    claimQuery(alone.portal, plan, members, 'one'),
  );
  expect(inList).toBeDefined();
  expect(claim).toEqual(inList);
});

it('has the list’s figures, whatever the payer sends', async () => {
  const systems = [
    'http://terminology.hl7.org/CodeSystem/adjudication',
    'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudication',
    'https://payer.example/codes',
  ];
  const entry = fc.record(
    {
      category: fc.record({
        coding: fc.array(
          fc.record(
            {
              system: fc.constantFrom(...systems),
              code: fc.constantFrom(...amountCategories, 'fee'),
            },
            { requiredKeys: [] },
          ),
          { maxLength: 2 },
        ),
      }),
      amount: fc.record({
        value: fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
      }),
    },
    { requiredKeys: ['category'] },
  );
  const entries = fc.array(entry, { maxLength: 6 });
  const items = fc.array(fc.record({ adjudication: entries }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(entries, entries, items, async (total, adjudication, item) => {
      const sent = eob('one', {
        patient: { reference: 'Patient/p1' },
        total,
        adjudication,
        item,
      });
      const answers = {
        p1: () => ({ resources: [sent] }),
        '/api/v1/health-records/ExplanationOfBenefit/one': () => Response.json(sent),
      };
      const [inList] = (await startPortal(answers).read()).claims;
      const { portal } = startPortal(answers);
      const claim = await portal.queryClient.query(claimQuery(portal, plan, members, 'one'));
      expect(claim).toEqual(inList);
    }),
    { numRuns: 300 },
  );
});

it('comes from the loaded list, without another request', async () => {
  const { portal, read, calls } = startPortal({ p1: () => ({ resources: [eob('a')] }) });
  const history = await read();
  calls.length = 0;
  const claim = await portal.queryClient.query(claimQuery(portal, plan, members, 'a'));
  expect(claim).toBe(history.claims[0]);
  expect(calls).toEqual([]);
});

it('requests its provider when it only refers to one', async () => {
  const { portal } = startPortal({
    '/api/v1/health-records/ExplanationOfBenefit/a': () =>
      Response.json(eob('a', { provider: { reference: 'Organization/o1' } })),
    '/api/v1/health-records/Organization/o1': () =>
      Response.json({ resourceType: 'Organization', id: 'o1', name: 'Cedar Clinic' }),
  });
  const claim = await portal.queryClient.query(claimQuery(portal, plan, members, 'a'));
  expect(claim.providerName).toBe('Cedar Clinic');
});

it.each([
  ['entered in error', { status: 'entered-in-error' }],
  ['an authorization', { use: 'preauthorization' }],
  ['of another plan', { insurance: [{ coverage: { reference: 'Coverage/dental-D7-01' } }] }],
])('does not find a claim that is %s', async (_, more) => {
  const { portal } = startPortal({
    '/api/v1/health-records/ExplanationOfBenefit/a': () => Response.json(eob('a', more)),
  });
  await expect(
    portal.queryClient.query(claimQuery(portal, plan, members, 'a')),
  ).rejects.toMatchObject({ status: 404 });
});

it('shows a claim when neither its provider nor its patient loads', async () => {
  const { portal } = startPortal({
    '/api/v1/health-records/ExplanationOfBenefit/a': () =>
      Response.json(eob('a', { provider: { reference: 'Organization/o1' } })),
    '/api/v1/health-records/Organization/o1': () => new Response('', { status: 500 }),
  });
  const claim = await portal.queryClient.query(claimQuery(portal, plan, members, 'a'));
  expect(claim).toMatchObject({ id: 'a', providerName: null, memberId: null });
});

describe('a claim that another one names by its number', () => {
  const related = { patient: 'https://elsewhere.example/fhir/Patient/p2', claimNumber: 'C7' };
  const numbered = (id: string, value: string, more: object = {}) =>
    eob(id, { identifier: [{ value }], ...more });
  const find = (answers: Parameters<typeof startPortal>[0]) => {
    const { portal, calls } = startPortal(answers);
    const query = claimByNumberQuery(portal, plan, members, related);
    return { claimFound: portal.queryClient.query(query), calls };
  };

  it('finds a claim by its number, among the same patient’s claims', async () => {
    const { claimFound, calls } = find({ p2: () => ({ resources: [numbered('b', 'C7')] }) });
    expect(await claimFound).toMatchObject({ id: 'b', claimNumber: 'C7' });
    const [search = '', ...others] = calls.filter((call) => call.includes('ExplanationOfBenefit'));
    expect(others).toEqual([]);
    const { searchParams } = new URL(search.replace('GET ', ''), base);
    expect(searchParams.get('patient')).toBe('p2');
    expect(searchParams.get('identifier')).toBe('C7');
  });

  it('finds no claim by its number when the payer answers with other claims, or with another plan’s', async () => {
    const { claimFound } = find({
      p2: () => ({
        resources: [
          numbered('b', 'C70'),
          numbered('c', 'C7', {
            insurance: [{ coverage: { reference: 'Coverage/dental-D7-01' } }],
          }),
        ],
      }),
    });
    expect(await claimFound).toBeNull();
  });

  it('comes from the loaded list, without another request', async () => {
    const { portal, read, calls } = startPortal({
      p2: () => ({ resources: [numbered('b', 'C7')] }),
    });
    const history = await read();
    calls.length = 0;
    const query = claimByNumberQuery(portal, plan, members, related);
    expect(await portal.queryClient.query(query)).toBe(history.claims[0]);
    expect(calls).toEqual([]);
  });
});
