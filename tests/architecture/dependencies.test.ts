import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));
const zPackage = z.object({ dependencies: names, devDependencies: names });

test('lists exactly the dependencies in docs/dependencies.md', () => {
  const documented = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `(\S+)` /gm)];
  const installed = [
    '.',
    'bench',
    'e2e/second-rules',
    'generators',
    'tests/foreign',
    'tests/mutation',
  ].flatMap((folder) => {
    const file = zPackage.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
    return Object.keys({ ...file.dependencies, ...file.devDependencies });
  });
  expect(documented.map(([, name]) => name).toSorted()).toEqual(installed.toSorted());
});
