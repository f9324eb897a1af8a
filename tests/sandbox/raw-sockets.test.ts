import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { startSandbox } from './member-client.ts';

/** No request of any kind ends a service (S23): these tests write raw bytes to the socket. */

let sandbox: Sandbox;
const crashes: unknown[] = [];
const onCrash = (error: unknown) => void crashes.push(error);

beforeAll(async () => {
  process.on('uncaughtException', onCrash);
  process.on('unhandledRejection', onCrash);
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  process.off('uncaughtException', onCrash);
  process.off('unhandledRejection', onCrash);
});

type Service = 'portal' | 'identity' | 'partner';
const services: readonly Service[] = ['portal', 'identity', 'partner'];

/** Writes the bytes and resolves with the answer's beginning once the service, or `patienceMs`, ends the connection. */
function write(service: Service, bytes: string | Uint8Array, patienceMs = 150): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(sandbox.urls[service]).port), '127.0.0.1');
    let answer = '';
    socket.setTimeout(patienceMs, () => socket.resetAndDestroy());
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
      if (answer.length > 200) socket.resetAndDestroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

async function expectAlive(): Promise<void> {
  for (const service of services) {
    const answer = await write(service, head('GET / HTTP/1.1', 'Connection: close'), 5_000);
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
  }
  expect(crashes).toEqual([]);
}

const head = (line: string, ...fields: string[]) =>
  [line, 'Host: localhost', ...fields, '', ''].join('\r\n');

const webSocket = (target: string, ...fields: string[]) =>
  head(
    `GET ${target} HTTP/1.1`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...fields,
  );

const targets = [
  ...[
    '//[',
    '//[::1',
    '//',
    '///',
    '*',
    '/%',
    '/%00',
    '/%ff%fe',
    '/..%2f..%2fetc',
    'http://[',
    'x:',
  ],
  ...['http://localhost:99999/', 'http://user:pass@/', '?', '/?%', '/#', '/\\..\\', '/\u00e9'],
  ...[
    '/api/',
    '/api/member/%5b',
    '/api/v1//[',
    '/sandbox/contact-center',
    '/sandbox//[',
    '/auth?%',
  ],
  `/${'a'.repeat(15_000)}`,
];

const methods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'get'],
  ...['PROPFIND', 'M-SEARCH', 'FOO'],
];

const oddRequests: readonly (readonly [name: string, bytes: string | Uint8Array])[] = [
  ['nothing', ''],
  ['half a line', 'GE'],
  ['half a head', 'GET / HTTP/1.1\r\nHost: loc'],
  ['half a body', head('POST /token HTTP/1.1', 'Content-Length: 100') + 'grant_type='],
  ...['/session/end', '/sandbox/form', '/interaction/x/password', '/pay', '/partner'].map(
    (form) =>
      [
        `half a form at ${form}`,
        head(
          `POST ${form} HTTP/1.1`,
          'Content-Type: application/x-www-form-urlencoded',
          'Content-Length: 100',
        ) + 'a',
      ] as const,
  ),
  [
    'a malformed multipart form',
    head(
      'POST /sandbox/form HTTP/1.1',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 3',
    ) + 'abc',
  ],
  ['half a chunk', head('POST /token HTTP/1.1', 'Transfer-Encoding: chunked') + 'ff\r\nabc'],
  ['an invalid chunk', head('POST / HTTP/1.1', 'Transfer-Encoding: chunked') + 'zz\r\n'],
  ['two lengths', head('POST / HTTP/1.1', 'Content-Length: 3', 'Content-Length: 4') + 'abcd'],
  ['a negative length', head('POST / HTTP/1.1', 'Content-Length: -1')],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', head('GET / HTTP/1.1', 'Host: elsewhere.example')],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: [\r\n\r\n'],
  ['a host with spaces', 'GET / HTTP/1.1\r\nHost: a b/c?d#e\r\n\r\n'],
  ['HTTP/0.9', 'GET /\r\n'],
  ['HTTP/2 in the clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an upgrade to HTTP/2', head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: h2c')],
  ['a TLS greeting', Uint8Array.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])],
  [
    'a WebSocket without a key',
    head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'),
  ],
  ['a WebSocket of version 99', webSocket('/sandbox/contact-center', 'Sec-WebSocket-Version: 99')],
  ['a WebSocket by POST', webSocket('/sandbox/contact-center').replace('GET', 'POST')],
  ['a frame before the upgrade', webSocket('/sandbox/contact-center') + '\u0081\u0085'],
  [
    'a thousand fields',
    head('GET / HTTP/1.1', ...Array.from({ length: 1_000 }, (_, n) => `X-${n}: 1`)),
  ],
  ['a field of 100 kB', head('GET / HTTP/1.1', `X: ${'a'.repeat(100_000)}`)],
  ['an expectation', head('POST /token HTTP/1.1', 'Expect: 200-maybe', 'Content-Length: 0')],
  ['an invalid cookie', head('GET /auth HTTP/1.1', 'Cookie: =;;%;\u0001')],
  [
    'invalid bearer tokens',
    head('GET /api/member/users/x/memberships HTTP/1.1', 'Authorization: Bearer ..'),
  ],
  [
    'a bad encoding',
    head('POST /token HTTP/1.1', 'Content-Encoding: gzip', 'Content-Length: 3') + 'abc',
  ],
  [
    'invalid JSON',
    head('POST /api/member/sso HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 1') +
      '{',
  ],
  ['pipelined requests, the second one broken', head('GET / HTTP/1.1') + 'GET //[ HTTP/9\r\n\r\n'],
];

/** Runs the task for every item, 24 at once. */
async function inTurns<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += 24) {
    await Promise.all(items.slice(at, at + 24).map(task));
  }
}

describe.each(services)('%s goes on after', (service) => {
  it('WebSockets to odd targets', async () => {
    const origins = [[], ['Origin: http://localhost'], ['Origin: null']];
    await inTurns(
      targets.flatMap((target) => origins.map((fields) => webSocket(target, ...fields))),
      (bytes) => write(service, bytes),
    );
    await expectAlive();
  });

  it('every method on odd targets', async () => {
    await inTurns(
      targets.flatMap((target) => methods.map((method) => head(`${method} ${target} HTTP/1.1`))),
      (bytes) => write(service, bytes, 50),
    );
    await expectAlive();
  });

  it('malformed or incomplete requests', async () => {
    await inTurns(oddRequests, ([, bytes]) => write(service, bytes));
    await expectAlive();
  });

  it('random bytes, also after a valid beginning', async () => {
    const begin = fc.constantFrom(
      ...['', 'GET ', 'GET / HTTP/1.1\r\n', 'POST /token HTTP/1.1\r\nContent-Length: 9\r\n\r\n'],
      webSocket('/sandbox/contact-center'),
      'GET //',
    );
    await fc.assert(
      fc.asyncProperty(begin, fc.uint8Array({ maxLength: 200 }), async (start, bytes) => {
        await write(service, Buffer.concat([Buffer.from(start), bytes]), 20);
        expect(crashes).toEqual([]);
      }),
      { numRuns: 200 },
    );
    await expectAlive();
  });
});

describe('a body that needs no sign-in', () => {
  const send = (body: BodyInit) => {
    // TypeScript's DOM does not know `duplex`.
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    };
    return fetch(`${sandbox.urls.portal}/api/member/public/contact-requests`, request);
  };
  const comments = (length: number) => JSON.stringify({ comments: 'x'.repeat(length) });

  it('rejects a malformed form without a server error', async () => {
    for (const [origin, path] of [
      [sandbox.urls.portal, '/sandbox/form'],
      [sandbox.urls.partner, '/vision'],
    ] as const) {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', origin },
        body: 'abc',
      });
      expect(answer.status, path).toBeLessThan(500);
    }
    const odd = await fetch(`${sandbox.urls.portal}/sandbox/form`, {
      method: 'POST',
      headers: { origin: sandbox.urls.portal },
      body: new URLSearchParams({ action: '__proto__' }),
    });
    expect(odd.status).toBeLessThan(500);
  });

  it('accepts a body up to 64 KB, with or without a stated length', async () => {
    expect((await send(comments(60_000))).status).toBe(422);
    const answer = await send(comments(70_000));
    expect(answer.status).toBe(413);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await send(new Blob([comments(70_000)]).stream())).status).toBe(413);
    await expectAlive();
  });

  it('rejects a body at the end of a session when it is longer than 64 KB or states no length', async () => {
    const end = (body: string | ReadableStream) => {
      // TypeScript's Fetch does not know that a stream needs `duplex`.
      const request: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
      return fetch(`${sandbox.urls.identity}/session/end`, request);
    };
    const form = (length: number) => `state=${'x'.repeat(length)}`;
    expect((await end(form(70_000))).status).toBe(413);
    expect((await end(new Blob([form(10)]).stream())).status).toBe(411);
    expect((await end(form(10))).status).toBeLessThan(400);
    await expectAlive();
  });
});
