import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withConfig } from '#deploy/page-config.ts';
import { securityHeaders } from '#deploy/security-headers.ts';
import { listen } from '#sandbox/gateway.ts';
import { serveStaticFiles } from '#sandbox/static-files.ts';
import { makeRoot, startContainer, whyNoContainer } from '#tests/support/container.ts';
import { startNginx } from '#tests/support/nginx.ts';
import { lookForNginx } from '../../scripts/find-nginx.ts';

const headers = securityHeaders({
  identityOrigins: ['https://identity.example.org'],
  formOrigins: ['https://partners.example.org', 'https://identity.example.org'],
});

const script = 'console.log("portal");\n'.repeat(200);
const files: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': '<title>start</title>',
  'login.html': '<title>login</title>',
  'medical/dashboard.html': '<title>dashboard</title>',
  'medical/claim-details/_.html': '<title>claim</title>',
  'messages/index.html': '<title>messages</title>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-abc123.js': script,
  'assets/app-abc123.js.gz': gzipSync(script),
  'assets/app-abc123.css': 'a{color:red}',
  'assets/font-abc123.woff2': 'font',
  '.vite/manifest.json': '{}',
  'config.schema.json': '{}',
};

/** The configuration in the container's pages, of the same origins as the headers above. */
const config = {
  identity: {
    authorizationEndpoint: 'https://identity.example.org/auth',
    tokenEndpoint: 'https://identity.example.org/token',
    revocationEndpoint: null,
    endSessionEndpoint: 'https://identity.example.org/end',
  },
  ssoOrigins: ['https://partners.example.org'],
};

const forEver = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
const problem = /^application\/problem\+json/;

type Expected = { status: number; cache: string; type?: string | RegExp; text?: string };
const page = (title: string): Expected => ({
  status: 200,
  cache: 'no-cache',
  type: html,
  text: `<title>${title}</title>`,
});

const unreadable: Expected = { ...page('start'), status: 400, cache: 'no-store' };

const answers: [method: string, path: string, expected: Expected][] = [
  ['GET', '/', page('start')],
  ['GET', '/login', page('login')],
  ['GET', '/login?next=%2Fclaims', page('login')],
  ['GET', '/login/', page('login')],
  ['GET', '/medical/dashboard', page('dashboard')],
  ['GET', '/medical/dashboard/', page('dashboard')],
  ['GET', '/messages', page('messages')],
  ['GET', '/messages/', page('messages')],
  ['GET', '/medical/claims', page('start')],
  ['GET', '/medical/claim-details/c-1', page('claim')],
  ['GET', '/medical/claim-details/c-1/', page('claim')],
  ['GET', '/medical/claim-details/1.2', page('claim')],
  ['GET', '/medical/claim-details/c-1?from=list', page('claim')],
  ['GET', '/medical/claim-details', page('start')],
  ['GET', '/medical/claim-details/', page('start')],
  ['GET', '/medical/claim-details/c-1/more', page('start')],
  ['GET', '/medical', page('start')],
  ['GET', '/medical/', page('start')],
  ['GET', '/nowhere/at/all/', page('start')],
  ['GET', '/apiary', page('start')],
  ['GET', '/favicon.svg', { status: 200, cache: 'no-cache', type: /^image\/svg\+xml/ }],
  [
    'GET',
    '/assets/app-abc123.js',
    { status: 200, cache: forEver, type: /javascript/, text: script },
  ],
  ['GET', '/assets/app-abc123.css', { status: 200, cache: forEver, type: /^text\/css/ }],
  ['GET', '/assets/font-abc123.woff2', { status: 200, cache: forEver, type: 'font/woff2' }],
  ['GET', '/assets/gone-abc123.js', { status: 404, cache: 'no-store', type: /^text\/plain/ }],
  ['GET', '/assets/gone/abc123.js', { status: 404, cache: 'no-store', type: /^text\/plain/ }],
  ['GET', '/assets/', { status: 404, cache: 'no-store', type: /^text\/plain/ }],
  ['GET', '/.vite/manifest.json', { status: 404, cache: 'no-store' }],
  ['GET', '/.well-known/openid-configuration', { status: 404, cache: 'no-store' }],
  ['GET', '/config.json', { status: 404, cache: 'no-store', type: problem }],
  ['GET', '/api/', { status: 404, cache: 'no-store', type: problem }],
  ['GET', '/api/member/no-such', { status: 404, cache: 'no-store', type: problem }],
  ['POST', '/login', { status: 405, cache: 'no-store' }],
  ['DELETE', '/assets/app-abc123.js', { status: 405, cache: 'no-store' }],
  // The portal shows "not found" for addresses that cannot be decoded.
  ['GET', '/%ff', page('start')],
  ['GET', '/medical/%ff', page('start')],
  ['GET', '/claim-details/%ff', page('start')],
  ['GET', '/%5cevil.test', page('start')],
  ['GET', '/%', unreadable],
  ['GET', '/medical/%', unreadable],
  ['GET', '/medical/%zz', unreadable],
  ['GET', '/%00', unreadable],
  ['GET', '/a%00b', unreadable],
  ['GET', '/..%2f..%2fetc%2fpasswd', unreadable],
];

const nginx = lookForNginx();

test.runIf(nginx === null)(
  'skips the tests of nginx, which is not installed (npm run nginx)',
  () => {
    expect(process.env['CI']).toBeUndefined();
  },
);

const refused = whyNoContainer();

test.runIf(refused !== null)(
  `skips the tests of the container: this machine ${String(refused)}`,
  () => {
    expect(refused).not.toBeNull();
  },
);

/** A host; `holdsConfig` says that its pages have {@link config} in them. */
type Host = { origin: string; holdsConfig?: true; close: () => Promise<void> };

async function startSandboxHost(folder: string): Promise<Host> {
  const running = await listen({
    port: 0,
    app: { fetch: serveStaticFiles({ folder, headers }) },
  });
  return {
    origin: running.url.replace('localhost', '127.0.0.1'),
    close: () => running.close(),
  };
}

/** Returns the expected answer of a host. A host with its own configuration serves it in pages and as a file. */
function expectedOf({ holdsConfig }: Host, path: string, asBuilt: Expected): Expected {
  if (holdsConfig !== true) return asBuilt;
  if (path === '/config.json') return { status: 200, cache: 'no-cache', type: /json/ };
  const { text, type } = asBuilt;
  return type === html && text !== undefined
    ? { ...asBuilt, text: withConfig(text, config) }
    : asBuilt;
}

const hosts: [name: string, start: (folder: string) => Promise<Host>][] = [
  ['the sandbox', startSandboxHost],
];
if (nginx !== null) hosts.push(['nginx', (folder) => startNginx(nginx, folder)]);
if (refused === null) hosts.push(['the container', startContainerHost]);

async function startContainerHost(folder: string): Promise<Host> {
  const { root, remove } = await makeRoot(folder);
  const { origin, close } = await startContainer(root, { configFile: config });
  return { origin, holdsConfig: true, close: () => close().then(remove) };
}

describe.each(hosts)('%s', (_, start) => {
  let folder: string;
  let host: Host;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dist-'));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    host = await start(folder);
  });
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  test.each(answers)('%s %s', async (method, path, asBuilt) => {
    const expected = expectedOf(host, path, asBuilt);
    const answer = await fetch(host.origin + path, { method, redirect: 'manual' });
    const text = await answer.text();
    expect(answer.status).toBe(expected.status);
    expect(answer.headers.get('cache-control')).toBe(expected.cache);
    if (expected.type !== undefined)
      expect(answer.headers.get('content-type')).toMatch(expected.type);
    if (expected.text !== undefined) expect(text).toBe(expected.text);
    if (expected.type === problem) {
      expect(JSON.parse(text)).toMatchObject({ status: expected.status });
    }
    for (const [name, value] of Object.entries(headers)) {
      expect(answer.headers.get(name), name).toBe(value);
    }
    expect(answer.headers.get('server') ?? '').not.toMatch(/\d/);
  });

  test('states in /.well-known/security.txt where to report a weakness, for less than a year', async () => {
    const answer = await fetch(`${host.origin}/.well-known/security.txt`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const [name, value] of Object.entries(headers)) {
      expect(answer.headers.get(name), name).toBe(value);
    }
    const text = await answer.text();
    const fields = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
    expect(fields.get('Contact')).toMatch(/^mailto:security@/);
    expect(fields.get('Preferred-Languages')).toBe('en');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(366);
  });

  test('redirects /.well-known/change-password to the password screen', async () => {
    const answer = await fetch(`${host.origin}/.well-known/change-password`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/settings/privacy-security');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('serves its configuration with no-cache', async () => {
    const written = host.holdsConfig === true ? config : { host: '' };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(written));
    const answer = await fetch(`${host.origin}/config.json`);
    rmSync(join(folder, 'config.json'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(written);
  });

  test('does not send an unchanged page again', async () => {
    const first = await fetch(`${host.origin}/login`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${host.origin}/login`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('sends compressed files compressed, with Vary', async () => {
    const answer = await fetch(`${host.origin}/assets/app-abc123.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
    const stored = files['assets/app-abc123.js.gz'];
    expect(typeof stored === 'object' && gunzipSync(stored).toString()).toBe(await answer.text());
  });
});
