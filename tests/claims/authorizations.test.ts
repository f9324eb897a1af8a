import { describe, expect, it } from 'vitest';
import { authorizationQuery, authorizationsQuery } from '#src/api/queries/authorizations.ts';
import { base, eob, members, plan, startPortal } from '#tests/support/claim-answers.ts';

const authorization = (id: string, more: object = {}) =>
  eob(id, { use: 'preauthorization', disposition: 'Approved', ...more });
const cover = (id: string) => ({ insurance: [{ coverage: { reference: `Coverage/${id}` } }] });

type Answer = (query: URLSearchParams) => Response;

/** Starts a portal as `startPortal` does, with responses that see the whole query. */
function start(answer: Answer) {
  const test = startPortal({
    p1: () => {
      const last = test.calls.findLast((call) => call.includes('patient=p1')) ?? '';
      return answer(new URL(last.slice(4), base).searchParams);
    },
  });
  const list = () => portal.queryClient.query(authorizationsQuery(portal, plan, members));
  const { portal, calls } = test;
  const searches = () => calls.filter((call) => call.includes('patient=p1'));
  return { portal, list, searches };
}

const page = (resources: readonly object[], more: { next?: string; self?: string } = {}) =>
  Response.json({
    resourceType: 'Bundle',
    type: 'searchset',
    link: Object.entries(more).map(([relation, url]) => ({ relation, url })),
    entry: resources.map((resource) => ({ resource })),
  });

const isByUse = (query: URLSearchParams) => query.get('use') === 'preauthorization';

describe('the authorizations of a plan', () => {
  it('requests authorizations alone, and lists each once, newest first', async () => {
    const { list, searches } = start(() =>
      page([
        authorization('old', { created: '2026-01-05', ...cover('hip-A1-01') }),
        authorization('other plan', cover('dental-D7-01')),
        authorization('new', { created: '2026-11-05T10:00:00Z' }),
        authorization('new', { created: '2026-11-05T10:00:00Z' }),
      ]),
    );
    const { authorizations, completeness } = await list();
    expect(authorizations.map(({ id, memberId }) => [id, memberId])).toEqual([
      ['new', 'A101'],
      ['old', 'A101'],
    ]);
    expect(completeness).toBe('complete');
    expect(searches()).toEqual([expect.stringContaining('use=preauthorization')]);
  });

  it('include every page', async () => {
    const next = `${base}/ExplanationOfBenefit?page=2`;
    const test = startPortal({
      p1: () => page([authorization('a')], { next }),
      '?page=2': () => page([authorization('b')]),
    });
    const { authorizations } = await test.portal.queryClient.query(
      authorizationsQuery(test.portal, plan, members),
    );
    expect(authorizations.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('keep loaded pages when a page fails, and are partial', async () => {
    const next = `${base}/ExplanationOfBenefit?page=2`;
    const test = startPortal({
      p1: () => page([authorization('a')], { next }),
      '?page=2': () => new Response('', { status: 500 }),
    });
    expect(
      await test.portal.queryClient.query(authorizationsQuery(test.portal, plan, members)),
    ).toMatchObject({ authorizations: [{ id: 'a' }], completeness: 'partial' });
  });

  it('leave out claims that the service sends too', async () => {
    const { list } = start(() => page([eob('claim'), authorization('a'), eob('other')]));
    expect((await list()).authorizations.map(({ id }) => id)).toEqual(['a']);
  });

  it.each([400, 422, 501])(
    'requests authorizations without the filter when the service refuses it with %i',
    async (status) => {
      const { list, searches } = start((query) =>
        isByUse(query) ? new Response('', { status }) : page([eob('claim'), authorization('a')]),
      );
      expect((await list()).authorizations.map(({ id }) => id)).toEqual(['a']);
      expect(searches()).toHaveLength(2);
    },
  );

  it('requests authorizations without the filter when the filter finds nothing', async () => {
    const { list } = start((query) => page(isByUse(query) ? [] : [authorization('a')]));
    expect((await list()).authorizations.map(({ id }) => id)).toEqual(['a']);
  });

  it('lists no authorizations when the service confirms the filter and finds nothing', async () => {
    const self = `${base}/ExplanationOfBenefit?patient=p1&use=preauthorization`;
    const { list, searches } = start(() => page([], { self }));
    expect((await list()).authorizations).toEqual([]);
    expect(searches()).toHaveLength(1);
  });

  it.each([403, 500, 503])('fail with status %i', async (status) => {
    const { list } = start(() => new Response('', { status }));
    await expect(list()).rejects.toMatchObject({ code: 'BP-NFA-100', status });
  });
});

describe('one authorization', () => {
  const path = '/api/v1/health-records/ExplanationOfBenefit/a';
  const loadAuthorization = (resource: object) => {
    const { portal } = startPortal({ [path]: () => Response.json(resource) });
    return portal.queryClient.query(authorizationQuery(portal, plan, members, 'a'));
  };

  it('loads by its id, with its member', async () =>
    expect(
      await loadAuthorization(authorization('a', { patient: { reference: 'Patient/p2' } })),
    ).toMatchObject({
      id: 'a',
      memberId: 'A102',
      status: { id: 'approved' },
    }));

  it('comes from the loaded list, without another request', async () => {
    const { portal, calls } = startPortal({ p1: () => page([authorization('a')]) });
    await portal.queryClient.query(authorizationsQuery(portal, plan, members));
    const query = authorizationQuery(portal, plan, members, 'a');
    expect(await portal.queryClient.query({ ...query, staleTime: Infinity })).toMatchObject({
      id: 'a',
      memberId: 'A101',
    });
    expect(calls.filter((call) => call.includes('/ExplanationOfBenefit/'))).toEqual([]);
  });

  it.each([
    ['a claim', eob('a')],
    ['of another plan', authorization('a', cover('dental-D7-01'))],
    ['entered in error', authorization('a', { status: 'entered-in-error' })],
  ])('does not find an authorization that is %s', async (_, resource) => {
    await expect(loadAuthorization(resource)).rejects.toMatchObject({ status: 404 });
  });

  it('does not find an authorization when the user may not see its member', async () => {
    const { portal } = startPortal({
      [path]: () => Response.json(authorization('a', { patient: { reference: 'Patient/p2' } })),
    });
    const query = authorizationQuery(portal, plan, ['A101'], 'a');
    await expect(portal.queryClient.query(query)).rejects.toMatchObject({ status: 404 });
  });
});
