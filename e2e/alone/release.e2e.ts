import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { makeRelease } from '../../scripts/release.ts';

const run = promisify(execFile);

const root = path.resolve(import.meta.dirname, '../..');

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The checksum of every file below a folder, by its name. */
async function sumsOf(place: string): Promise<Record<string, string>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sums = await Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, string]> => {
      const file = path.join(parentPath, name);
      const bytes = await readFile(file);
      return [path.relative(place, file), createHash('sha256').update(bytes).digest('hex')];
    }),
  );
  return Object.fromEntries(sums.toSorted(([a], [b]) => a.localeCompare(b)));
}

test('builds the same bytes twice', async () => {
  test.slow();
  const again = path.join(folder, 'dist');
  const maps = path.join(folder, 'source-maps');
  await run('npx', ['vite', 'build', '--outDir', again, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, PORTAL_SOURCE_MAPS: maps },
  });
  await run(process.execPath, ['deploy/config-schema/write.ts', again], { cwd: root });
  const [first, second] = await Promise.all([sumsOf(path.join(root, 'dist')), sumsOf(again)]);
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
  expect(await sumsOf(maps)).toEqual(await sumsOf(path.join(root, 'release/source-maps')));
});

test('makes complete, reproducible releases whose tools run without packages', async () => {
  const [first, second] = await Promise.all([
    makeRelease(path.join(folder, 'a')),
    makeRelease(path.join(folder, 'b')),
  ]);
  // Folder and archive.
  expect(await sumsOf(path.dirname(second.folder))).toEqual(
    await sumsOf(path.dirname(first.folder)),
  );

  const names = Object.keys(await sumsOf(first.folder));
  for (const name of [
    'README.md',
    'RELEASES.md',
    'CHANGELOG.md',
    'SHA256SUMS',
    'sbom.cdx.json',
    'source.zip',
    'dist/index.html',
    'dist/third-party-notices.txt',
    'openapi/member.yaml',
    'openapi/message-center.yaml',
    'openapi/v1.yaml',
    'deploy/nginx.conf',
    'deploy/check-insurer.mjs',
    'deploy/symbolicate.mjs',
    'dist/config.schema.json',
    'deploy/container/Containerfile',
    'deploy/container/start.mjs',
    'deploy/kubernetes/deployment.yaml',
  ]) {
    expect(names).toContain(name);
  }
  // Source maps are not among the served files. Scripts that only re-export have no map.
  const maps = names.filter((name) => name.endsWith('.map'));
  expect(maps.filter((name) => !name.startsWith('source-maps/'))).toEqual([]);
  const scripts = names.filter((name) => /^dist\/assets\/.*\.js$/.test(name));
  const isMapped = (script: string) => maps.includes(`source-maps/${path.basename(script)}.map`);
  expect(scripts.filter(isMapped)).toHaveLength(maps.length);
  const unmapped = await Promise.all(
    scripts
      .filter((script) => !isMapped(script))
      .map((script) => readFile(path.join(first.folder, script), 'utf8')),
  );
  expect(
    unmapped.filter((code) => !/^(?:export\{[^}]*\}from"|var e=Object\.create)/.test(code)),
  ).toEqual([]);

  // Its pages name only tools and link only to files that a release has.
  for (const page of names.filter((name) => name.endsWith('.md'))) {
    const text = await readFile(path.join(first.folder, page), 'utf8');
    const tools = [...text.matchAll(/node (deploy\/[\w-]+\.m?[jt]s)/g)].map(([, file]) => file);
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(page), target),
    );
    expect(names, page).toEqual(expect.arrayContaining([...tools, ...links]));
  }

  // In the form of `sha256sum --check`, each file but the list itself.
  const listed = (await readFile(path.join(first.folder, 'SHA256SUMS'), 'utf8')).trim().split('\n');
  const sums = Object.entries(await sumsOf(first.folder));
  expect(listed.toSorted()).toEqual(
    sums
      .filter(([name]) => name !== 'SHA256SUMS')
      .map(([name, sum]) => `${sum}  ${name}`)
      .toSorted(),
  );

  // Where no package can be found.
  const elsewhere = path.join(folder, 'elsewhere');
  await cp(first.folder, elsewhere, { recursive: true });
  const tool = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: elsewhere, encoding: 'utf8' });
  expect(tool('deploy/symbolicate.mjs').stderr).toContain('Say where the source maps are');
  const map = maps.find((name) => /portal-[^/]+$/.test(name)) ?? '';
  // Behind the hint to browsers and the list of files, a line each.
  const frame = `/assets/${path.basename(map, '.map')}:3:5000`;
  await writeFile(path.join(elsewhere, 'frames.txt'), frame);
  expect(tool('deploy/symbolicate.mjs', 'source-maps', 'frames.txt').stdout).toMatch(
    /^\S+ → (?:src|node_modules|content|brands|generated)\/\S+:\d+:\d+$/,
  );
  expect(tool('deploy/configure.mjs').stderr).toContain('Say which configuration');
  expect(tool('deploy/check-insurer.mjs').status).not.toBe(0);
  expect(tool('deploy/check.mjs', 'http://127.0.0.1:9').status).not.toBe(0);
});
