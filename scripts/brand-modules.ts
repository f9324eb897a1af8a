import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from './brands/read-brands.ts';
import { writeBrands } from './write-brands.ts';

/** Writes `generated/brands/` before a build, and again when a brand changes while the portal is developed. */
export function brandModules(): Plugin {
  return {
    name: 'brand-modules',
    buildStart: () => writeBrands(),
    configureServer({ watcher, config }) {
      watcher.on('all', (_, file) => {
        if (!file.startsWith(path.join(projectRoot, 'brands') + path.sep)) return;
        // A separate process, because this one caches the modules that it has loaded.
        execFile(process.execPath, ['scripts/write-brands.ts'], { cwd: projectRoot }, (error) => {
          if (error) config.logger.error(error.message);
        });
      });
    },
  };
}
