import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallCause } from '#src/api/http/call-session.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { createHealthRecords, type HealthRecordsClient } from '#src/api/fhir/client.ts';
import {
  json,
  outcome,
  searchset,
  sessionOf,
  startFhirServer,
  type FhirServer,
} from '#tests/support/fhir-server.ts';

const secretToken = 'token-that-nobody-may-see';
const memberNumber = 'A1042887701';

let server: FhirServer;
let elsewhere: FhirServer;
beforeEach(async () => {
  [server, elsewhere] = await Promise.all([startFhirServer(), startFhirServer()]);
  elsewhere.on('*', json(searchset([])));
});
afterEach(() => Promise.all([server.close(), elsewhere.close()]));

function start(token: string | null = secretToken) {
  const session = sessionOf(token);
  const service = createHealthRecords({ baseUrl: server.baseUrl, session, fetch });
  return { service, session };
}

/** The failure a call ends with. */
async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiFailure)) throw new Error(`no ApiFailure: ${String(thrown)}`);
  return thrown;
}

it('sends the token, requests FHIR, and counts as activity once', async () => {
  const { service, session } = start();
  server.on(`/Patient?identifier=${memberNumber}`, (response, request) => {
    expect(request.headers.accept).toBe('application/fhir+json');
    json(searchset([]))(response, request);
  });
  await service.search('Patient', { identifier: memberNumber });
  expect(server.requests).toEqual([
    { url: `/fhir/Patient?identifier=${memberNumber}`, authorization: `Bearer ${secretToken}` },
  ]);
  expect(session.told).toEqual(['activity of the member']);
});

it('makes no call without a session', async () => {
  const { service, session } = start(null);
  const failure = await failureOf(service.search('Coverage', { identifier: memberNumber }));
  expect(failure).toMatchObject({ code: 'BP-FA-006', kind: 'session' });
  expect(server.requests).toEqual([]);
  expect(session.told).toEqual([]);
});

it('aborts a pending call by its signal', async () => {
  const { service } = start();
  const stop = new AbortController();
  server.on('*', () => stop.abort());
  const failure = await failureOf(service.search('Patient', {}, stop.signal));
  expect(failure).toMatchObject({ code: 'BP-FA-004', kind: 'aborted' });
});

describe('the next page', () => {
  it('requests the next page with the unchanged link', async () => {
    const link = `${server.baseUrl}?_getpages=a-b&_getpagesoffset=50&x=%7C`;
    server.on('?_getpages=a-b&_getpagesoffset=50&x=%7C', json(searchset([{ resourceType: 'A' }])));
    const { service, session } = start();
    const page = await service.nextPage('ExplanationOfBenefit', link);
    expect(page.of('A')).toHaveLength(1);
    expect(session.told).toEqual(['activity of the portal']);
  });

  it.each([
    ['ExplanationOfBenefit?page=2', '/fhir/ExplanationOfBenefit?page=2'],
    ['/fhir/ExplanationOfBenefit?page=2', '/fhir/ExplanationOfBenefit?page=2'],
    ['?page=2', '/fhir/?page=2'],
  ])('accepts a next page that is written from the service on: %s', async (link, url) => {
    server.on('*', json(searchset([])));
    await start().service.nextPage('ExplanationOfBenefit', link);
    expect(server.requests.map((request) => request.url)).toEqual([url]);
  });

  it.each<[string, (own: URL, other: URL) => string]>([
    ['on another origin', (_, other) => `${other.origin}/fhir/Patient?page=2`],
    ['on another port', (own) => `http://${own.hostname}:1/fhir/Patient?page=2`],
    ['by another scheme', (own) => `https://${own.host}/fhir/Patient?page=2`],
    ['without a scheme', (_, other) => `//${other.host}/fhir/Patient`],
    ['without a scheme, by backslashes', (_, other) => `\\\\${other.host}\\fhir\\Patient`],
    ['under another path', (own) => `${own.origin}/member/users?page=2`],
    ['under a path that begins alike', (own) => `${own.origin}/fhir-of-others/Patient`],
    ['by way of ..', (own) => `${own.origin}/fhir/../member/users`],
    ['by way of .. in code', (own) => `${own.origin}/fhir/%2e%2e/member/users`],
    ['by way of .. from the service on', () => '../member/users'],
    ['with a user name', (own) => `http://user@${own.host}/fhir/Patient?page=2`],
    ['with a password', (own) => `http://user:secret@${own.host}/fhir/Patient?page=2`],
    ['with ours as the user name', (own, other) => `http://${own.hostname}@${other.host}/fhir/P`],
    ['with our scheme in capitals', (own) => `HTTP://${own.host}/fhir/Patient?page=2`],
    ['elsewhere with a scheme in capitals', (_, other) => `HTTP://${other.host}/fhir/Patient`],
    ['after a space', (_, other) => ` ${other.origin}/fhir/Patient`],
    ['with a line break in the scheme', (_, other) => `ht\ntp://${other.host}/fhir/Patient`],
    ['as a script', () => 'javascript:alert(1)'],
    ['as data', () => 'data:application/json,{}'],
    ['as nothing', () => 'http://'],
  ])('%s is not asked for', async (_, linkOf) => {
    const { service, session } = start();
    const link = linkOf(new URL(server.origin), new URL(elsewhere.origin));
    const failure = await failureOf(service.nextPage('Patient', link));
    expect(failure).toMatchObject({ code: 'BP-FA-004', kind: 'unreadable' });
    expect(server.requests).toEqual([]);
    expect(elsewhere.requests).toEqual([]);
    expect(session.told).toEqual([]);
  });
});

it.each(['..', '.', '../../member/users', '?page=2', 'a/../../b', '\u{d800}'])(
  'an id leads to nothing but a resource of its type: %j',
  async (id) => {
    server.on('*', json({ resourceType: 'Organization' }));
    await failureOf(start().service.read('Practitioner', id));
    const inside = /^\/fhir\/Practitioner\/[^/?#]+$/;
    expect(server.requests.filter(({ url }) => !inside.test(url))).toEqual([]);
  },
);

it.each(['', '.', '..'])(
  'an id that is no segment of an address is not asked for: %j',
  async (id) => {
    const failure = await failureOf(start().service.read('Practitioner', id));
    expect(failure).toMatchObject({ kind: 'status', status: 404 });
    expect(server.requests).toEqual([]);
  },
);

/** Returns everything that a failure could reveal, however deep it is hidden. */
function shownBy(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 5) return JSON.stringify(error);
  const parts: unknown[] = Object.getOwnPropertyNames(error).map((name): unknown =>
    Reflect.get(error, name),
  );
  return [
    ...[error.message, error.stack, JSON.stringify(error)],
    ...parts.map((part) =>
      part instanceof Error ? shownBy(part, depth + 1) : JSON.stringify(part),
    ),
  ].join('\n');
}

const raw =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end(body);
  };

describe.each<[string, (response: ServerResponse) => void, object]>([
  [
    '404 that names the id',
    (response) => {
      response.writeHead(404, { 'content-type': 'application/fhir+json' });
      response.end(
        JSON.stringify(
          outcome('not-found', `There is no Patient ${memberNumber} for ${secretToken}`),
        ),
      );
    },
    { kind: 'status', status: 404, reason: null },
  ],
  [
    '500 that names the id',
    raw(`Patient ${memberNumber} broke us`, 500),
    { kind: 'status', status: 500 },
  ],
  ['500 without a body', raw('', 500), { kind: 'status', status: 500 }],
  [
    '422 with what is wrong',
    raw(
      JSON.stringify({
        code: 'CON-0001',
        validationErrors: [{ field: 'identifier', code: 'CON-0001', message: 'Too short' }],
        detail: memberNumber,
      }),
      422,
    ),
    {
      kind: 'status',
      status: 422,
      reason: 'CON-0001',
      validationErrors: [{ field: 'identifier' }],
    },
  ],
  [
    'a connection that is reset',
    (response) => void response.socket?.resetAndDestroy(),
    { kind: 'network', status: null },
  ],
  [
    'a connection that ends amid the answer',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write(`{"resourceType":"Bundle","id":"${memberNumber}`);
      setTimeout(() => response.destroy(), 10);
    },
    { kind: 'network', status: null },
  ],
  ['no JSON', raw(`<p>${memberNumber}</p>`), { kind: 'unreadable', status: null }],
  ['an empty body', raw(''), { kind: 'unreadable', status: null }],
  ['204', raw('', 204), { kind: 'unreadable', status: null }],
  ['a list', raw(`["${memberNumber}"]`), { kind: 'unreadable', status: null }],
  // The library stumbles over it.
  ['null', raw('null'), { kind: 'unreadable', status: null }],
  [
    'another resource',
    raw(JSON.stringify(outcome('informational', memberNumber))),
    { kind: 'unreadable', status: null },
  ],
  [
    'a redirect',
    (response) => {
      response.writeHead(302, {
        location: `${elsewhere.baseUrl}/Patient?identifier=${memberNumber}`,
      });
      response.end();
    },
    { kind: 'network', status: null },
  ],
])('%s', (_, answer, expected) => {
  type Call = (service: HealthRecordsClient) => Promise<unknown>;
  const calls: [string, string, CallCause, Call][] = [
    [
      'a search',
      'BP-FA-004',
      'member',
      (service) => service.search('Patient', { identifier: memberNumber }),
    ],
    [
      'a page',
      'BP-FA-004',
      'portal',
      (service) => service.nextPage('Patient', `?identifier=${memberNumber}`),
    ],
    ['a resource', 'BP-NFA-100', 'member', (service) => service.read('Patient', memberNumber)],
  ];

  it.each(calls)(
    'an answer in place of %s reveals neither id nor token',
    async (__, code, cause, call) => {
      server.on('*', answer);
      const { service, session } = start();
      const failure = await failureOf(call(service));
      expect(failure).toMatchObject({ code, ...expected });
      const shown = shownBy(failure);
      expect(shown).toContain(failure.message);
      for (const secret of [memberNumber, secretToken, server.origin, 'identifier='])
        expect(shown).not.toContain(secret);
      expect(elsewhere.requests).toEqual([]);
      expect(session.told).toEqual([`activity of the ${cause}`]);
    },
  );
});

it('renews the token on 401, and ends the session when the new token is rejected, too', async () => {
  const { service, session } = start();
  server.on('*', json(outcome('login', memberNumber), 401));
  const failure = await failureOf(service.read('Patient', memberNumber));
  expect(failure).toMatchObject({ kind: 'status', status: 401 });
  const activity = 'activity of the member';
  expect(session.told).toEqual([activity, 'renewal', activity, 'rejected']);
});

it('reports 403 to the session, and no other error', async () => {
  const { service, session } = start();
  server.on('/Patient/refused', json(outcome('forbidden'), 403));
  await failureOf(service.read('Patient', 'refused'));
  await failureOf(service.read('Patient', 'missing'));
  expect(session.told).toEqual(['activity of the member', 'refused', 'activity of the member']);
});

it('returns a resource unchanged', async () => {
  const patient = { resourceType: 'Patient', id: 'p1', active: true };
  server.on('/Patient/p1', json(patient));
  expect(await start().service.read('Patient', 'p1')).toEqual(patient);
});

it('repeats a call that was aborted while leaving once the page stays', async () => {
  let isLeaving = true;
  const service = createHealthRecords({
    baseUrl: server.baseUrl,
    session: sessionOf(secretToken),
    fetch,
    page: {
      isLeaving: () => isLeaving,
      stays: () => {
        isLeaving = false;
        server.on('*', json({ resourceType: 'Patient' }));
        return Promise.resolve();
      },
    },
  });
  server.on('*', (response) => void response.socket?.resetAndDestroy());
  expect(await service.read('Patient', 'p1')).toEqual({ resourceType: 'Patient' });
  expect(server.requests).toHaveLength(2);
});

it('follows no redirect, is not cached by the browser and ends with the page', async () => {
  const requests: Request[] = [];
  const service = createHealthRecords({
    baseUrl: server.baseUrl,
    session: sessionOf(secretToken),
    fetch: (request) => {
      requests.push(request);
      return fetch(request);
    },
  });
  server.on('*', json({ resourceType: 'Patient' }));
  await service.read('Patient', 'p1');
  expect(requests).toMatchObject([{ redirect: 'error', cache: 'no-store', keepalive: false }]);
});

it('reports an unreachable service as a network failure', async () => {
  const { service } = start();
  await server.close();
  const failure = await failureOf(service.search('Patient', { identifier: memberNumber }));
  expect(failure).toMatchObject({ kind: 'network' });
  expect(shownBy(failure)).not.toContain(memberNumber);
});

describe('an answer', () => {
  const answered = (answer: Response | Error) =>
    createHealthRecords({
      baseUrl: server.baseUrl,
      session: sessionOf(secretToken),
      fetch: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    });

  it.each<[string, Response | Error, object]>([
    [
      'an error',
      Response.json(outcome('not-found', memberNumber), { status: 404 }),
      { status: 404 },
    ],
    ['no JSON', new Response(memberNumber), { kind: 'unreadable' }],
    ['nothing', new Response(''), { kind: 'unreadable' }],
    ['null', Response.json(null), { kind: 'unreadable' }],
    ['no connection', new TypeError(`no way to ${memberNumber}`), { kind: 'network' }],
  ])('an answer that is %s becomes a failure without ids', async (_, answer, expected) => {
    const failure = await failureOf(
      answered(answer).search('Patient', { identifier: memberNumber }),
    );
    expect(failure).toMatchObject({ code: 'BP-FA-004', ...expected });
    expect(shownBy(failure)).not.toContain(memberNumber);
    expect(server.requests).toEqual([]);
  });
});
