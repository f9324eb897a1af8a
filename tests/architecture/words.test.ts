import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../..');

/** A rule as the project's configuration has it for a file. */
async function ruleFor(file: string, rule: string): Promise<Linter.RuleEntry> {
  const config: unknown = await new ESLint({ cwd: root }).calculateConfigForFile(file);
  const shape = z.object({ rules: z.object({ [rule]: z.custom<Linter.RuleEntry>() }) });
  return shape.parse(config).rules[rule] ?? 'off';
}

function refusals(code: string, rule: string, entry: Linter.RuleEntry) {
  const messages = new Linter({ cwd: root }).verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      rules: { [rule]: entry },
    },
    'part.tsx',
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.map(({ ruleId }) => ruleId);
}

describe('the lint rule that keeps words in the content', () => {
  const rule = 'no-restricted-syntax';
  let entry: Linter.RuleEntry = 'off';
  beforeAll(async () => {
    entry = await ruleFor('src/features/plans/plan-list.tsx', rule);
  });
  const refusalsOf = (jsx: string) =>
    refusals(`export const Part = ({ isOpen, name, words }) => ${jsx};`, rule, entry);

  it.each<readonly [string, string]>([
    ['text', '<p>Claims</p>'],
    ['text beside something else', '<p>{name} of many</p>'],
    ['text in a fragment', '<>Claims</>'],
    ['text in braces', "<p>{'Claims'}</p>"],
    ['one of two texts', "<p>{isOpen ? words.open : 'Closed'}</p>"],
    ['a text that is only sometimes there', "<p>{isOpen && 'Open'}</p>"],
    ['a sentence with a value', '<p>{`Page ${name}`}</p>'],
    ...[
      'aria-label',
      'aria-valuetext',
      'title',
      'label',
      'closeLabel',
      'placeholder',
      'alt',
    ].flatMap((attribute) => [
      [`the attribute ${attribute}`, `<Part ${attribute}="Claims" />`] as const,
      [`${attribute} in braces`, `<Part ${attribute}={'Claims'} />`] as const,
      [`${attribute} with a value`, `<Part ${attribute}={\`Claims of \${name}\`} />`] as const,
      [`${attribute}, one of two`, `<Part ${attribute}={name ?? 'Claims'} />`] as const,
    ]),
    ['a title in an object', "<Parts parts={[{ title: 'More' }]} />"],
  ])('refuses %s', (_, jsx) => expect(refusalsOf(jsx)).toContain(rule));

  it.each([
    ['words of the content', '<p aria-label={words.name}>{words.text(name)}</p>'],
    ['signs', '<p title="—">© {name}, {isOpen ? "…" : " "}</p>'],
    [
      'attributes that are not displayed',
      '<Part id="claims" className={styles["row"]} tone="good" />',
    ],
    ['ids that words point to', '<p aria-labelledby={`claims-${name}`} key={`row ${name}`} />'],
  ])('allows %s', (_, jsx) => expect(refusalsOf(jsx)).toEqual([]));
});

it.each([
  ['src/domain/plan/plan.ts', true],
  ['src/storage/storage-keys.ts', true],
  ['src/api/http/failure.ts', true],
  ['src/machines/chat/chat.machine.ts', true],
  ['src/catalogue/messages.ts', false],
  ['src/ui/lazy/loadable.tsx', false],
  ['src/shell/frame/shell.tsx', false],
  ['src/features/plans/plan-list.tsx', false],
])('applies to %s: %s', async (file, isRefused) => {
  const rule = 'no-restricted-imports';
  const rules = refusals("import '#content/ui.ts';", rule, await ruleFor(file, rule));
  expect(rules).toEqual(isRefused ? [rule] : []);
});

/** Literals that look like the beginning of a sentence but are not shown to members. */
const allowed = [
  // The head of a call.
  'Bearer value',
  // Names of typefaces.
  'Inter, Arial',
  'Inter Variable',
  // The producer of a calendar file, for programs that read it.
  'Member Portal',
];

/** A word with a capital letter and another word after it. */
const sentence = /(?<!\p{L})\p{Lu}\p{Ll}+[,:;]? \p{L}{2,}/u;

it('finds no sentence outside the content', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join('src', file));
  expect(files.length).toBeGreaterThan(100);
  const sentences = files.flatMap((file) =>
    sentencesIn(file, readFileSync(path.join(root, file), 'utf8')).map((text) => ({ file, text })),
  );
  expect(sentences.filter(({ text }) => !allowed.includes(text))).toEqual([]);
  expect(
    allowed.filter((allowedText) => !sentences.some(({ text }) => text === allowedText)),
  ).toEqual([]);
});

it.each([
  ["const text = 'Nothing was changed.';", ['Nothing was']],
  ["const text = 'Sign Out';", ['Sign Out']],
  ['const text = `Hello ${name}, how are you?`;', ['Hello value']],
  ['const text = `${name}: How are you?`;', ['How are']],
  ['const part = <p>Nothing was changed.</p>;', ['Nothing was']],
  ["throw new Error('Nothing was changed.');", []],
  ["throw new ApiFailure(code, 'Nothing was changed.');", []],
  ["console.warn('Nothing was changed.');", []],
  ["import text from 'Nothing was changed.ts'; // Nothing was changed.", []],
  ["const id = 'claim-details';", []],
])('finds a sentence in: %s', (code, expected) => {
  expect(sentencesIn('part.tsx', code)).toEqual(expected);
});

/** Returns the sentences of strings, templates and JSX; not of errors, logs or imports. */
function sentencesIn(file: string, code: string): string[] {
  const sentences: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isForDevelopers(node)) return;
    const [match] = sentence.exec(textOf(node)) ?? [];
    if (match !== undefined) sentences.push(match);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return sentences;
}

/** Returns the text of a literal, with a word in place of each value. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('value');
}

/** The message of an error or a line of the console. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return /(Error|Failure)$/.test(node.expression.getText());
  return ts.isCallExpression(node) && node.expression.getText().startsWith('console.');
}
