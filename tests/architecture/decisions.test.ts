import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const markdownOf = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => path.join(folder, name));

const records = markdownOf('docs/decisions');
const numberOf = (file: string) => path.basename(file).slice(0, 3);
const numbers = records.map(numberOf);

const folders = [
  ...[
    'src',
    'brands',
    'content',
    'sandbox',
    'tests',
    'e2e',
    'bench',
    'book',
    'scripts',
    'openapi',
    'check-insurer',
    'deploy',
    'docs',
  ],
  '.github',
];

/** Every text file that may cite a decision, by its path. */
const sources = [
  ...readdirSync(root).filter((name) => /\.(?:md|[jt]s|html)$/.test(name)),
  ...folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:[jt]sx?|css|md|ya?ml|html|conf)$/.test(name))
        .filter((name) => !name.includes('node_modules'))
        .map((name) => path.join(folder, name)),
    ),
].filter((name) => path.join(root, name) !== import.meta.filename);

/**
 * "decision 004", "decisions 004 and 005", "docs/decisions/004, 005", also across a comment's line end. The product
 * rules cite by number alone: "_Settled:_ … (004)." and "_Settled:_ 004, 005."
 */
const numberList = String.raw`0\d{2}(?:(?:,| and)[\s*/]+0\d{2})*`;
const citations = [
  new RegExp(String.raw`\b[Dd]ecisions?(?:[\s*/]+| records? )(${numberList})\b`, 'g'),
  new RegExp(String.raw`_Settled:_ (${numberList})\b`, 'g'),
  new RegExp(String.raw`\((${numberList})\)`, 'g'),
];

const citedIn = (file: string) => {
  const text = read(file);
  return (file === 'docs/product-rules.md' ? citations : citations.slice(0, 1)).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) => list.match(/0\d{2}/g) ?? []),
  );
};

const linksIn = (file: string) =>
  [...read(file).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

it('numbers decisions from 001, without a gap', () => {
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(3, '0')));
});

it.each(records)('%s has a title, a date and a status', (file) => {
  const [title, , date, , status] = read(file).split('\n');
  expect(title).toMatch(new RegExp(`^# ${numberOf(file)} \\S`));
  expect(date).toMatch(/^Date: \d{4}-\d{2}-\d{2}(?: to \d{4}-\d{2}-\d{2})?$/);
  expect(status).toMatch(/^Status: (?:accepted|proposed)$/);
});

it('cites only existing decisions', () => {
  const cited = sources.flatMap((file) => citedIn(file).map((number) => ({ file, number })));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

it('links only to existing files from the documents', () => {
  const links = [...markdownOf('docs'), ...records, 'README.md', 'CONTRIBUTING.md'].flatMap(
    (file) => linksIn(file).map((target) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(20);
  const isMissing = ({ file, target }: { file: string; target: string }) =>
    !existsSync(path.join(root, path.dirname(file), target));
  expect(links.filter((link) => isMissing(link))).toEqual([]);
});

it('names only existing files in the documents', () => {
  const fileName = /`([\w.-]+(?:\/[\w.{}$-]+)+\.(?:tsx?|css|ya?ml|json|html))`/g;
  const named = [...markdownOf('docs'), ...records, 'README.md', 'CONTRIBUTING.md'].flatMap(
    (file) => [...read(file).matchAll(fileName)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  // The build writes some; of src, sandbox and tests the name of the folder may be left out.
  const exists = ({ name }: { name: string }) =>
    /^(?:dist|release)\//.test(name) ||
    ['', 'src', 'sandbox', 'tests'].some((folder) => existsSync(path.join(root, folder, name)));
  expect(named.filter((file) => !exists(file))).toEqual([]);
});
