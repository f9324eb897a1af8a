import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The exported components without a story, each with the reason. */
const shownByOthers: Readonly<Record<string, string>> = {
  PopoverPanel: 'the panel of every open popover',
};

const modules = readdirSync(path.join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => path.join('ui', file));

const componentsOf = (module: string) =>
  [
    ...readFileSync(path.join(root, 'src', module), 'utf8').matchAll(
      /^export (?:const|function) ([A-Z]\w*)/gm,
    ),
  ].map(([, name = '']) => name);

const storyOf = (module: string) => path.join(root, 'book', module.replace(/\.tsx$/, '.story.tsx'));

describe('the component book', () => {
  it.each(modules.flatMap((module) => componentsOf(module).map((name) => ({ module, name }))))(
    'shows $name of $module',
    ({ module, name }) => {
      if (name in shownByOthers) return;
      expect(existsSync(storyOf(module)), `there is no ${storyOf(module)}`).toBe(true);
      expect(readFileSync(storyOf(module), 'utf8')).toMatch(new RegExp(`<${name}\\b`));
    },
  );

  it('excepts only components that exist', () => {
    expect(modules.length).toBeGreaterThan(25);
    const stories = readdirSync(path.join(root, 'book'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.story.tsx'))
      .map((file) => path.join('src', file.replace('.story.tsx', '.tsx')));
    expect(stories.filter((module) => !existsSync(path.join(root, module)))).toEqual([]);
    const names = modules.flatMap(componentsOf);
    expect(Object.keys(shownByOthers).filter((name) => !names.includes(name))).toEqual([]);
  });
});

it('the portal does not import the component book', () => {
  const users = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /from '[^']*(?:\/book\/|\.story\.tsx)/.test(
        readFileSync(path.join(root, 'src', file), 'utf8'),
      ),
    );
  expect(users).toEqual([]);
});
