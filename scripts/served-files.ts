import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '..');

const compressible = /\.(css|html|js|json|svg)$/;

/** Bytes below which a compressed file saves no packet. */
const worthIt = 1024;

const typeface = 'node_modules/@fontsource-variable/inter';

/**
 * Finishes the folder that is served. Takes the source maps out of it and writes them to `release/source-maps`: operators
 * read an exception's stack frames with them (deploy/symbolicate.ts); browsers never get them. Adds the notice of the
 * typeface, because Vite's list of licenses has scripts only. Puts `.br` and `.gz` beside the files, so that no server
 * compresses while a member waits.
 */
export function servedFiles(): Plugin {
  const maps = new Map<string, string>();
  return {
    name: 'served-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Run after all plugins that change code.
      order: 'post',
      handler({ dir = 'dist' }, bundle) {
        maps.clear();
        for (const [name, item] of Object.entries(bundle)) {
          if (item.type !== 'asset' || !name.endsWith('.js.map')) continue;
          maps.set(path.basename(name), relocated(String(item.source), path.join(dir, name)));
          Reflect.deleteProperty(bundle, name);
        }
        this.emitFile({ type: 'asset', fileName: 'third-party-fonts.txt', source: fontNotice() });
      },
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const folder = mapsFolderOf(dir);
      if (folder !== null) {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        for (const [name, map] of maps) writeFileSync(path.join(folder, name), map);
      }
      const files = Object.keys(bundle).filter((file) => compressible.test(file));
      await Promise.all(files.map((file) => compress(path.join(dir, file))));
    },
  };
}

const sourceMap = z.looseObject({ sources: z.array(z.string()) });

/** Returns a source map with paths from the project's root: the same wherever the build is written to. */
function relocated(map: string, file: string): string {
  const { sources, ...rest } = sourceMap.parse(JSON.parse(map));
  const folder = path.dirname(file);
  const paths = sources.map((source) => path.relative(root, path.resolve(folder, source)));
  return JSON.stringify({ ...rest, sources: paths });
}

/** Returns the folder of a build's maps: of tests and benchmarks, which build elsewhere, null unless they name one. */
function mapsFolderOf(dir: string): string | null {
  const isRelease = path.resolve(dir) === path.join(root, 'dist');
  const named = process.env['PORTAL_SOURCE_MAPS'] ?? '';
  if (named !== '') return path.resolve(named);
  return isRelease ? path.join(root, 'release/source-maps') : null;
}

const packageFacts = z.object({ name: z.string(), version: z.string(), license: z.string() });

function fontNotice(): string {
  const { name, version, license } = packageFacts.parse(
    JSON.parse(readFileSync(path.join(root, typeface, 'package.json'), 'utf8')),
  );
  const text = readFileSync(path.join(root, typeface, 'LICENSE'), 'utf8');
  return `## ${name} - ${version} (${license})\n\n${text}`;
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength < worthIt) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
