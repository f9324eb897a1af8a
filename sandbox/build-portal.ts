import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const sources = [
  'src',
  'brands',
  'content',
  'content-overrides',
  'generated',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** A failed build, which has already printed its errors. */
export class BuildError extends Error {
  override name = 'BuildError';
  override message = 'The portal could not be built.';
}

/** Builds `dist/` when it is missing, older than anything it is made of, or in another language than the wanted one. */
export async function buildPortalIfNeeded(): Promise<void> {
  const built = await newest('dist/index.html');
  const changed = await Promise.all(sources.map(newest));
  const page = await readFile('dist/index.html', 'utf8').catch(() => '');
  const language = process.env['PORTAL_LANGUAGE'] ?? 'en';
  if (built > Math.max(...changed) && page.includes(`<html lang="${language}`)) return;
  console.log('Building the portal …');
  await buildPortal();
}

/** Builds the portal, in another language or for another folder where those are named. */
export async function buildPortal({ language = '', folder = 'dist' } = {}): Promise<void> {
  // A child, so that its memory does not stay for as long as the sandbox runs.
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const entry = join(dirname(vite), 'bin/vite.js');
  const build = spawn(
    process.execPath,
    [entry, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'],
    {
      stdio: 'inherit',
      env: { ...process.env, ...(language === '' ? {} : { PORTAL_LANGUAGE: language }) },
    },
  );
  await once(build, 'exit');
  if (build.exitCode !== 0) throw new BuildError();
}

/** Returns the latest change of a file or of anything in a folder, in milliseconds; 0 if the path doesn't exist. */
async function newest(path: string): Promise<number> {
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = await readdir(path);
  return Math.max(0, ...(await Promise.all(names.map((name) => newest(join(path, name))))));
}
