import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { configFaults, configSchemaFile } from './config-faults.ts';
import { withConfig } from './page-config.ts';

/**
 * Puts a configuration into every page of a folder, and next to them as `config.json`. May be repeated with another one.
 *
 * @returns the number of pages
 * @throws {Error} that names everything wrong with the configuration; then no page has changed
 */
export function configurePages(folder: string, config: unknown): number {
  const pages = pagesIn(folder);
  if (pages.length === 0) throw new Error(`${folder} holds no page: npm run build writes them`);
  // The build's own schema: an older build may know other fields.
  const faults = configFaults(readJson(join(folder, configSchemaFile)), config);
  if (faults.length > 0) {
    throw new Error(['This is no configuration of the portal:', ...faults].join('\n  '));
  }
  for (const page of pages) {
    const bytes = Buffer.from(withConfig(readFileSync(page, 'utf8'), config));
    writeFileSync(page, bytes);
    writeFileSync(`${page}.br`, brotliCompressSync(bytes));
    writeFileSync(`${page}.gz`, gzipSync(bytes, { level: 9 }));
  }
  // For checks of the deployment, and for a page that an older build has left in a cache.
  writeFileSync(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  return pages.length;
}

/** @throws {Error} that names the file when it can't be read or isn't JSON */
export function readJson(path: string): unknown {
  return JSON.parse(readText(path));
}

/**
 * Returns the text of a file of JSON.
 * @throws {Error} that names the file when it can't be read or isn't JSON
 */
export function readText(path: string): string {
  try {
    const text = readFileSync(path, 'utf8');
    JSON.parse(text);
    return text;
  } catch (error) {
    throw new Error(`${path} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function pagesIn(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => join(path, name));
  } catch {
    return [];
  }
}
