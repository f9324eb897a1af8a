import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

it('no route says that it is being built', () => {
  const routes = readdirSync(path.join(root, 'src/routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join('src/routes', file));
  expect(routes.length).toBeGreaterThan(40);
  const saying = routes.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('features/upcoming'),
  );
  expect(saying).toEqual([]);
});
