import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';
import { test as base } from './test.ts';

const folder = path.resolve(import.meta.dirname, '../../book');
const ending = '.story.tsx';

/** The stories of the component book by their component's place below `src/`, as in `ui/actions/button`. */
export const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length).replaceAll(path.sep, '/'))
  .toSorted();

/** Tests of the component book: `book` is its address, built and served for the worker. */
export const test = base.extend<object, { book: string }>({
  book: [
    async ({}, use) => {
      const outDir = mkdtempSync(path.join(tmpdir(), 'book-'));
      const config = { configFile: path.join(folder, 'vite.config.ts'), logLevel: 'warn' } as const;
      await build({ ...config, build: { outDir, emptyOutDir: true } });
      const server = await preview({
        ...config,
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
