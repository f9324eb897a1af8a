import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'content',
  'generated',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds `dist/` when it is missing or older than anything it is made of. */
export async function buildPortalIfNeeded(): Promise<void> {
  const built = await newest('dist/index.html');
  const changed = await Promise.all(SOURCES.map(newest));
  if (built > Math.max(...changed)) return;
  console.log('Building the portal …');
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
}

/** The latest change of a file or of anything in a folder, in milliseconds; 0 when there is none. */
async function newest(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const names = await readdir(path);
  return Math.max(0, ...(await Promise.all(names.map((name) => newest(join(path, name))))));
}
