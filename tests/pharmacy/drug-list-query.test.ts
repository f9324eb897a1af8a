import { describe, expect, it } from 'vitest';
import { drugEntriesQuery, drugPlanQuery, type DrugQuestion } from '#src/api/queries/drug-list.ts';
import { limits } from '#src/domain/limits.ts';
import { outcome, searchset } from '#tests/support/fhir-server.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const base = 'https://members.example.org/api/v1/health-records';
const guide = 'http://hl7.org/fhir/us/davinci-drug-formulary/StructureDefinition';
const toList = (id: string) => ({
  url: `${guide}/usdf-FormularyReference-extension`,
  valueReference: { reference: `InsurancePlan/${id}` },
});
const item = (id: string, list: string | null = 'l1') => ({
  resourceType: 'Basic',
  id,
  code: { coding: [{ code: 'formulary-item' }] },
  subject: { display: `Drug ${id}` },
  ...(list === null ? {} : { extension: [toList(list)] }),
});
const plan = (id: string, identifier: string, name = 'Another plan') => ({
  resourceType: 'InsurancePlan',
  id,
  name,
  identifier: [{ value: identifier }],
  coverage: [{ extension: [toList(`list-of-${id}`)] }],
});
const page = (resources: readonly unknown[], next?: string) =>
  Response.json(
    searchset(resources, { link: next === undefined ? [] : [{ relation: 'next', url: next }] }),
  );
const refused = () => Response.json(outcome('not-supported'), { status: 400 });

/** Returns a portal over a formulary with the given responses, and its requests, in order. */
function over(answer: (query: URLSearchParams, requestCount: number) => Response) {
  const requests: URLSearchParams[] = [];
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer(path, request) {
      if (!/\/(Basic|InsurancePlan)$/.test(path)) return null;
      const query = new URL(request.url).searchParams;
      requests.push(query);
      return answer(query, requests.length);
    },
  });
  const search = async (question: DrugQuestion) =>
    portal.queryClient.query({ ...drugEntriesQuery(portal, ['l1'], question), retry: false });
  const findPlan = async (codes: string[], names: string[] = []) =>
    portal.queryClient.query({
      ...drugPlanQuery(portal, { codes, names }, '2026-11-21'),
      retry: false,
    });
  return { requests, search, findPlan };
}
const idsOf = ({ entries }: { entries: readonly { id: string }[] }) =>
  entries.map(({ id }) => id).join('');
const byName = 'subject:MedicationKnowledge.drug-name';

describe('a search of a drug list', () => {
  it('searches part of the name in the list, and includes the drugs', async () => {
    const { requests, search } = over(() => page([item('a')]));
    expect(idsOf(await search({ word: 'metformin' }))).toBe('a');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.get(`${byName}:contains`)).toBe('metformin');
    expect(requests[0]?.get('formulary')).toBe('InsurancePlan/l1');
    expect(requests[0]?.get('code')).toBe('formulary-item');
    expect(requests[0]?.getAll('_include')).toEqual(['Basic:subject']);
  });

  it('drops filters step by step when the service refuses them', async () => {
    const { requests, search } = over((query) =>
      [...query.keys()].some((name) => name.startsWith(byName)) ? refused() : page([item('a')]),
    );
    expect(idsOf(await search({ word: 'metformin' }))).toBe('a');
    expect(requests.map((query) => query.get(byName) ?? query.get(`${byName}:contains`))).toEqual([
      'metformin',
      'metformin',
      null,
    ]);
  });

  it('requests drugs by their ids', async () => {
    const { requests, search } = over(() => page([]));
    await search({ drugIds: ['d1', 'd2'] });
    expect(requests[0]?.get('subject')).toBe('MedicationKnowledge/d1,MedicationKnowledge/d2');
  });

  it('fails on any other error', async () => {
    const { requests, search } = over(() => new Response('{}', { status: 500 }));
    await expect(search({ word: 'x' })).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
  });

  it('leaves out entries of other lists, and keeps entries without a list', async () => {
    const { search } = over(() => page([item('a'), item('b', 'l2'), item('c', null)]));
    expect(idsOf(await search('everything'))).toBe('ac');
  });

  it('reads every page, and removes repeated entries', async () => {
    const { search } = over((query) => {
      if (query.get('page') === '2') return page([item('b'), item('c')]);
      return page([item('a'), item('b')], `${base}/Basic?page=2`);
    });
    const answer = await search('everything');
    expect(idsOf(answer)).toBe('abc');
    expect(answer.completeness).toBe('complete');
  });

  it('stops after the maximum of pages, and is partial', async () => {
    const { requests, search } = over((_, times) =>
      page([item(`i${times}`)], `${base}/Basic?page=${times + 1}`),
    );
    const answer = await search('everything');
    expect(answer.completeness).toBe('partial');
    expect(requests).toHaveLength(limits.drugPages + 1);
  });

  it('keeps the pages before a failed page, and is partial', async () => {
    const { search } = over((query) =>
      query.has('page')
        ? new Response('{}', { status: 500 })
        : page([item('a')], `${base}/Basic?page=2`),
    );
    expect(await search('everything')).toMatchObject({
      entries: [{ id: 'a' }],
      completeness: 'partial',
    });
  });

  it('fails with only an exception, and is partial with an exception beside entries', async () => {
    const alone = over(() => page([outcome('exception')]));
    await expect(alone.search('everything')).rejects.toMatchObject({ code: 'BP-NFA-100' });
    const beside = over(() => page([item('a'), outcome('exception')]));
    expect(await beside.search('everything')).toMatchObject({ completeness: 'partial' });
  });
});

describe('the plan of a member', () => {
  const listOf = (drugPlan: Awaited<ReturnType<ReturnType<typeof over>['findPlan']>>) =>
    drugPlan?.lists.map(({ id }) => id).join() ?? null;

  it('requests the plan of a member by its identifier, and matches it again in the answer', async () => {
    const { requests, findPlan } = over(() => page([plan('a', 'other'), plan('b', 'arbor-1500')]));
    expect(listOf(await findPlan(['arbor-1500']))).toBe('list-of-b');
    expect(requests.map((query) => query.get('identifier'))).toEqual(['arbor-1500']);
  });

  it('finds the plan of a member by name among all plans when the identifier finds nothing', async () => {
    const { requests, findPlan } = over((query) =>
      query.has('identifier') ? page([]) : page([plan('a', 'x', 'Arbor Choice')]),
    );
    expect(listOf(await findPlan(['arbor-1500'], ['Arbor Choice']))).toBe('list-of-a');
    expect(requests).toHaveLength(2);
  });

  it('finds the plan of a member among all plans when the service refuses identifiers', async () => {
    const { findPlan } = over((query) =>
      query.has('identifier') ? refused() : page([plan('a', 'arbor-1500')]),
    );
    expect(listOf(await findPlan(['arbor-1500']))).toBe('list-of-a');
  });

  it('returns null when no plan matches', async () => {
    const { findPlan } = over(() => page([plan('a', 'x')]));
    expect(await findPlan(['arbor-1500'], ['Arbor Choice'])).toBeNull();
  });
});
