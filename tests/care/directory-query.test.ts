import { describe, expect, it } from 'vitest';
import { careProviderQuery, directoryQuery } from '#src/api/queries/directory.ts';
import type { DirectorySearch } from '#src/api/calls/care/directory-search.ts';
import { limits } from '#src/domain/limits.ts';
import { outcome, searchset } from '#tests/support/fhir-server.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const role = (id: string, person: string | null = null) => ({
  resourceType: 'PractitionerRole',
  id,
  ...(person === null ? {} : { practitioner: { reference: `Practitioner/${person}` } }),
});

const today = '2026-11-22';
const base = 'https://members.example.org/api/v1/health-records';

/** Returns a portal over a directory with the given responses, and its requests, in order. */
function over(directory: (query: URLSearchParams, requestCount: number) => Response) {
  const requests: URLSearchParams[] = [];
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer(path, request) {
      if (!path.endsWith('/PractitionerRole')) return null;
      const query = new URL(request.url).searchParams;
      requests.push(query);
      return directory(query, requests.length);
    },
  });
  const search = async (of: DirectorySearch) =>
    portal.queryClient.query({ ...directoryQuery(portal, of, today), retry: false });
  const provider = async (roleId: string) =>
    portal.queryClient.query({ ...careProviderQuery(portal, roleId, today), retry: false });
  return { requests, search, provider };
}

const page = (roles: readonly unknown[], next?: string, total?: number) =>
  Response.json(
    searchset(roles, {
      ...(total === undefined ? {} : { total }),
      link: next === undefined ? [] : [{ relation: 'next', url: next }],
    }),
  );
const idsOf = ({ entries }: { entries: readonly { roleId: string }[] }) =>
  entries.map(({ roleId }) => roleId).join('');

describe('a search of the directory', () => {
  it('sends all filters that the service can search by', async () => {
    const { requests, search } = over(() => page([role('a')]));
    await search({ specialties: ['Family medicine'], zips: ['72201', '72114'] });
    expect(requests[0]?.get('specialty:text')).toBe('Family medicine');
    expect(requests[0]?.get('location.address-postalcode')).toBe('72201,72114');
    expect(requests[0]?.getAll('_include')).toContain('PractitionerRole:location');
  });

  it('searches people and places by name, and shows each entry once', async () => {
    const { requests, search } = over((query) =>
      query.has('practitioner.name') ? page([role('a'), role('b')]) : page([role('b'), role('c')]),
    );
    expect(idsOf(await search({ name: 'cedar' }))).toBe('abc');
    expect(requests.map((query) => query.get('organization.name'))).toEqual([null, 'cedar']);
  });

  it('reads every page, and removes repeated entries', async () => {
    const { search } = over((query) => {
      if (query.get('page') === '2')
        return page([role('b'), role('c')], `${base}/PractitionerRole?page=3`);
      if (query.get('page') === '3') return page([role('d')]);
      return page([role('a'), role('b')], `${base}/PractitionerRole?page=2`);
    });
    const answer = await search({});
    expect(idsOf(answer)).toBe('abcd');
    expect(answer.completeness).toBe('complete');
  });

  it('keeps the pages before a failed page, and is partial', async () => {
    const { search } = over((query) =>
      query.get('page') === '2'
        ? new Response('{}', { status: 500 })
        : page([role('a')], `${base}/PractitionerRole?page=2`),
    );
    const answer = await search({});
    expect(idsOf(answer)).toBe('a');
    expect(answer.completeness).toBe('partial');
  });

  it('stops after the maximum of pages, and is partial', async () => {
    const { requests, search } = over((_, times) =>
      page([role(`r${times}`)], `${base}/PractitionerRole?page=${times + 1}`),
    );
    const answer = await search({});
    expect(answer.completeness).toBe('partial');
    expect(requests).toHaveLength(limits.directoryPages + 1);
  });

  it('repeats the search without filters when the service refuses them', async () => {
    const { requests, search } = over((query) =>
      query.has('specialty:text')
        ? Response.json(outcome('not-supported'), { status: 400 })
        : page([role('a')]),
    );
    expect(idsOf(await search({ specialties: ['Cardiology'], zips: ['72201'] }))).toBe('a');
    expect([...(requests[1]?.keys() ?? [])].toSorted()).toEqual([
      '_count',
      '_include',
      '_include',
      '_include',
    ]);
  });

  it('fails on any other error', async () => {
    const { requests, search } = over(() => new Response('{}', { status: 500 }));
    await expect(search({ specialties: ['Cardiology'] })).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
  });

  it('fails with only an exception, and is partial with an exception beside entries', async () => {
    const alone = over(() => page([outcome('exception')]));
    await expect(alone.search({})).rejects.toMatchObject({ code: 'BP-NFA-100' });
    const beside = over(() => page([role('a'), outcome('exception')]));
    expect(await beside.search({})).toMatchObject({ completeness: 'partial' });
  });
});

describe('a provider', () => {
  it('has every entry of the person when the service ignores the filter', async () => {
    const { provider } = over(() => page([role('x', 'p2'), role('a', 'p1'), role('b', 'p1')]));
    const careProvider = await provider('a');
    expect(careProvider?.entries.map(({ roleId }) => roleId)).toEqual(['a', 'b']);
  });

  it('has only the entry when it names no person', async () => {
    const { requests, provider } = over(() => page([role('a'), role('b')]));
    expect((await provider('a'))?.entries).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  it('returns null for a provider that the search does not find, and fails when the search fails with 404', async () => {
    const { provider } = over(() => page([role('b')]));
    expect(await provider('a')).toBeNull();
    const { provider: without } = over(() => Response.json({}, { status: 404 }));
    await expect(without('a')).rejects.toMatchObject({ code: 'BP-NFA-100', status: 404 });
  });

  it('fails when it may be on a failed page', async () => {
    const { provider } = over((query) =>
      query.get('page') === '2'
        ? new Response('{}', { status: 500 })
        : page([role('b')], `${base}/PractitionerRole?page=2`),
    );
    await expect(provider('a')).rejects.toMatchObject({ status: 500 });
  });
});
