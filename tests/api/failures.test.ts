import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessRightsQuery } from '#src/api/queries/access-rights.ts';
import { accumulatorsQuery } from '#src/api/queries/accumulators.ts';
import { availabilityQuery } from '#src/api/queries/availability.ts';
import { coverageQuery } from '#src/api/queries/coverage.ts';
import { membershipsQuery } from '#src/api/queries/memberships.ts';
import { messageCountsQuery } from '#src/api/queries/message-counts.ts';
import { ApiFailure } from '#src/api/failure.ts';
import { failureCodes } from '#src/api/failure-codes.ts';
import { errorCodes } from '#src/domain/error-codes.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const plan = planOf('Medical');

// Each failure is logged as well: tests/errors/failed-changes.test.ts.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Every call the portal makes, with the code the specification gives it (section 8). */
const calls: [name: string, code: string, call: (portal: Portal) => Promise<unknown>][] = [
  ['memberships', 'BP-NFA-002', (p) => p.queryClient.query(membershipsQuery(p.clients, 'maria'))],
  [
    'access rights',
    'BP-NFA-001',
    (p) => p.queryClient.query(accessRightsQuery(p.clients, 'maria', plan)),
  ],
  [
    'message counts',
    'BP-NFA-0233',
    (p) => p.queryClient.query(messageCountsQuery(p.clients, 'M1', [])),
  ],
  ['availability', 'BP-NFA-009', (p) => p.queryClient.query(availabilityQuery(p.clients))],
  ['accumulators', 'BP-NFA-100', (p) => p.queryClient.query(accumulatorsQuery(p.clients, 'M1'))],
  [
    'coverage',
    'BP-FA-006',
    (p) => p.queryClient.query(coverageQuery(p.clients, plan, '2026-11-21')),
  ],
];

const problem =
  (status: number, more: object = {}) =>
  () =>
    Response.json(
      { type: 'about:blank', title: 'Problem', status, ...more },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );

const thrown = (error: Error) => (): Promise<Response> => Promise.reject(error);

const faults: [name: string, answer: () => Response | Promise<Response>, expected: object][] = [
  ['offline', thrown(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
  ['timeout', thrown(new DOMException('late', 'TimeoutError')), { kind: 'timeout', status: null }],
  ['abort', thrown(new DOMException('gone', 'AbortError')), { kind: 'aborted', status: null }],
  ...[400, 403, 404, 429, 500, 503].map((status): [string, () => Response, object] => [
    String(status),
    problem(status),
    { kind: 'status', status },
  ]),
  [
    '422 with validationErrors',
    problem(422, {
      validationErrors: [{ field: 'phone', code: 'CON-0001', message: 'Too short' }],
    }),
    {
      kind: 'status',
      status: 422,
      validationErrors: [{ field: 'phone', code: 'CON-0001', message: 'Too short' }],
    },
  ],
  ['500 as HTML', () => new Response('<html>', { status: 500 }), { kind: 'status', status: 500 }],
  ['malformed JSON', () => new Response('{"a":'), { kind: 'unreadable' }],
  ['HTML instead of JSON', () => new Response('<!doctype html>'), { kind: 'unreadable' }],
  ['an empty body', () => new Response(''), { kind: 'unreadable' }],
  ['a wrong shape', () => Response.json({ hello: 'world' }), { kind: 'unreadable' }],
  ['null', () => Response.json(null), { kind: 'unreadable' }],
];

describe.each(calls)('%s', (_, code, call) => {
  it.each(faults)('%s', async (_name, answer, expected) => {
    const { portal } = createTestPortal({ session: signedInStorage(), answer });
    const failure: unknown = await call(portal).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ code, ...expected });
    expect(portal.session.isSignedIn()).toBe(true);
  });
});

it.each(calls.filter(([name]) => name !== 'availability'))(
  '401 for %s ends the session, with the reason kept',
  async (_name, _code, call) => {
    const { portal, session } = createTestPortal({
      session: signedInStorage(),
      answer: problem(401),
    });
    // The query is cancelled with the session it belonged to.
    await expect(call(portal)).rejects.toBeInstanceOf(Error);
    await expect.poll(() => portal.session.isSignedIn()).toBe(false);
    expect(portal.session.problem()).toBe('session-ended');
    expect(session.getItem('access_token')).toBeNull();
  },
);

it('a health-records answer that is one exception issue is a failure', async () => {
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: () =>
      Response.json({
        resourceType: 'Bundle',
        type: 'searchset',
        entry: [
          {
            resource: {
              resourceType: 'OperationOutcome',
              issue: [{ severity: 'error', code: 'exception' }],
            },
          },
        ],
      }),
  });
  await expect(
    portal.queryClient.query(coverageQuery(portal.clients, plan, '2026-11-21')),
  ).rejects.toMatchObject({ code: 'BP-FA-006' });
});

it('one coverage that cannot be read does not take the others with it', async () => {
  const coverage = (id: string) => ({
    resource: {
      resourceType: 'Coverage',
      id,
      status: 'active',
      type: { coding: [{ code: 'HIP' }] },
    },
  });
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: () =>
      Response.json({
        resourceType: 'Bundle',
        type: 'searchset',
        entry: [{ resource: { resourceType: 'Coverage' } }, coverage('hip-C-Medical'), {}],
      }),
  });
  const found = await portal.queryClient.query(coverageQuery(portal.clients, plan, '2026-11-21'));
  expect(found.map(({ id }) => id)).toEqual(['hip-C-Medical']);
});

it('sends the coverage query the specification spells out', async () => {
  const { portal, calls: made } = createTestPortal({ session: signedInStorage() });
  await portal.queryClient.query(coverageQuery(portal.clients, plan, '2026-11-21'));
  await portal.queryClient.query(
    coverageQuery(
      portal.clients,
      planOf('Medical', { memberId: 'M-2', isPolicyHolder: false }),
      '2026-11-21',
    ),
  );
  const query = (identifier: string) =>
    `GET /api/v1/health-records/Coverage?identifier=${identifier}&versionId=2&_count=50&period=ge2023-01-01`;
  expect(made).toEqual([query('C-Medical'), query('M-2')]);
});

it('leaves the own id out of the additional ones', async () => {
  const { portal, calls: made } = createTestPortal({ session: signedInStorage() });
  await portal.queryClient.query(messageCountsQuery(portal.clients, 'M1', ['M1', 'M2', 'M3']));
  await portal.queryClient.query(messageCountsQuery(portal.clients, 'M1', ['M1']));
  expect(made).toEqual([
    'GET /api/member/message-center/M1/messages/count?additionalRequestedMemberIds=M2%2CM3',
    'GET /api/member/message-center/M1/messages/count',
  ]);
});

it('each call of a member counts as activity once, the portal’s own questions do not', async () => {
  const { portal } = createTestPortal({ session: signedInStorage(), plans: [plan] });
  let activity = 0;
  portal.activity.addEventListener('activity', () => {
    activity += 1;
  });
  await portal.queryClient.query(membershipsQuery(portal.clients, 'maria'));
  await portal.queryClient.query(accumulatorsQuery(portal.clients, 'M1'));
  await portal.isAvailable();
  expect(activity).toBe(2);
});

it('concurrent loads share one call, and a failed one can be tried again', async () => {
  let answers = 0;
  const { portal, calls: made } = createTestPortal({
    session: signedInStorage(),
    answer: (path) =>
      path.endsWith('/memberships') && (answers += 1) === 1 ? problem(500)() : null,
  });
  const load = () => portal.queryClient.query(membershipsQuery(portal.clients, 'maria'));
  const first = await Promise.allSettled([load(), load(), load()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(load()).resolves.toEqual([]);
  await load();
  expect(made).toHaveLength(2);
});

it('public calls carry no token, all others do', async () => {
  const tokens: [string, boolean][] = [];
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path, request) => {
      tokens.push([path, request.headers.has('authorization')]);
      return null;
    },
  });
  await portal.isAvailable();
  await portal.queryClient.query(membershipsQuery(portal.clients, 'maria'));
  expect(tokens.map(([, hasToken]) => hasToken)).toEqual([false, true]);
});

it('every code of the catalogue belongs to some call', () => {
  expect(new Set(Object.values(failureCodes))).toEqual(new Set(errorCodes));
});

it('a call that needs a session is not made without one', async () => {
  const { portal, calls: made } = createTestPortal();
  await expect(
    portal.queryClient.query(membershipsQuery(portal.clients, 'maria')),
  ).rejects.toMatchObject({ code: 'BP-NFA-002', kind: 'session' });
  expect(made).toEqual([]);
});
