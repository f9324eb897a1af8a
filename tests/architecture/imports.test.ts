import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { breakpoints } from '#src/ui/breakpoints.ts';

const root = path.resolve(import.meta.dirname, '../..');

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file) && !file.includes('.test.'));
}

const sources = filesIn('src', /\.tsx?$/);

/** What a file imports, as paths from the root, `src/domain/plan.ts`; packages by their name. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...found].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1).replace(/^content\//, 'content/en/');
    return name.startsWith('.') ? path.join(path.dirname(file), name) : name;
  });
}

/** The folder of src a path lies in; files directly in src stand for themselves. */
const folderOf = (file: string) => /^src\/([^/]+)/.exec(file)?.[1] ?? null;

/** Lowest first: a folder may import those of lower rank (README, Folders). */
const ranks = [
  ['domain'],
  ['storage', 'config.ts'],
  ['api', 'machines', 'catalogue', 'ui'],
  ['portal'],
  ['shell'],
  ['features'],
  ['routes'],
  ['app'],
  ['head-start.ts', 'landing.ts', 'landing-notice.ts'],
  ['main.tsx'],
];
const rankOf = (folder: string) => ranks.findIndex((folders) => folders.includes(folder));

describe('dependencies point one way', () => {
  it.each(sources)('%s', (file) => {
    const own = folderOf(file) ?? '';
    expect(rankOf(own), `${own} has no rank`).toBeGreaterThanOrEqual(0);
    const wrong = importsOf(file).filter((imported) => {
      const other = folderOf(imported);
      return other !== null && other !== own && rankOf(other) >= rankOf(own);
    });
    expect(wrong).toEqual([]);
  });
});

it('only src/api knows the generated types', () => {
  const users = sources.filter((file) =>
    importsOf(file).some((name) => /^generated\/(member|message-center|v1)\//.test(name)),
  );
  expect(users.filter((file) => !file.startsWith('src/api/'))).toEqual([]);
});

it('rules, storage, calls and processes are free of words', () => {
  const wordless = /^src\/(domain|storage|api|machines)\//;
  const users = sources.filter((file) =>
    importsOf(file).some((name) => name.startsWith('content/')),
  );
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => wordless.test(file))).toEqual([]);
});

it('words know the rules at most', () => {
  const files = filesIn('content', /\.ts$/);
  expect(files.length).toBeGreaterThan(0);
  const foreign = files.flatMap(importsOf).filter((name) => !/^(content|src\/domain)\//.test(name));
  expect(foreign).toEqual([]);
});

it('nothing in src imports the sandbox or the tests', () => {
  const users = sources.filter((file) =>
    importsOf(file).some((name) => /^(sandbox|tests|e2e)\//.test(name)),
  );
  expect(users).toEqual([]);
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

it('machines know neither React nor the router nor the API', () => {
  const wrong = sources
    .filter((file) => file.startsWith('src/machines/'))
    .flatMap(importsOf)
    .filter((name) => /react|tanstack|^src\/(api|storage|portal)/.test(name));
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
    if (/^(src|content)\/.*\.tsx?$/.test(file)) importsOf(file).forEach(visit);
  };
  visit('src/features/landing/login-page.tsx');
  visit('src/shell/static-frame.tsx');
  visit('src/shell/notice-frame.tsx');
  const heavy = /chakra|emotion|xstate|openapi|tanstack|oauth|zod|^src\/(api|portal|machines)/;
  expect([...seen].filter((name) => heavy.test(name))).toEqual([]);
  expect(importsOf('src/landing.ts')).toEqual(['src/features/landing/start-carousel.ts']);
  expect(importsOf('src/features/landing/start-carousel.ts')).toEqual([]);
  // The sanitiser, when there is a notice.
  expect(importsOf('src/landing-notice.ts')).toEqual(['src/ui/sanitise.ts']);
});

it('the landing page reads and writes what the portal does', () => {
  const script = readFileSync(path.join(root, 'src/landing.ts'), 'utf8');
  expect(script).toContain(`stored('${storageKeys.outageBypass.name}')`);
  expect(script).toContain(`stored('${storageKeys.noticeDismissed.name}')`);
  const notice = readFileSync(path.join(root, 'src/landing-notice.ts'), 'utf8');
  expect(notice).toContain(`sessionStorage.setItem('${storageKeys.noticeDismissed.name}'`);
});

it('the theme says what the specification says', () => {
  const css = readFileSync(path.join(root, 'src/ui/theme.css'), 'utf8');
  expect(css).toContain('--color-background: #f7fafd;');
  expect(css).toContain('--color-surface: #f7fafd;');
  expect(css).toContain('--color-primary: #2475b7;');
  expect(css).toContain('--color-secondary: #575757;');
  expect(css).toContain('--color-text: #333333;');
  expect(breakpoints).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
});

it('only src/ui/sanitise.ts turns text into markup', () => {
  const sinks =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|setHTML|srcdoc|'dompurify'/;
  const users = sources.filter((file) => sinks.test(readFileSync(path.join(root, file), 'utf8')));
  expect(users).toEqual(['src/ui/sanitise.ts']);
});

it('the sanitiser is fetched only with text to sanitise', () => {
  // Whoever imports it at once is itself loaded with `lazy`, by src/landing.ts or with a form to read.
  const users = sources.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return /^import (?!type )[^;]*\/(sanitise\.ts|rich-text\.tsx)'/m.test(text);
  });
  expect(users.toSorted()).toEqual([
    'src/landing-notice.ts',
    'src/shell/notice-banner.tsx',
    'src/ui/rich-text.tsx',
    'src/ui/sign-on-form.ts',
  ]);
});
