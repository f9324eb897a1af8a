import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mayImport } from '../../scripts/layers.ts';
import { bannedPhrases } from '../../scripts/plain-english.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

it('shows the enforced layers', () => {
  const rows = [...page.matchAll(/^\| `([^`]+)`\s*\|[^|]*\|([^|]*)\|$/gm)].map(
    ([, part = '', uses = '']) =>
      [part, [...uses.matchAll(/`([^`]+)`/g)].map(([, name]) => name)] as const,
  );
  expect(Object.fromEntries(rows)).toEqual(mayImport);
});

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const folders = [
  'src',
  'scripts',
  'tests',
  'openapi',
  'content',
  'sandbox',
  'e2e',
  'deploy',
  'book',
];
const files = [...folders, 'check-insurer', 'brands', 'bench', 'generators'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => `/${folder}/${name}`),
);

it.each(documents)('%s names only existing files', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const names = [...text.matchAll(/`([\w$@.{}/-]+\.(?:tsx?|css|yaml))`/g)].map(
    ([, name = '']) => name,
  );
  const missing = names.filter(
    (name) =>
      !existsSync(path.join(root, name)) && !files.some((file) => file.endsWith(`/${name}`)),
  );
  expect(missing).toEqual([]);
});

it.each(documents)('%s is in plain English', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
    .replaceAll(/```[^]*?```|`[^`]*`|"[^"]*"|“[^”]*”/gu, '')
    .replaceAll(/\s+/g, ' ');
  const phrases = bannedPhrases.flatMap(({ pattern, advice }) =>
    [...text.matchAll(new RegExp(`.{0,30}${pattern.source}.{0,20}`, 'gi'))].map(
      ([where]) => `${where}: ${advice}`,
    ),
  );
  expect(phrases).toEqual([]);
});

it('the architecture page names the files of one call and one screen', () => {
  expect(page.match(/`src\/[\w$@.{}/-]+\.tsx?`/g)?.length).toBeGreaterThan(15);
});
