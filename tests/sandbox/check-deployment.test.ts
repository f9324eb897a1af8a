import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checks, type Deployment } from '#deploy/deployment-checks.ts';
import { listenWith } from '#sandbox/gateway.ts';
import { portalConfig } from '#sandbox/portal-config.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { startSandbox } from './member-client.ts';

let dist: string;
let sandbox: Sandbox;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<script src="/assets/index-abc123.js"></script>');
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'assets/index-abc123.js'), 'console.log(1);\n'.repeat(200));
  sandbox = await startSandbox({ dist });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

/** Runs the command as an administrator would. */
function run(...args: string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['deploy/check.ts', ...args], (_, out, errors) =>
      resolve({ exitCode: child.exitCode ?? -1, output: out + errors }),
    );
  });
}

const failed = (output: string) => [...output.matchAll(/^FAILS +(\S+)/gm)].map(([, id]) => id);

describe('node deploy/check.ts', () => {
  test('finds nothing wrong with the sandbox', async () => {
    const { exitCode, output } = await run(sandbox.urls.portal);
    expect(failed(output), output).toEqual([]);
    expect(output.match(/^holds/gm)).toHaveLength(checks.length);
    expect(exitCode).toBe(0);
  });

  test('finds everything wrong with a server that answers all with one page', async () => {
    const config = portalConfig(sandbox.urls);
    const broken = await listenWith((request, response) => {
      const isConfig = request.url === '/config.json';
      response.writeHead(200, { 'content-type': isConfig ? 'application/json' : 'text/html' });
      response.end(
        isConfig
          ? JSON.stringify({
              ...config,
              identity: { ...config.identity, prompt: null, endSessionEndpoint: null },
            })
          : '<!doctype html><title>Welcome</title>',
      );
    }, 0);
    const { exitCode, output } = await run(broken.url);
    await broken.close();
    // On this machine HTTP is no fault, and the provider is the sandbox's.
    const right = ['https', 'provider'];
    expect(failed(output)).toEqual(
      expect.arrayContaining(checks.map(({ id }) => id).filter((id) => !right.includes(id))),
    );
    expect(exitCode).toBe(1);
  });

  test('reports a missing configuration and an unreachable server', async () => {
    const empty = await listenWith((_request, response) => {
      response.writeHead(404);
      response.end();
    }, 0);
    const { exitCode, output } = await run(empty.url);
    await empty.close();
    expect(output).toContain('it answered 404');
    expect(exitCode).toBe(1);
    expect((await run(empty.url)).exitCode).toBe(1);
    expect((await run('members')).exitCode).toBe(2);
  });
});

/** The sandbox, with one thing changed. */
function deployment(change: (answer: Response, address: string) => Response): Deployment {
  const { portal } = sandbox.urls;
  return {
    origin: portal,
    config: portalConfig(sandbox.urls),
    ask: async (address, init = {}) =>
      change(await fetch(new URL(address, portal), { ...init, redirect: 'manual' }), address),
  };
}

const withHeader = (answer: Response, name: string, value: string | null): Response => {
  const headers = new Headers(answer.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  const body = answer.body;
  return new Response(body, { status: answer.status, headers });
};

const policy = (change: (text: string) => string) => (answer: Response) =>
  withHeader(
    answer,
    'content-security-policy',
    change(answer.headers.get('content-security-policy') ?? ''),
  );

type Change = (answer: Response, address: string) => Response;
const faults: [name: string, ids: string[], change: Change][] = [
  ['no policy', ['policy'], policy(() => '')],
  [
    'an unsafe policy',
    ['policy'],
    policy((text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
  ],
  [
    'calls to anywhere',
    ['policy'],
    policy((text) => text.replace("connect-src 'self'", "connect-src 'self' https:")),
  ],
  [
    'no calls to the provider',
    ['policy'],
    policy((text) => text.replace(sandbox.urls.identity, '')),
  ],
  ['no forms to partners', ['policy'], policy((text) => text.replace(sandbox.urls.partner, ''))],
  ['no nosniff', ['headers'], (answer) => withHeader(answer, 'x-content-type-options', null)],
  [
    'weak HSTS',
    ['headers'],
    (answer) => withHeader(answer, 'strict-transport-security', 'max-age=1'),
  ],
  [
    'pages that are kept',
    ['pages'],
    (answer, address) =>
      address === '/login' ? withHeader(answer, 'cache-control', 'max-age=600') : answer,
  ],
  [
    'errors that are kept',
    ['missing'],
    (answer) =>
      answer.status === 404
        ? withHeader(answer, 'cache-control', 'public, max-age=31536000, immutable')
        : answer,
  ],
  [
    'health records that are kept',
    ['no-store'],
    (answer, address) =>
      address.includes('/Patient') ? withHeader(answer, 'cache-control', null) : answer,
  ],
  [
    'a provider that forbids the portal’s pages',
    ['provider'],
    (answer) => withHeader(answer, 'access-control-allow-origin', null),
  ],
  ['no compression', ['assets'], (answer) => withHeader(answer, 'content-encoding', null)],
];

describe('the check reports exactly', () => {
  test.each(faults)('%s', async (_, ids, change) => {
    const given = deployment(change);
    const results = await Promise.all(
      checks.map(async (check) => ({ id: check.id, faults: await check.faults(given) })),
    );
    expect(results.filter((check) => check.faults.length > 0).map(({ id }) => id)).toEqual(ids);
  });

  test('accepts additional origins of the insurer', async () => {
    const given = deployment(
      policy((text) =>
        text.replace("connect-src 'self'", "connect-src 'self' https://api.example"),
      ),
    );
    const [check] = checks.filter(({ id }) => id === 'policy');
    expect(await check?.faults(given)).toEqual([]);
  });
});
