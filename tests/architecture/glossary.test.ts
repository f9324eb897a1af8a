import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const [, banned = ''] = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8').split(
  '## Names not to use',
);
const names = [...banned.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);

const files = [
  'src',
  'brands',
  'content',
  'sandbox',
  'tests',
  'e2e',
  'bench',
  'book',
  'scripts',
].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name)),
);

it('uses no name that the glossary rejects', () => {
  expect(names.length).toBeGreaterThan(20);
  const word = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
  const matches = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(word)].map(
      ([name]) => `${file}: ${name}`,
    ),
  );
  expect(matches).toEqual([]);
});
