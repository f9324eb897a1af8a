import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { typeErrorsOf } from '#tests/support/type-check.ts';
import { languages, wordIndex } from '../../scripts/write-word-index.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const read = (file: string) => readFileSync(path.join(content, file), 'utf8');

it.each(languages)('includes every file of %s in the type check', (language) => {
  expect(read(`${language}/index.ts`), 'run npm run generate').toBe(wordIndex(language));
  expect(read('words.ts')).toContain(
    `\n  ${language}: Whole<typeof import('./${language}/index.ts')>;`,
  );
});

/** Returns the type errors of a language in memory: English with some files replaced; null leaves a file out. */
function complaintsAbout(changes: Readonly<Record<string, string | null>>): string {
  const index = Object.entries(changes).reduce(
    (text, [file, changed]) =>
      changed === null
        ? text.replace(`export * as '${file.slice(0, -3)}' from '../en/${file}';`, '')
        : text.replace(`'../en/${file}'`, `'./${file}'`),
    read('en/index.ts').replaceAll("from './", "from '../en/"),
  );
  const check = `import type { Whole } from '../words.ts';
    export type Checked = Whole<typeof import('./index.ts')>;`;
  const written: typeof changes = { ...changes, 'index.ts': index, 'check.ts': check };
  const textOf = (file: string) => written[path.relative(path.join(content, 'xx'), file)] ?? null;
  return typeErrorsOf(path.join(content, 'xx/check.ts'), textOf);
}

describe('a language', () => {
  const costs = read('en/costs.ts');
  const plans = read('en/plans.ts');
  const payments = read('en/payments.ts');

  it('a language may translate every text', () => {
    const spanish = plans
      .replace("'Active plans'", "'Planes activos'")
      .replace('`Since ${start}`', '`Desde el ${start}`')
      .replace("Dental: 'Dental'", "Dental: 'De los dientes'");
    expect(spanish).toContain('activos');
    expect(complaintsAbout({ 'plans.ts': spanish })).toBe('');
  });

  it.each<[string, Parameters<typeof complaintsAbout>[0], RegExp]>([
    ['a file', { 'plans.ts': null }, /''plans'' is missing/],
    [
      'an export',
      { 'plans.ts': plans.replace('const contractTypeNames', 'const names') },
      /'contractTypeNames' is missing/,
    ],
    [
      'a sentence',
      { 'plans.ts': plans.replace(/^ *active: 'Active',$/m, '') },
      /'active' is missing/,
    ],
    [
      'a sentence for one case of a table',
      { 'content-entries.ts': 'export const contentEntries = {} as const;' },
      /'pharmacy-card-description'/,
    ],
    [
      'the value that a sentence is about',
      { 'costs.ts': costs.replace('(percent: number)', '(percent: Date)') },
      /'number' is not assignable to type 'Date'/,
    ],
    [
      'the text of a sentence',
      { 'costs.ts': costs.replace('`${percent}%`', 'percent') },
      /'number' is not assignable to type 'string'/,
    ],
    [
      'a code that the portal knows',
      { 'payments.ts': payments.replaceAll("'notice'", "'atención'") },
      /"atención"/,
    ],
  ])('refuses a language that lacks %s', (_, changes, complaint) => {
    expect(complaintsAbout(changes)).toMatch(complaint);
  });
});
