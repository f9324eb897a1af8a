import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { framePattern } from '#src/app/telemetry/attributes.ts';
import { expect, test } from './support/test.ts';

const folder = 'dist/assets';
const read = (name: string) => readFileSync(join(folder, name));

test('compresses the files that it built', () => {
  const compressed = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
  expect(compressed.length).toBeGreaterThan(20);
  for (const name of compressed) {
    const bytes = name.endsWith('.br') ? brotliDecompressSync(read(name)) : gunzipSync(read(name));
    expect(bytes.equals(read(name.slice(0, -'.br'.length))), name).toBe(true);
  }
});

test('serves no file that has or names a source map', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const text = files.filter((name) => /\.(js|css|html)$/.test(name));
  expect(text.length).toBeGreaterThan(100);
  const naming = text.filter((name) =>
    readFileSync(join('dist', name), 'utf8').includes('sourceMappingURL'),
  );
  expect(naming).toEqual([]);
});

test('matches every built script with telemetry’s stack frame pattern', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => !framePattern.test(`/assets/${name}:1:2345`))).toEqual([]);
});

test('maps a stack frame of a built file to its place in the source', () => {
  // Each text is in the source and in the built file.
  for (const [text, source] of [
    ['no element #root', 'src/main.tsx'],
    ['portal.vital.value', 'src/app/telemetry/attributes.ts'],
  ] as const) {
    const name = readdirSync(folder).find(
      (file) => file.endsWith('.js') && read(file).includes(text),
    );
    if (name === undefined) throw new Error(`No built script has the text "${text}".`);
    const lines = read(name).toString().split('\n');
    const line = lines.findIndex((sourceLine) => sourceLine.includes(text));
    const column = lines[line]?.indexOf(text) ?? -1;
    const frame = `/assets/${name}:${line + 1}:${column + 1}`;
    const run = spawnSync(process.execPath, ['deploy/symbolicate.ts', 'release/source-maps'], {
      input: `${frame}\n/assets/gone-AAAAAAA.js:1:2\n`,
      encoding: 'utf8',
    });
    const [, sourcePlace = ''] =
      /^\S+ → (\S+)\n\/assets\/gone-AAAAAAA\.js:1:2\n$/.exec(run.stdout) ?? [];
    const [file = '', at = ''] = sourcePlace.split(':');
    expect(file).toBe(source);
    expect(readFileSync(source, 'utf8').split('\n')[Number(at) - 1]).toContain(text);
  }
});

/** The script files that a page of the build names, to be fetched with it. */
const scriptsOf = (page: string): string[] => [
  ...new Set(
    [...readFileSync(join('dist', page), 'utf8').matchAll(/\/assets\/([\w.~-]+\.js)"/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  ),
];
const gzipped = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
/** The pages of signed-in members. Not the return from the identity provider: it preloads the next screen. */
const signedInPages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
  (page) =>
    page.endsWith('.html') &&
    page !== 'auth-success.html' &&
    readFileSync(join('dist', page), 'utf8').includes('<script type="module" async'),
);

test('loads no more script on a page than its limit', () => {
  expect(signedInPages.length).toBeGreaterThan(20);
  for (const page of signedInPages) {
    const isDashboard = page.includes('dashboard');
    const scripts = scriptsOf(page);
    expect(scripts.length, page).toBeGreaterThan(3);
    expect(scripts.length, page).toBeLessThanOrEqual(isDashboard ? 16 : 40);
    const kilobytes = Math.round(gzipped(scripts) / 1_000);
    expect(kilobytes, page).toBeLessThanOrEqual(isDashboard ? 220 : 285);
  }
});

test('contains no WebRTC connection, which connect-src does not stop', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(
    scripts.filter((name) => /RTC(PeerConnection|DataChannel)/.test(read(name).toString())),
  ).toEqual([]);
});

test('loads no sanitizer, chart or widget library first on a page', () => {
  // Strings in the libraries' code, which the bundler doesn't rename.
  const marks = {
    'the sanitizer': 'DOMPurify',
    'the widget library': '[chakra-ui',
    charts: 'recharts',
  };
  for (const [what, mark] of Object.entries(marks)) {
    const holders = readdirSync(folder).filter(
      (name) => name.endsWith('.js') && read(name).includes(mark),
    );
    expect(holders.length, `${what} is in some file`).toBeGreaterThan(0);
    for (const page of signedInPages) {
      expect(
        scriptsOf(page).filter((name) => holders.includes(name)),
        `${what}, ${page}`,
      ).toEqual([]);
    }
  }
});

test('S24: includes the notices of all third-party code in a release', () => {
  const notices = ['third-party-notices.txt', 'third-party-fonts.txt']
    .map((file) => readFileSync(join('dist', file), 'utf8'))
    .join('\n');
  const stated = new Map(
    [...notices.matchAll(/^## (\S+) - \S+ \((.*)\)$/gm)].map(([, name = '', license = '']) => [
      name,
      license,
    ]),
  );
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const missing = Object.keys(dependencies).filter((name) => !stated.has(name));
  expect(missing).toEqual([]);
  // Transitive dependencies also have notices.
  expect([...stated.keys()]).toEqual(expect.arrayContaining(['@tanstack/query-core', 'd3-scale']));
  expect([...stated].filter(([, license]) => license === '' || /GPL/.test(license))).toEqual([]);
});

test('preloads the same typeface on every page, and never swaps it in for another', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const preloads = pages.map(
    (name) =>
      readFileSync(join('dist', name), 'utf8').match(/<link rel="preload" as="font"[^>]*>/g) ?? [],
  );
  expect(pages).toEqual(
    expect.arrayContaining(['login.html', 'initiate-login.html', 'auth-success.html']),
  );
  expect(preloads.filter((lines) => lines.length !== 1)).toEqual([]);
  const [line = '', ...others] = new Set(preloads.flat());
  expect(others).toEqual([]);
  expect(line).toContain(' crossorigin ');
  const [font = ''] = /\/assets\/[\w-]+\.woff2/.exec(line) ?? [];
  const faces = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap(
      (name) =>
        read(name)
          .toString()
          .match(/@font-face\{[^}]*woff2[^}]*\}/g) ?? [],
    );
  expect(faces.some((face) => face.includes(`url(${font})`) && face.includes('U+20-7E'))).toBe(
    true,
  );
  for (const face of faces) expect(face).toContain('font-display:optional');
});
