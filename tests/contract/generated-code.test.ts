import { globSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { apis } from '../../openapi/documents.ts';
import { tokenSheet } from '../../scripts/write-tokens.ts';

const committed = path.resolve(import.meta.dirname, '../../generated');

describe('the generated code', () => {
  test('the generated routes name every route', async () => {
    const tree = await readFile(path.join(committed, 'route-tree.gen.ts'), 'utf8');
    const named = [...tree.matchAll(/from '.*\/src\/routes\/(.+)'/g)].map(([, file]) => file);
    const routes = globSync('**/*.*', { cwd: path.resolve(committed, '../src/routes') });
    expect(named.toSorted(), 'the tree is not fresh: run npm run generate').toEqual(
      routes.toSorted(),
    );
  });

  test('the generated tokens are what tokens.ts gives today', async () => {
    const sheet = await readFile(path.resolve(committed, '../src/ui/theme/tokens.css'), 'utf8');
    expect(sheet === tokenSheet(), 'tokens.css is not fresh: run npm run generate').toBe(true);
  });

  test.each(apis)('the generated code of the %s API needs nothing but zod/mini', async (api) => {
    const folder = path.join(committed, api, 'validators');
    for (const file of await readdir(folder)) {
      const code = await readFile(path.join(folder, file), 'utf8');
      const packages = [...code.matchAll(/from '([^.].+)'/g)].map(([, from]) => from);
      expect(packages, file).toEqual(['zod/mini']);
      expect(code, file).not.toMatch(/bigint/i);
    }
  });
});
