/**
 * Lists the breaking changes of the API documents since the last release: `npm run api-changes`. With `--released`, keeps
 * today's documents as those of the last release, in `openapi/released/`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { breakingChanges } from './breaking-changes.ts';
import { apis, bundle, inScratchDirectory, type Api } from './documents.ts';

const releasedFolder = path.resolve(import.meta.dirname, 'released');
const releasedFile = (api: Api): string => path.join(releasedFolder, `${api}.json`);

const zVersioned = z.looseObject({ info: z.object({ version: z.string() }) });
type Versioned = z.infer<typeof zVersioned>;

/** How one document changed since the last release. */
export interface ApiChange {
  api: Api;
  released: string;
  current: string;
  /** In words, one for each breaking change. */
  breaking: readonly string[];
  /** Whether anything but the version changed. */
  isChanged: boolean;
}

/** Compares each API document with that of the last release. */
export async function apiChanges(): Promise<ApiChange[]> {
  return Promise.all(
    apis.map(async (api) => {
      const [released, current] = await Promise.all([
        readVersioned(releasedFile(api)),
        bundled(api),
      ]);
      return {
        api,
        released: released.info.version,
        current: current.info.version,
        breaking: breakingChanges(released, current),
        isChanged: JSON.stringify(released.paths) !== JSON.stringify(current.paths),
      };
    }),
  );
}

const bundled = (api: Api): Promise<Versioned> =>
  inScratchDirectory(async (directory) => {
    const file = path.join(directory, `${api}.json`);
    await bundle(api, file, 'keep');
    return readVersioned(file);
  });

const readVersioned = async (file: string): Promise<Versioned> =>
  zVersioned.parse(JSON.parse(await readFile(file, 'utf8')));

if (import.meta.main) {
  const { values } = parseArgs({ options: { released: { type: 'boolean', default: false } } });
  if (values.released) {
    for (const api of apis) {
      // On one line: it's compared, not read.
      await writeFile(releasedFile(api), `${JSON.stringify(await bundled(api))}\n`);
    }
  } else {
    for (const { api, released, current, breaking } of await apiChanges()) {
      console.log(`${api} ${released} → ${current}: ${breaking.length} breaking changes`);
      for (const change of breaking) console.log(`  ${change}`);
    }
  }
}
