import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { startSandbox } from './member-client.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** Sends a request with any headers: `fetch` would write some of them itself. */
function send(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const { port, host } = new URL(sandbox.urls.portal);
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { host: '127.0.0.1', port, method, path, headers: { host, ...headers } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(method === 'POST' ? '{}' : undefined);
  });
}

const json = { 'content-type': 'application/json' };
const paths = ['/sandbox', '/sandbox/control', '/sandbox/outbox', '/sandbox/token-requests'];

describe('the control API serves this machine’s pages and tools', () => {
  test.each(paths)('GET %s', async (path) => {
    expect(await send('GET', path, {})).toBe(200);
    expect(await send('GET', path, { 'sec-fetch-site': 'none' })).toBe(200);
    expect(await send('GET', path, { 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('POST /sandbox/control', async () => {
    const { origin, port } = new URL(sandbox.urls.portal);
    expect(await send('POST', '/sandbox/control', json)).toBe(200);
    expect(await send('POST', '/sandbox/control', { ...json, origin })).toBe(200);
    expect(await send('POST', '/sandbox/control', { ...json, host: `127.0.0.1:${port}` })).toBe(
      200,
    );
  });
});

describe('the control API refuses', () => {
  test.each(paths)('a foreign host name that points to this machine: %s', async (path) => {
    const { port } = new URL(sandbox.urls.portal);
    for (const host of [`evil.example:${port}`, 'evil.example', `localhost.evil.example:${port}`]) {
      expect(await send('GET', path, { host }), host).toBe(403);
    }
  });

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin that can be named', { origin: 'null' }],
  ])('a page elsewhere: %s', async (_, headers) => {
    expect(await send('POST', '/sandbox/control', { ...json, ...headers })).toBe(403);
    expect(
      await send('POST', '/sandbox/control', { 'content-type': 'text/plain', ...headers }),
    ).toBe(403);
    expect(await send('GET', '/sandbox/outbox', headers)).toBe(403);
  });

  test('a form that pretends to be JSON', async () => {
    expect(await send('POST', '/sandbox/control', { 'content-type': 'text/plain' })).toBe(415);
  });
});

test('accepts a link from any site to the control page', async () => {
  const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await send('GET', '/sandbox', followed)).toBe(200);
});
