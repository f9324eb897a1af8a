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
    // `:global` names the classes of other sheets.
    const own = selector.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}

const all = readdirSync(source, { recursive: true, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8');
/** Every import of a style sheet by a component. */
const imports = all
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((file) => {
    const text = textOf(file);
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
      ([, variable = '', from = '']) => {
        const sheet = from.startsWith('#src/')
          ? path.join(root, from.slice(1))
          : path.resolve(source, path.dirname(file), from);
        return { file, text, variable, sheet };
      },
    );
  });

it('has each class name of a component in its style sheet', () => {
  let used = 0;
  const missing = imports.flatMap(({ file, text, variable, sheet }) => {
    const classes = classesIn(sheet);
    const names = [...text.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'))].map(
      ([, name = '']) => name,
    );
    used += names.length;
    return names.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(used).toBeGreaterThan(400);
  expect(missing).toEqual([]);
});

it('uses each class of a style sheet in a component or a composing style sheet', () => {
  const sheets = all.filter((name) => name.endsWith('.module.css'));
  const composed = new Set(
    sheets.flatMap((sheet) =>
      [...textOf(sheet).matchAll(/composes: ([\w-]+) from '([^']+)'/g)].map(
        ([, name = '', from = '']) => `${path.resolve(source, path.dirname(sheet), from)} ${name}`,
      ),
    ),
  );
  const unused = sheets.flatMap((name) => {
    const sheet = path.join(source, name);
    const users = imports.filter((sheetImport) => sheetImport.sheet === sheet);
    // A component that computes a class name may use any of them.
    if (users.some(({ text, variable }) => new RegExp(`\\b${variable}\\[[^']`).test(text)))
      return [];
    return [...classesIn(sheet)]
      .filter((className) => !composed.has(`${sheet} ${className}`))
      .filter(
        (className) =>
          !users.some(({ text, variable }) => text.includes(`${variable}['${className}']`)),
      )
      .map((className) => `${name}: ${className}`);
  });
  expect(unused).toEqual([]);
});

it('has the same classes in the layout sheet and in components', () => {
  const text = all
    .filter((name) => name.endsWith('.tsx'))
    .map(textOf)
    .join('\n');
  /** Returns what a property is set to, in words. */
  const valuesOf = (property: string) =>
    [...text.matchAll(new RegExp(`\\b${property}="([^"]+)"`, 'g'))].flatMap(([, value = '']) =>
      value.split(' '),
    );
  const used = new Set([
    ...['stack', 'row', 'grid', 'apart'],
    ...valuesOf('gap').map((gap) => `gap-${gap}`),
    ...['look', 'align', 'columns', 'className'].flatMap(valuesOf),
    ...[...text.matchAll(/\butility\(([^)]*)\)/g)].flatMap(
      ([, names = '']) => names.match(/[\w-]+/g) ?? [],
    ),
  ]);
  const classes = classesIn(path.join(source, 'ui/layout/layout.css'));
  expect(classes.size).toBeGreaterThan(20);
  expect([...used].toSorted()).toEqual([...classes].toSorted());
});
