/**
 * Makes a release folder and its archive from the built portal: `npm run release`. An engineer of an insurer needs
 * nothing else: no repository, no packages. The same source gives the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync, type Zippable } from 'fflate';
import { build } from 'rolldown';
import * as z from 'zod/mini';
import { bundleStart } from '../deploy/container/bundle-start.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Files and folders that a release takes: their path in the repository, then their path in the release. */
const copied = [
  ['dist', 'dist'],
  ['release/source-maps', 'source-maps'],
  ['release/openapi', 'openapi'],
  ['release/sbom.cdx.json', 'sbom.cdx.json'],
  ['release/check-insurer.mjs', 'deploy/check-insurer.mjs'],
  ['release/check-insurer-notices.txt', 'deploy/check-insurer-notices.txt'],
  ['deploy/README.md', 'README.md'],
  ['deploy/nginx.conf', 'deploy/nginx.conf'],
  ['deploy/container/Containerfile', 'deploy/container/Containerfile'],
  ['deploy/kubernetes', 'deploy/kubernetes'],
  ['deploy/identity', 'deploy/identity'],
  ['docs/releases.md', 'RELEASES.md'],
  ['docs/security.md', 'docs/security.md'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
  ['openapi/CHANGELOG.md', 'openapi/CHANGELOG.md'],
] as const;

/** The other command-line tools, each as one file that Node runs without packages. */
const tools = ['check', 'configure', 'symbolicate'] as const;

/** The time of every entry of the archive: the earliest one that the format knows. */
const entryTime = '1980-01-01T00:00:00';

/**
 * Returns a page in the form for a release: the tools are `.mjs` files there, and links lead to the release's copy of a
 * file, or become plain text without one.
 */
function inRelease(text: string, page: string): string {
  const [from = page] = copied.flatMap(([source, to]) => moved(page, to, source));
  return text
    .replaceAll(/\b((?:deploy\/)?(?:check|configure|symbolicate))\.ts\b/g, '$1.mjs')
    .replaceAll('npm run check-insurer', 'node deploy/check-insurer.mjs')
    .replaceAll('check-insurer.mjs --', 'check-insurer.mjs')
    .replaceAll(
      /\[([^\]]*)\]\((?![a-z]+:|#)([^)#]+)(#[^)]*)?\)/g,
      (_link, words: string, target: string, part = '') => {
        const meant = path.posix.join(path.posix.dirname(from), target);
        const [there] = copied.flatMap(([source, to]) => moved(meant, source, to));
        if (there === undefined) return words;
        return `[${words}](${path.posix.relative(path.posix.dirname(page), there)}${part})`;
      },
    );
}

/** Returns the path of a file after a move of it or of its folder; empty if the move does not affect it. */
const moved = (file: string, from: string, to: string): string[] =>
  file === from || file.startsWith(`${from}/`) ? [`${to}${file.slice(from.length)}`] : [];

export interface Release {
  version: string;
  folder: string;
  archive: string;
}

/**
 * Writes the release of the built portal into a folder: `member-portal-<version>/` with SHA256SUMS, and beside it the
 * same as a zip file. `npm run build` comes first.
 */
export async function makeRelease(into: string): Promise<Release> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  const name = `member-portal-${version}`;
  const folder = path.join(into, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [from, to] of copied) {
    await cp(path.join(root, from), path.join(folder, to), { recursive: true });
  }
  for (const page of (await filesIn(folder)).filter((name) => name.endsWith('.md'))) {
    const file = path.join(folder, page);
    await writeFile(file, inRelease(await readFile(file, 'utf8'), page));
  }
  for (const tool of tools) await bundleTool(tool, path.join(folder, 'deploy'));
  await bundleStart(path.join(folder, 'deploy/container/start.mjs'));
  // An insurer who builds from a former source.zip has no repository to take it from.
  if (existsSync(path.join(root, '.git'))) {
    await writeFile(path.join(folder, 'source.zip'), zipOf(root, trackedFiles(), `${name}-source`));
  }
  const files = await filesIn(folder);
  const sums = await Promise.all(
    files.map(async (file) => `${await sha256(path.join(folder, file))}  ${file}\n`),
  );
  await writeFile(path.join(folder, 'SHA256SUMS'), sums.join(''));
  const archive = `${folder}.zip`;
  await writeFile(archive, zipOf(folder, await filesIn(folder), name));
  return { version, folder, archive };
}

/** Returns an archive of files below a folder, the same bytes for the same files; in it they are below `name`. */
function zipOf(folder: string, files: readonly string[], name: string): Uint8Array {
  const entries: Zippable = {};
  for (const file of files) {
    entries[`${name}/${file}`] = [readFileSync(path.join(folder, file)), { mtime: entryTime }];
  }
  return zipSync(entries, { level: 9 });
}

/** Returns the files of the repository: the source from which an insurer builds custom brands and words. */
const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

async function bundleTool(tool: (typeof tools)[number], into: string): Promise<void> {
  await build({
    input: path.join(root, `deploy/${tool}.ts`),
    platform: 'node',
    output: { file: path.join(into, `${tool}.mjs`), format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
}

/** Returns the files below a folder, with slashes, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .toSorted();
}

const sha256 = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

if (import.meta.main) {
  const { values } = parseArgs({ options: { into: { type: 'string', default: 'release' } } });
  const { folder, archive } = await makeRelease(path.resolve(values.into));
  process.stdout.write(`${folder}\n${archive}  ${await sha256(archive)}\n`);
}
