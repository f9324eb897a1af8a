import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { compressedFiles } from '../scripts/compressed-files.ts';

/** A script file of the built portal. */
export type Chunk = {
  /** Its path on the server, such as `/assets/index-1a2b.js`. */
  path: string;
  /** Compressed by gzip at its best, in bytes: independent of what the server and browser agree on. */
  gzip: number;
  /** Ids of the modules in it; a path with forward slashes, possibly with a query. */
  modules: string[];
  /** Paths of the chunks it imports at once. */
  imports: string[];
};

/** Builds the portal as it ships into `folder` and returns its chunks. */
export async function buildPortal(folder: string): Promise<Chunk[]> {
  const outputs = await buildQuietly({ build: { outDir: folder, emptyOutDir: true } });
  const chunks = outputs.flatMap(({ output }) => output).filter((item) => item.type === 'chunk');
  return Promise.all(
    chunks.map(async ({ fileName, moduleIds, imports }) => ({
      path: `/${fileName}`,
      // From the file: later plugins may have changed what the bundler handed over.
      gzip: gzipSync(await readFile(join(folder, fileName)), { level: 9 }).byteLength,
      modules: moduleIds.map((id) => id.replaceAll('\\', '/')),
      imports: imports.map((file) => `/${file}`),
    })),
  );
}

/** Builds the app that the dashboard is compared with; see `floor/main.tsx`. */
export async function buildFloor(folder: string): Promise<void> {
  await buildQuietly({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    plugins: [react(), compressedFiles()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

async function buildQuietly(config: InlineConfig) {
  const result = await build({ logLevel: 'error', ...config });
  if (Array.isArray(result)) return result;
  if ('output' in result) return [result];
  throw new Error('the build went on watching instead of ending');
}
