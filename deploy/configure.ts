/**
 * Puts a configuration into the pages of a build: `node deploy/configure.ts config.json dist`. For hosts that
 * only hand out files; may be repeated with another configuration. Node 24, no packages.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withConfig } from './page-config.ts';

const [, , file, folder = 'dist'] = process.argv;
if (file === undefined)
  end(2, 'Say which configuration: node deploy/configure.ts config.json dist');

const config = readConfig(file);
const pages = pagesIn(folder);
if (pages.length === 0) end(1, `${folder} holds no page: npm run build writes them`);

for (const page of pages) {
  const bytes = Buffer.from(withConfig(readFileSync(page, 'utf8'), config));
  writeFileSync(page, bytes);
  writeFileSync(`${page}.br`, brotliCompressSync(bytes));
  writeFileSync(`${page}.gz`, gzipSync(bytes, { level: 9 }));
}
// For checks of the deployment, and for a page that an older build has left in a cache.
writeFileSync(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
process.stdout.write(`${pages.length} pages of ${folder} hold ${file}\n`);

function readConfig(path: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null && 'identity' in value && 'apis' in value) {
      return value;
    }
  } catch (error) {
    end(1, `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return end(1, `${path} is no configuration of the portal: identity and apis are missing`);
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
