import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveStaticFiles } from '#sandbox/static-files.ts';

const script = 'console.log("portal");\n'.repeat(200);

let folder: string;
let serve: (request: Request) => Promise<Response>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const name of ['assets', 'medical', 'messages', '.vite']) mkdirSync(join(folder, name));
  const files = {
    'index.html': '<title>start</title>',
    'login.html': '<title>login</title>',
    'medical/dashboard.html': '<title>dashboard</title>',
    'messages/index.html': '<title>messages</title>',
    'assets/app-abc123.js': script,
    'assets/font-abc123.woff2': 'font',
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'assets/built-abc123.js'), script);
  writeFileSync(join(folder, 'assets/built-abc123.js.br'), brotliCompressSync('by the build'));
  writeFileSync(join(folder, 'assets/built-abc123.js.gz'), gzipSync('by the build'));
  serve = serveStaticFiles({ folder, headers: { 'x-content-type-options': 'nosniff' } });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://portal.example${path}`, { headers, method }));

describe('the page of an address', () => {
  test.each([
    ['/', 'start'],
    ['/login', 'login'],
    ['/login?next=%2Fclaims', 'login'],
    ['/medical/dashboard', 'dashboard'],
    ['/medical/dashboard/', 'dashboard'],
    ['/messages', 'messages'],
    ['/medical/claims', 'start'],
    ['/index.html', 'start'],
  ])('%s is %s', async (path, title) => {
    const answer = await get(path);
    expect(await answer.text()).toBe(`<title>${title}</title>`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('refused requests', () => {
  test.each([
    ['/assets/gone-abc123.js', 404],
    ['/assets/', 404],
    ['/.vite/manifest.json', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 400],
    ['/..%2f..%2fetc%2fpasswd', 400],
    ['/assets/..%2f.vite/manifest.json', 400],
    ['/a%00b', 400],
    ['/a%5c..%5cb', 400],
    ['/%E0%A4%A', 400],
  ])('%s is %i and no HTML', async (path, status) => {
    // Past the URL parser, as a raw request line would be.
    const request = new Request('http://portal.example/');
    Object.defineProperty(request, 'url', { value: `http://portal.example${path}` });
    const answer = await serve(request);
    const isPage = answer.status === 200 && (await answer.text()).includes('<title>start');
    // The URL parser itself takes %2e%2e away; then it is an address like any other.
    expect(isPage ? 'start page' : answer.status).toBe(
      path.startsWith('/%2e%2e/') ? 'start page' : status,
    );
  });

  test('anything by POST', async () => {
    expect((await get('/login', {}, 'POST')).status).toBe(405);
  });
});

describe('assets', () => {
  test('caches assets permanently', async () => {
    const answer = await get('/assets/app-abc123.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(script);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('sends assets to a browser that accepts %s as %s', async (accepted, encoding, decompress) => {
    const answer = await get('/assets/app-abc123.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.byteLength).toBe(Number(answer.headers.get('content-length')));
    expect(bytes.byteLength).toBeLessThan(script.length / 10);
    expect(decompress(bytes).toString()).toBe(script);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('does not compress assets again: %s', async (encoding, decompress) => {
    const answer = await get('/assets/built-abc123.js', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(decompress(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('by the build');
  });

  test('include fonts without further compression', async () => {
    const answer = await get('/assets/font-abc123.woff2', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('font/woff2');
  });
});

test('sends a page again only after a change', async () => {
  const first = await get('/login');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/login', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  writeFileSync(join(folder, 'login.html'), '<title>login two</title>');
  const changed = await get('/login', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  writeFileSync(join(folder, 'login.html'), '<title>login</title>');
});

test('answers HEAD with the headers and no body', async () => {
  const answer = await get('/login', {}, 'HEAD');
  expect(answer.headers.get('content-length')).toBe('20');
  expect(await answer.text()).toBe('');
});
