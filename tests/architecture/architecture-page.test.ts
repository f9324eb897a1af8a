import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mayImport } from '../../scripts/layers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

it('shows the enforced layers', () => {
  const rows = [...page.matchAll(/^\| `([^`]+)`\s*\|[^|]*\|([^|]*)\|$/gm)].map(
    ([, part = '', uses = '']) =>
      [part, [...uses.matchAll(/`([^`]+)`/g)].map(([, name]) => name)] as const,
  );
  expect(Object.fromEntries(rows)).toEqual(mayImport);
});

it('names only existing files', () => {
  const names = [...page.matchAll(/`((?:src|scripts|tests|openapi|content)\/[\w./-]+)`/g)];
  expect(names.length).toBeGreaterThan(5);
  for (const [, name = ''] of names) expect(existsSync(path.join(root, name)), name).toBe(true);
});
