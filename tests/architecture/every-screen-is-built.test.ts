import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Addresses whose screens are still to come. When one is built, it leaves this list; the list ends empty. */
const stillToCome = [
  'src/routes/_member/{-$contractType}/documents.tsx',
  'src/routes/_member/{-$contractType}/health-reimbursement.tsx',
];

it('no route says that it is being built, but those that are', () => {
  const routes = readdirSync(path.join(root, 'src/routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join('src/routes', file));
  expect(routes.length).toBeGreaterThan(40);
  const saying = routes.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('features/upcoming'),
  );
  expect(saying.toSorted()).toEqual(stillToCome);
});
