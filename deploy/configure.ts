/**
 * Puts a configuration into the pages of a build: `node deploy/configure.ts config.json dist`. For hosts that
 * only hand out files; may be repeated with another configuration. Node 24, no packages.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { configFaults, configSchemaFile } from './config-faults.ts';
import { withConfig } from './page-config.ts';

const [, , file, folder = 'dist'] = process.argv;
if (file === undefined)
  end(2, 'Say which configuration: node deploy/configure.ts config.json dist');

const pages = pagesIn(folder);
if (pages.length === 0) end(1, `${folder} holds no page: npm run build writes them`);
const config = readJson(file);
// The build's own schema: an older build may know other fields.
const faults = configFaults(readJson(join(folder, configSchemaFile)), config);
if (faults.length > 0)
  end(1, [`${file} is no configuration of the portal:`, ...faults].join('\n  '));

for (const page of pages) {
  const bytes = Buffer.from(withConfig(readFileSync(page, 'utf8'), config));
  writeFileSync(page, bytes);
  writeFileSync(`${page}.br`, brotliCompressSync(bytes));
  writeFileSync(`${page}.gz`, gzipSync(bytes, { level: 9 }));
}
// For checks of the deployment, and for a page that an older build has left in a cache.
writeFileSync(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
process.stdout.write(`${pages.length} pages of ${folder} hold ${file}\n`);

function readJson(path: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return value;
  } catch (error) {
    return end(
      1,
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function pagesIn(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => join(path, name));
  } catch {
    return [];
  }
}

function end(code: number, words: string): never {
  console.error(words);
  process.exit(code);
}
