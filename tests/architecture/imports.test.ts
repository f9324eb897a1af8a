import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints } from '#src/ui/theme/breakpoints.ts';
import { mayImport, outsideSrc, parts } from '../../scripts/layers.ts';

const root = path.resolve(import.meta.dirname, '../..');

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file) && !/\.test\.|node_modules/.test(file));
}

const sources = filesIn('src', /\.tsx?$/);

/** Returns the imports of a file, as paths from the root, `src/domain/plan/plan.ts`; packages by their name. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const matches = text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...matches].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1).replace(/^content\//, 'content/en/');
    return name.startsWith('.') ? path.join(path.dirname(file), name) : name;
  });
}

/** Returns the part of src that a path is in; each file directly in src is a separate part. */
const partOf = (file: string) => /^src\/([^/]+)/.exec(file)?.[1] ?? null;

describe('the table of layers', () => {
  const table: Record<string, readonly string[]> = mayImport;

  it('allows every import in src', () => {
    const wrong = sources.flatMap((file) => {
      const own = partOf(file) ?? '';
      const allowed = table[own];
      if (allowed === undefined) return [`${file} stands in no row`];
      return importsOf(file)
        .filter((imported) => {
          const other = partOf(imported);
          if (other !== null) return other !== own && !allowed.includes(other);
          const name = /^(sandbox|tests|deploy|brands|content|generated)\//.test(imported)
            ? `#${imported}`
            : imported;
          return outsideSrc.some(
            ({ begins, users }) =>
              new RegExp(`^${begins}`).test(name) && !users.some((user) => user === own),
          );
        })
        .map((imported) => `${file} imports ${imported}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has no circle', () => {
    const seen = new Set<string>();
    const visit = (part: string, way: readonly string[]): void => {
      expect(way, 'a circle').not.toContain(part);
      if (seen.has(part)) return;
      for (const other of table[part] ?? []) visit(other, [...way, part]);
      seen.add(part);
    };
    for (const part of parts) visit(part, []);
  });

  it('has a row for every folder and file in src', () => {
    const status = readdirSync(path.join(root, 'src')).filter(
      (name) => !name.endsWith('.d.ts') && !name.includes('.test.'),
    );
    expect(status.toSorted()).toEqual(parts.toSorted());
  });
});

it.each(['src', 'sandbox', 'openapi', 'brands', 'content', 'scripts', 'bench', 'book', 'e2e'])(
  'imports of %s form no circle, not by their types either',
  (folder) => {
    const graph = new Map(
      filesIn(folder, /\.tsx?$/).map((file) => [file, importsOf(file)] as const),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      if (way.includes(file) || done.has(file)) return;
      for (const other of graph.get(file) ?? []) visit(other, [...way, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(graph.size).toBeGreaterThan(0);
    expect(circles).toEqual([]);
  },
);

it.each([
  ['brands', ['brands/', 'src/domain/']],
  ['content', ['content/', 'brands/', 'generated/brands/', 'src/domain/']],
])('the files of %s import from %s only', (folder, allowed) => {
  const files = filesIn(folder, /\.ts$/);
  expect(files.length).toBeGreaterThan(0);
  const foreign = files
    .flatMap(importsOf)
    .filter((name) => !allowed.some((start) => name.startsWith(start)));
  expect(foreign).toEqual([]);
});

it('features do not import one another', () => {
  const wrong = sources.flatMap((file) => {
    const own = /^src\/features\/([^/]+)/.exec(file)?.[1];
    if (own === undefined) return [];
    return importsOf(file).filter((name) => {
      const other = /^src\/features\/([^/]+)/.exec(name)?.[1];
      return other !== undefined && other !== own;
    });
  });
  expect(wrong).toEqual([]);
});

it('style sheets use the theme’s breakpoints and colours only', () => {
  const widths = Object.values(breakpoints).map((width) => `${width}px`);
  for (const file of filesIn('src', /\.module\.css$/)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const used = [...text.matchAll(/@media[^{]*width[^{]*?(\d+px)/g)].map(([, width]) => width);
    expect(
      used.filter((width) => !widths.includes(width ?? '')),
      file,
    ).toEqual([]);
    // White on a coloured ground is the one colour that needs no name.
    const colours = [...text.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => colour);
    expect(
      colours.filter((colour) => colour !== '#fff'),
      file,
    ).toEqual([]);
  }
});

it('the landing page is free of the widget library, the machines and the API clients', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (/^(src|brands|content)\/.*\.tsx?$/.test(file)) importsOf(file).forEach(visit);
  };
  visit('src/features/landing/login-page.tsx');
  visit('src/shell/public/static-frame.tsx');
  visit('src/shell/notices/notice-frame.tsx');
  const heavy = /chakra|emotion|xstate|openapi|tanstack|oauth|zod|^src\/(api|portal|machines)/;
  expect([...seen].filter((name) => heavy.test(name))).toEqual([]);
  // Its script, and that of the page it leaves by.
  seen.clear();
  visit('src/boot/landing.ts');
  visit('src/boot/leave.ts');
  expect([...seen].filter((name) => !name.startsWith('src/'))).toEqual([]);
  // The sanitizer, when there is a notice, and the code that folds it.
  expect(importsOf('src/ui/text/fold-text.ts')).toEqual([]);
  expect(importsOf('src/boot/landing-notice.ts')).toEqual([
    'src/storage/key-names.ts',
    'src/ui/text/fold-text.ts',
    'src/ui/text/sanitize.ts',
  ]);
});

it('the theme has the given colors (product rule 9.4)', () => {
  const css = readFileSync(path.join(root, 'src/ui/theme/tokens.css'), 'utf8');
  expect(css).toContain('--colors-background: #f7fafd;');
  expect(css).toContain('--colors-surface: #f7fafd;');
  expect(css).toContain('--colors-primary: #2475b7;');
  expect(css).toContain('--colors-secondary: #575757;');
  expect(css).toContain('--colors-text: #333333;');
  expect(breakpoints).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
});

it('only src/ui/text/sanitize.ts turns text into markup', () => {
  const sinks =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|setHTML|srcdoc|'dompurify'/;
  const users = sources.filter((file) => sinks.test(readFileSync(path.join(root, file), 'utf8')));
  expect(users).toEqual(['src/ui/text/sanitize.ts']);
});

it('the sanitizer is fetched only with text to sanitize', () => {
  // A file that imports it statically is itself loaded with `lazy`, by src/boot/landing.ts or with a form to read.
  const users = sources.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return /^import (?!type )[^;]*\/(sanitize\.ts|rich-text\.tsx)'/m.test(text);
  });
  expect(users.toSorted()).toEqual([
    'src/boot/landing-notice.ts',
    'src/shell/notices/notice-banner.tsx',
    'src/ui/browser/sign-on-form.ts',
    'src/ui/text/rich-text.tsx',
  ]);
});
