import { existsSync } from 'node:fs';
import pluginQuery from '@tanstack/eslint-plugin-query';
import pluginRouter from '@tanstack/eslint-plugin-router';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { bareText } from './scripts/bare-text.ts';
import { walls } from './scripts/layers.ts';
import { plainEnglish } from './scripts/plain-english.ts';

/** The rules of this repository. */
const portal = { rules: { 'bare-text': bareText, 'plain-english': plainEnglish } };

/** The import restrictions of each part of src; tests/architecture checks the same table. */
const direction = walls().map(({ files, patterns }) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
}));

/*
 * Text belongs in content/<language>/. These selectors find it elsewhere, in JSX and in its attributes and expressions.
 */
const letters = '/\\p{L}/u';
const literalWords = [
  `Literal[value=${letters}]`,
  `TemplateLiteral > TemplateElement[value.raw=${letters}]`,
];
const spokenName =
  '/^(title|[a-z]*label|placeholder|alt|intro|hint|prompt|aria-(label|description|roledescription|valuetext|placeholder))$/i';
const wordPlaces = [
  `JSXAttribute[name.name=${spokenName}]`,
  `JSXAttribute[name.name=${spokenName}] > JSXExpressionContainer`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer`,
  `Property[key.name=${spokenName}]`,
].flatMap((place) => [place, `${place} > :matches(ConditionalExpression, LogicalExpression)`]);
const noLiteralWords = [
  `JSXText[value=${letters}]`,
  ...wordPlaces.flatMap((place) => literalWords.map((words) => `${place} > ${words}`)),
].map((selector) => ({
  selector,
  message: 'Move the text to content/en/ and import it from #content/….',
}));

const noSpreadLiterals = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties directly into the object.',
};

const restrictedGlobals = [
  ['fetch', 'Call the API through portal.clients.'],
  ['sessionStorage', 'Use portal.storage with a key of src/storage/storage-keys.ts.'],
  ['localStorage', 'Use portal.storage with a key of src/storage/storage-keys.ts.'],
  ['location', 'Navigate with the router.'],
  ['history', 'Navigate with the router.'],
].map(([name, message]) => ({ name, message }));

const noFirstCoding = {
  selector:
    "MemberExpression[computed=true][property.value=0]:matches([object.property.name='coding'], [object.expression.property.name='coding'], [object.name=/^codings?$/]), VariableDeclarator[id.type='ArrayPattern'] MemberExpression[property.name='coding']",
  message: 'A payer may send a local code first: use hasCode, meaningOf or codingOf.',
};

export default defineConfig(
  globalIgnores([
    'generated/',
    'dist/',
    'release/',
    '.sandbox/',
    '.stryker-tmp/',
    'test-results/',
    'playwright-report/',
    // `npm run check:suites` installs the packages of these suites.
    ...['bench', 'generators', 'tests/foreign', 'tests/mutation'].filter(
      (suite) => !existsSync(`${suite}/node_modules`),
    ),
  ]),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // Plain HTTP to a provider on the same machine; the library deprecates it only to draw attention to it.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'oauth4webapi' }] },
      ],
      // Constants are named like other values; only components begin with a capital letter.
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variable',
          format: ['camelCase', 'PascalCase'],
          custom: { regex: '^[A-Z][A-Z0-9]*$', match: false },
        },
        { selector: 'variable', modifiers: ['destructured'], format: null },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'no-restricted-syntax': ['error', noSpreadLiterals],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  {
    files: ['**/*.{js,ts,tsx}'],
    plugins: { portal },
    rules: { 'portal/plain-english': 'error' },
  },
  {
    // This code parses text of payers and members, so its regular expressions must run in linear time.
    files: ['{src,sandbox,deploy,check-insurer,openapi}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['{src,book}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    extends: [
      pluginQuery.configs['flat/recommended'],
      pluginRouter.configs['flat/recommended'],
      noUnsanitized.configs.recommended,
    ],
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...restrictedGlobals],
      'no-restricted-properties': [
        'error',
        ...restrictedGlobals.map(({ name, message }) => ({
          object: 'window',
          property: name,
          message,
        })),
        { object: 'Math', property: 'random', message: 'Take randomness as an argument.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      complexity: ['error', 15],
      'max-lines-per-function': ['error', { max: 90, skipComments: true, skipBlankLines: true }],
    },
  },
  ...direction,
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { portal },
    rules: {
      'no-restricted-syntax': ['error', noSpreadLiterals, ...noLiteralWords],
      'portal/bare-text': 'error',
    },
  },
  {
    files: ['src/domain/**/*.ts', 'src/machines/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noSpreadLiterals,
        {
          selector:
            "NewExpression[callee.name='Date'][arguments.length=0], MemberExpression[object.name='Date'][property.name='now']",
          message: 'Take the current time as an argument.',
        },
      ],
    },
  },
  {
    files: ['src/api/fhir/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noSpreadLiterals, noFirstCoding] },
  },
  {
    // XState infers its types only from assertions.
    files: ['src/machines/**/*.machine.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow' },
      ],
    },
  },
  {
    // These files access the real browser; the landing page has no portal object.
    files: [
      'src/boot/**',
      'src/app/{address-secrets,browser-environment}*.ts',
      'src/app/telemetry/**',
      'src/{main.tsx,start.ts}',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: [
      'sandbox/**',
      'deploy/check.ts',
      'openapi/**',
      'scripts/**',
      'bench/**',
      'e2e/**',
      'tests/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Testing Library types its queries as methods, but they do not use `this`.
    files: ['**/*.test.tsx'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
