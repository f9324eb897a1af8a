import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'src');

/** Returns the class names that a style sheet has rules for. */
function classesIn(sheet: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(readFileSync(sheet, 'utf8')).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}

const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

it('each class name that a component uses is in its style sheet', () => {
  let used = 0;
  const missing = components.flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    const sheets = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
    return sheets.flatMap(([, variable = '', from = '']) => {
      const sheet = from.startsWith('#src/')
        ? path.join(root, from.slice(1))
        : path.resolve(source, path.dirname(file), from);
      const known = classesIn(sheet);
      const names = [...text.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'))].map(
        ([, name = '']) => name,
      );
      used += names.length;
      return names.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
    });
  });
  expect(used).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
