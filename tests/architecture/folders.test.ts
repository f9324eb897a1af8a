import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The modules of each folder of src, tests not counted. */
const modulesByFolder = new Map<string, string[]>();
for (const entry of readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/(?<!\.test)\.tsx?$/.test(entry.name)) continue;
  const folder = path.relative(root, entry.parentPath).replaceAll(path.sep, '/');
  modulesByFolder.set(folder, [...(modulesByFolder.get(folder) ?? []), entry.name]);
}

const tooMany = (limit: number, isCounted: (folder: string) => boolean) =>
  [...modulesByFolder]
    .filter(([folder, modules]) => isCounted(folder) && modules.length > limit)
    .map(([folder, modules]) => `${folder}: ${modules.length} modules`);

/** The layers whose modules are in folders by subject. */
const divided = ['api', 'domain', 'parts', 'portal', 'shell', 'ui'].map((part) => `src/${part}`);

it('keeps at most eight modules outside the folders of a layer divided by subject', () => {
  expect(modulesByFolder.get('src/domain/claims')?.length).toBeGreaterThan(10);
  expect(tooMany(8, (folder) => divided.includes(folder))).toEqual([]);
});

it('limits the modules of a folder', () => {
  expect(tooMany(25, () => true)).toEqual([]);
});
