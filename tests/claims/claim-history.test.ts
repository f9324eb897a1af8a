import { describe, expect, it } from 'vitest';
import { claimHistoryQuery, recentClaimsQuery } from '#src/api/queries/claims.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { limits } from '#src/domain/limits.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import {
  base,
  bundle,
  eob,
  idsOf,
  members,
  patient,
  plan,
  startPortal,
  type Page,
} from '#tests/support/claim-answers.ts';

it('reads the claims only of members whom the user may see', async () => {
  const { read, calls } = startPortal(
    {
      p1: () => ({ resources: [eob('a')], next: `${base}/ExplanationOfBenefit?page=2`, total: 2 }),
      '?page=2': () => ({ resources: [eob('b')], total: 2 }),
      p2: () => ({ resources: [eob('c')] }),
      p3: () => ({ resources: [eob('x')] }),
    },
    [patient('p1', 'A101'), patient('p2', 'A102'), patient('p3', 'A103')],
  );
  const history = await read();
  expect(history.claims.map(({ id, memberId }) => [id, memberId])).toEqual([
    ['a', 'A101'],
    ['c', 'A102'],
    ['b', 'A101'],
  ]);
  expect(history).toMatchObject({ total: 3, read: 3, pendingPages: [] });
  expect(calls.join()).not.toContain('patient=p3');
});

it('reads a failed page again, and continues after it', async () => {
  const next = (page: string) => `${base}/ExplanationOfBenefit?page=${page}`;
  let isBroken = true;
  const { observe } = startPortal({
    p1: () => ({ resources: [eob('a1')], next: next('a2'), total: 3 }),
    '?page=a2': () => ({ resources: [eob('a2')], next: next('a3'), total: 3 }),
    '?page=a3': () => ({ resources: [eob('a3')], total: 3 }),
    p2: () => ({ resources: [eob('b1')], next: next('b2'), total: 2 }),
    '?page=b2': () =>
      isBroken ? new Response(null, { status: 500 }) : { resources: [eob('b2')], total: 2 },
  });
  const history = observe();
  const failed = await history.refetch();
  expect(failed.isError).toBe(true);
  isBroken = false;
  const { data } = await history.refetch();
  expect(idsOf(data)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  expect(data).toMatchObject({ completeness: 'complete', pendingPages: [] });
});

it('shows the first pages before the rest', async () => {
  let resolve: (page: Response) => void = () => {};
  const promise = new Promise<Response>((settle) => {
    resolve = settle;
  });
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer(path, request) {
      const { search } = new URL(request.url);
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101')] });
      if (search === '?page=2') return promise;
      return path.endsWith('/ExplanationOfBenefit')
        ? bundle({ resources: [eob('a')], next: `${base}/ExplanationOfBenefit?page=2`, total: 2 })
        : null;
    },
  });
  const query = claimHistoryQuery(portal, plan, members);
  const reading = portal.queryClient.query(query);
  await expect.poll(() => idsOf(portal.queryClient.getQueryData(query.queryKey))).toEqual(['a']);
  expect(portal.queryClient.getQueryState(query.queryKey)?.fetchStatus).toBe('fetching');
  resolve(bundle({ resources: [eob('b')] }));
  expect(idsOf(await reading)).toEqual(['a', 'b']);
});

it('keeps loaded pages when a page fails, and continues from there', async () => {
  let isDown = true;
  const { read, observe, known, calls } = startPortal({
    p1: () => ({ resources: [eob('a')], next: `${base}/ExplanationOfBenefit?page=2`, total: 3 }),
    '?page=2': () => ({ resources: [eob('b')], next: `${base}/ExplanationOfBenefit?page=3` }),
    '?page=3': () => (isDown ? new Response('', { status: 500 }) : { resources: [eob('c')] }),
  });
  await expect(read()).rejects.toBeInstanceOf(ApiFailure);
  expect(idsOf(known())).toEqual(['a', 'b']);
  isDown = false;
  calls.length = 0;
  const observer = observe();
  await observer.refetch();
  expect(observer.getCurrentResult().isError).toBe(false);
  expect(idsOf(known())).toEqual(['a', 'b', 'c']);
  expect(known()).toMatchObject({ read: 3, pendingPages: [] });
  expect(calls).toEqual(['GET /api/v1/health-records/ExplanationOfBenefit?page=3']);
});

describe('an expired link', () => {
  const next = (page: string) => `${base}/ExplanationOfBenefit?page=${page}`;
  const gone = (status: number) => () => new Response('', { status });

  it.each([404, 410])('repeats the search once on status %i', async (status) => {
    let searches = 0;
    const { read, calls } = startPortal({
      p1: () => {
        searches += 1;
        return { resources: [eob('a')], next: next(searches === 1 ? 'old' : 'new'), total: 2 };
      },
      '?page=old': gone(status),
      '?page=new': () => ({ resources: [eob('b')], total: 2 }),
      p2: () => ({ resources: [eob('c')] }),
    });
    const history = await read();
    expect(idsOf(history)).toEqual(['a', 'c', 'b']);
    expect(history).toMatchObject({ read: 3, pendingPages: [], completeness: 'complete' });
    expect(calls.filter((call) => call.includes('patient=p2'))).toHaveLength(1);
  });

  it('fails when it expires again', async () => {
    const { read, known, calls } = startPortal({
      p1: () => ({ resources: [eob('a')], next: next('old'), total: 2 }),
      '?page=old': gone(410),
    });
    await expect(read()).rejects.toMatchObject({ status: 410 });
    expect(idsOf(known())).toEqual(['a']);
    expect(calls.filter((call) => call.includes('patient=p1'))).toHaveLength(2);
  });

  it('repeats a search for recent claims with the same start date', async () => {
    let searches = 0;
    const { portal, calls } = startPortal({
      p1: () => {
        searches += 1;
        return { resources: [eob('a')], next: next(searches === 1 ? 'old' : 'new'), total: 2 };
      },
      '?page=old': gone(410),
      '?page=new': () => ({ resources: [eob('b')], total: 2 }),
    });
    const query = recentClaimsQuery(portal, plan, members, '2026-09-01');
    expect(idsOf(await portal.queryClient.query(query))).toEqual(['a', 'b']);
    const ofPatient = calls.filter((call) => call.includes('patient=p1'));
    expect(ofPatient).toHaveLength(2);
    expect(new Set(ofPatient).size).toBe(1);
  });
});

describe('a long history', () => {
  const pages = 100;
  /** One claim a page; a page may be broken. */
  const answers = (isBroken: (page: number) => boolean = () => false) => {
    const pageOf = (page: number) => () =>
      isBroken(page)
        ? new Response('', { status: 500 })
        : {
            resources: [eob(`c${page}`)],
            total: pages,
            ...(page < pages && { next: `${base}/ExplanationOfBenefit?page=${page + 1}.` }),
          };
    return Object.fromEntries(
      Array.from({ length: pages }, (_, index) => [
        index === 0 ? 'p1' : `?page=${index + 1}.`,
        pageOf(index + 1),
      ]),
    );
  };
  const only = [patient('p1', 'A101')];

  it('updates fewer than 20 times for 100 pages', async () => {
    const { observe } = startPortal(answers(), only);
    const sizes = new Set<number>();
    const history = observe();
    const stop = history.subscribe(({ data }) => sizes.add(data?.claims.length ?? 0));
    await history.refetch();
    stop();
    expect(history.getCurrentResult().data?.claims).toHaveLength(pages);
    expect(sizes.size).toBeGreaterThan(5);
    expect(sizes.size).toBeLessThan(20);
  });

  it('keeps loaded pages when a page fails, and continues there', async () => {
    let isDown = true;
    const { observe, known, calls } = startPortal(
      answers((page) => isDown && page === 60),
      only,
    );
    const history = observe();
    await history.refetch();
    expect(known()?.claims).toHaveLength(59);
    isDown = false;
    calls.length = 0;
    await history.refetch();
    expect(known()).toMatchObject({ read: pages, pendingPages: [], completeness: 'complete' });
    expect(calls).toHaveLength(pages - 59);
  });
});

it.each([
  'https://elsewhere.example/api/v1/health-records/ExplanationOfBenefit?page=2',
  'https://members.example.org.elsewhere.example/api/v1/health-records/ExplanationOfBenefit',
  'https://members.example.org@elsewhere.example/api/v1/health-records/ExplanationOfBenefit',
  'http://members.example.org:8080/api/v1/health-records/ExplanationOfBenefit?page=2',
  'https://members.example.org/api/v1/health-records-of-others/ExplanationOfBenefit',
  'https://members.example.org/api/v1/health-records/../../member/users',
  'https://user:secret@members.example.org/api/v1/health-records/ExplanationOfBenefit',
  '//elsewhere.example/api/v1/health-records/ExplanationOfBenefit',
  'javascript:alert(1)',
])('follows no link to elsewhere: %s', async (next) => {
  const requests: string[] = [];
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer(path, request) {
      requests.push(request.url);
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101')] });
      return path.endsWith('/ExplanationOfBenefit')
        ? bundle({ resources: [eob('a')], next })
        : null;
    },
  });
  const query = claimHistoryQuery(portal, plan, members);
  await expect(portal.queryClient.query(query)).rejects.toMatchObject({
    code: 'BP-NFA-100',
    kind: 'unreadable',
  });
  expect(idsOf(portal.queryClient.getQueryData(query.queryKey))).toEqual(['a']);
  expect(requests.filter((url) => !url.startsWith(`${base}/Patient`))).toHaveLength(1);
});

it.each(['?page=2', `${base}?_getpages=abc&_offset=50`])(
  'follows a link inside the service unchanged: %s',
  async (next) => {
    const link = next.startsWith('?') ? `${base}/ExplanationOfBenefit${next}` : next;
    const { portal, calls } = createTestPortal({
      session: signedInStorage(),
      answer(path, request) {
        const { href } = new URL(request.url);
        if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101')] });
        if (href === link) return bundle({ resources: [eob('b')] });
        return path.includes('/health-records')
          ? bundle({ resources: [eob('a')], next: link })
          : null;
      },
    });
    const history = await portal.queryClient.query(claimHistoryQuery(portal, plan, members));
    expect(idsOf(history)).toEqual(['a', 'b']);
    expect(`https://members.example.org${calls.at(-1)?.slice('GET '.length)}`).toBe(link);
  },
);

it('removes repeated claims', async () => {
  const { read } = startPortal({
    p1: () => ({
      resources: [eob('a'), eob('a'), eob('b')],
      next: `${base}/ExplanationOfBenefit?page=2`,
    }),
    '?page=2': () => ({ resources: [eob('b'), eob('c')] }),
  });
  expect(idsOf(await read())).toEqual(['a', 'b', 'c']);
});

it('leaves out other plans’ claims, claims entered in error, and authorizations', async () => {
  const cover = (id: string) => ({ insurance: [{ coverage: { reference: `Coverage/${id}` } }] });
  const { read } = startPortal({
    p1: () => ({
      resources: [
        eob('own', cover('hip-A1-01')),
        eob('other', cover('dental-D7-01')),
        eob('unnamed'),
        eob('teeth', {
          type: {
            coding: [{ system: 'http://terminology.hl7.org/CodeSystem/claim-type', code: 'oral' }],
          },
        }),
        eob('error', { status: 'entered-in-error' }),
        eob('ahead', {
          use: 'preauthorization',
          preAuthRef: ['AU-1'],
          preAuthRefPeriod: [{ end: '2026-12-11' }],
          disposition: 'Approved',
        }),
        eob('ahead of another plan', { use: 'preauthorization', ...cover('dental-D7-01') }),
      ],
    }),
  });
  const history = await read();
  expect(idsOf(history)).toEqual(['own', 'unnamed']);
});

describe('an OperationOutcome', () => {
  const outcome = (severity: string, code: string) => ({
    resourceType: 'OperationOutcome',
    issue: [{ severity, code }],
  });

  it('fails the search when it is the only entry and an exception', async () => {
    const { read } = startPortal({ p1: () => ({ resources: [outcome('error', 'exception')] }) });
    await expect(read()).rejects.toMatchObject({ code: 'BP-NFA-100', kind: 'status' });
  });

  it.each([
    ['warning', true],
    ['error', true],
    ['information', false],
  ])(
    'of severity %s among claims means that claims are missing: %s',
    async (severity, isPartial) => {
      const { read } = startPortal({
        p1: () => ({ resources: [eob('a'), outcome(severity, 'incomplete')] }),
      });
      const history = await read();
      expect(idsOf(history)).toEqual(['a']);
      expect(history.completeness).toBe(isPartial ? 'partial' : 'complete');
    },
  );
});

it('names a provider by the reference’s display text, or else by an included resource', async () => {
  const by = (reference: string, display?: string) => ({
    provider: { reference, ...(display === undefined ? {} : { display }) },
  });
  const { read } = startPortal({
    p1: () => ({
      resources: [
        eob('1', by('Organization/o1')),
        eob('2', by('https://fhir.example/r4/Practitioner/d1')),
        eob('3', by('Organization/o1', 'As written')),
        eob('4', by('Organization/nobody')),
        { resourceType: 'Organization', id: 'o1', name: 'Cedar Clinic' },
        {
          resourceType: 'Practitioner',
          id: 'd1',
          name: [{ given: ['Ana', 'B.'], family: 'Salas' }],
        },
      ],
    }),
  });
  expect((await read()).claims.map(({ providerName }) => providerName)).toEqual([
    'Cedar Clinic',
    'Ana B. Salas',
    'As written',
    null,
  ]);
});

it('requests a recent window by the day of service', async () => {
  const { portal, calls } = startPortal({ p1: () => ({ resources: [eob('a')] }) });
  const query = recentClaimsQuery(portal, plan, members, '2026-05-25');
  expect(idsOf(await portal.queryClient.query(query))).toEqual(['a']);
  const search = calls.find((call) => call.includes('patient=p1')) ?? '';
  expect(new URLSearchParams(search.split('?')[1]).get('service-date')).toBe('ge2026-05-25');
});

describe('pages with repeating links', () => {
  const only = [patient('p1', 'A101', 'A1')];
  const page =
    (id: string, next: string, total = 9) =>
    () => ({
      resources: [eob(id)],
      next: `${base}?page=${next}`,
      total,
    });

  it.each<[string, Record<string, () => Page>, string[]]>([
    ['to the page itself', { p1: page('c1', '1'), '?page=1': page('c2', '1') }, ['c1', 'c2']],
    [
      'in a circle of three',
      { p1: page('c1', '1'), '?page=1': page('c2', '2'), '?page=2': page('c3', '1') },
      ['c1', 'c2', 'c3'],
    ],
    [
      'to pages that were read under another address',
      {
        p1: page('c1', '1'),
        '?page=1': page('c1', '2'),
        '?page=2': page('c1', '3'),
        '?page=3': page('c1', '4'),
      },
      ['c1'],
    ],
    [
      'to pages with nothing on them',
      {
        p1: page('c1', '1'),
        '?page=1': () => ({ resources: [], next: `${base}?page=2`, total: 9 }),
        '?page=2': () => ({ resources: [], next: `${base}?page=3`, total: 9 }),
        '?page=3': () => ({ resources: [], next: `${base}?page=4`, total: 9 }),
      },
      ['c1'],
    ],
  ])('%s: keeps the loaded claims, and reports that some are missing', async (_, answers, ids) => {
    const { read, calls } = startPortal(answers, only);
    const history = await read();
    expect(idsOf(history)).toEqual(ids);
    expect(history).toMatchObject({ completeness: 'partial', pendingPages: [] });
    expect(calls.length).toBeLessThan(6);
  });

  it('follows pages with repeating links while they have new claims, whatever the total', async () => {
    const { read, calls } = startPortal(
      {
        p1: page('c1', '1', 1),
        '?page=1': page('c2', '2', 1),
        '?page=2': () => ({ resources: [eob('c3')], total: 1 }),
      },
      only,
    );
    const history = await read();
    expect(idsOf(history)).toEqual(['c1', 'c2', 'c3']);
    expect(history).toMatchObject({ completeness: 'complete', pendingPages: [] });
    expect(calls.filter((call) => call.includes('page='))).toHaveLength(2);
  });

  it('reads pages with repeating links to the end when the total counts only one page', async () => {
    const { read } = startPortal(
      {
        p1: page('c1', '1', 1),
        '?page=1': () => ({ resources: [eob('c2')], total: 1 }),
      },
      only,
    );
    expect(idsOf(await read())).toEqual(['c1', 'c2']);
  });

  it('stop at the maximum of pages', async () => {
    let pages = 0;
    const endless = () => {
      pages += 1;
      return { resources: [eob(`c${pages}`)], next: `${base}?page=${pages}`, total: 1e6 };
    };
    const { read } = startPortal(new Proxy({}, { get: () => endless }), only);
    expect(await read()).toMatchObject({ completeness: 'partial', pendingPages: [] });
    expect(pages).toBe(limits.claimPages + 1);
  });
});

it('requests the claims again on Retry, although the first page has just arrived', async () => {
  let isComplete = false;
  const { portal, calls } = startPortal({
    p1: () => ({ resources: [eob('a'), ...(isComplete ? [eob('b')] : [])] }),
    p2: () => ({ resources: [] }),
  });
  const query = recentClaimsQuery(portal, plan, members, '2026-01-01');
  expect(idsOf(await portal.queryClient.query(query))).toEqual(['a']);
  isComplete = true;
  calls.length = 0;
  expect(idsOf(await portal.queryClient.query({ ...query, staleTime: 0 }))).toEqual(['a', 'b']);
  expect(calls.join()).toContain('patient=p1');
});
