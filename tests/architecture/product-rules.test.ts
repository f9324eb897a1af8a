import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const rules = [...read('docs/product-rules.md').matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(
  ([, rule = '']) => rule,
);

/** "product rule 4.3", "product rules 2.6 and 6.3", "product rules 6.1 to 6.3", also across a comment's line end. */
const citation = /product rules? ((?:\d+\.\d+)(?:(?:,| and| to)[\s*/]+\d+\.\d+)*)/g;

const cited = new Map<string, string[]>();
for (const folder of ['src', 'brands', 'content', 'sandbox', 'tests', 'e2e']) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:tsx?|css)$/.test(name))) {
    const name = path.join(folder, file);
    if (path.join(root, name) === import.meta.filename) continue;
    for (const [, list = ''] of read(name).matchAll(citation)) {
      for (const rule of list.match(/\d+\.\d+/g) ?? []) {
        cited.set(rule, [...(cited.get(rule) ?? []), name]);
      }
    }
  }
}

it('numbers rules in order, each number once', () => {
  expect(rules.length).toBeGreaterThan(50);
  const byNumber = rules.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(rules).toEqual(byNumber);
  expect(new Set(rules).size).toBe(rules.length);
});

it('cites only existing rules', () => {
  expect([...cited].filter(([rule]) => !rules.includes(rule))).toEqual([]);
});

it('cites each rule in code or a test', () => {
  expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
});
