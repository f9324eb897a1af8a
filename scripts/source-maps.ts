import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '..');

const sourceMap = z.looseObject({ sources: z.array(z.string()) });

/**
 * Takes the source maps out of the build and writes them to `release/source-maps`, outside the folder that is served.
 * Operators read an exception's stack frames with them (deploy/symbolicate.ts); browsers never get them.
 */
export function sourceMapsApart(): Plugin {
  const maps = new Map<string, string>();
  return {
    name: 'source-maps-apart',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After all plugins that change code.
      order: 'post',
      handler({ dir = 'dist' }, bundle) {
        maps.clear();
        for (const [name, item] of Object.entries(bundle)) {
          if (item.type !== 'asset' || !name.endsWith('.js.map')) continue;
          const { sources, ...rest } = sourceMap.parse(JSON.parse(String(item.source)));
          const written = {
            ...rest,
            // The same wherever the build is written to.
            sources: sources.map((source) =>
              path.relative(root, path.resolve(dir, path.dirname(name), source)),
            ),
          };
          maps.set(path.basename(name), JSON.stringify(written));
          Reflect.deleteProperty(bundle, name);
        }
      },
    },
    writeBundle({ dir = 'dist' }) {
      const folder = folderFor(dir);
      if (folder === null) return;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, map] of maps) writeFileSync(path.join(folder, name), map);
    },
  };
}

/** Returns the folder of a build's maps: of tests and benchmarks, which build elsewhere, null unless they name one. */
function folderFor(dir: string): string | null {
  const isRelease = path.resolve(dir) === path.join(root, 'dist');
  const named = process.env['PORTAL_SOURCE_MAPS'] ?? '';
  if (named !== '') return path.resolve(named);
  return isRelease ? path.join(root, 'release/source-maps') : null;
}
