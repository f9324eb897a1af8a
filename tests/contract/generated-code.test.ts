import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { apis, inScratchDirectory } from '../../openapi/documents.ts';
import { generate } from '../../openapi/generate.ts';
import { writeGeography } from '../../scripts/state-geography.ts';
import { tokenSheet } from '../../scripts/write-tokens.ts';
import { typeface, typefaceSheet } from '../../scripts/write-typeface.ts';

const committed = path.resolve(import.meta.dirname, '../../generated');

/** The files below a folder, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .toSorted();
}

describe('the generated code', () => {
  test('is what the documents give today', async () => {
    await inScratchDirectory(async (fresh) => {
      await generate(fresh);
      for (const api of apis) {
        const files = await filesIn(path.join(fresh, api));
        expect(files.length).toBeGreaterThan(30);
        expect(await filesIn(path.join(committed, api))).toEqual(files);
        for (const file of files) {
          const [now, then] = await Promise.all(
            [fresh, committed].map((directory) =>
              readFile(path.join(directory, api, file), 'utf8'),
            ),
          );
          expect(now === then, `${api}/${file} is not fresh: run npm run generate`).toBe(true);
        }
      }
    });
  });

  test('of the routes names every route', async () => {
    const tree = await readFile(path.join(committed, 'route-tree.gen.ts'), 'utf8');
    const named = [...tree.matchAll(/from '.*\/src\/routes\/(.+)'/g)].map(([, file]) => file);
    const routes = await filesIn(path.resolve(committed, '../src/routes'));
    expect(named.toSorted(), 'the tree is not fresh: run npm run generate').toEqual(routes);
  });

  test('of the tokens is what tokens.ts gives today', async () => {
    const sheet = await readFile(path.resolve(committed, '../src/ui/theme/tokens.css'), 'utf8');
    expect(sheet === tokenSheet(), 'tokens.css is not fresh: run npm run generate').toBe(true);
  });

  test('of the typeface is what the package gives today', async () => {
    const stale = 'the typeface is not fresh: run npm run generate';
    for (const [name, fresh] of await typeface()) {
      const file = await readFile(path.join(committed, 'typeface', name));
      expect(file.equals(fresh), stale).toBe(true);
    }
    const sheet = await readFile(path.join(committed, 'typeface/typeface.css'), 'utf8');
    expect(sheet === typefaceSheet(), stale).toBe(true);
  });

  test('of the states is what the packages give today', async () => {
    const filesIn = async (directory: string) =>
      (await readdir(directory, { recursive: true }))
        .filter((file) => file.endsWith('.json'))
        .toSorted();
    await inScratchDirectory(async (fresh) => {
      await writeGeography(fresh);
      const files = await filesIn(fresh);
      expect(files).toHaveLength(2 * 56);
      const old = path.join(committed, 'geography');
      expect(await filesIn(old)).toEqual(files);
      for (const file of files) {
        const [now, then] = await Promise.all(
          [fresh, old].map((directory) => readFile(path.join(directory, file), 'utf8')),
        );
        expect(now === then, `${file} is not fresh: run npm run generate`).toBe(true);
      }
    });
  });

  test.each(apis)('of the %s API needs nothing but zod/mini', async (api) => {
    const folder = path.join(committed, api, 'validators');
    for (const file of await readdir(folder)) {
      const code = await readFile(path.join(folder, file), 'utf8');
      const packages = [...code.matchAll(/from '([^.].+)'/g)].map(([, from]) => from);
      expect(packages, file).toEqual(['zod/mini']);
      expect(code, file).not.toMatch(/bigint/i);
    }
  });
});
