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

/** Which part of src may use which; tests/architecture holds the same table against the real imports. */
const direction = walls().map(({ files, patterns }) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
}));

/* Words stand in content/<language>/. Refused elsewhere, in JSX and in what JSX is made of: */
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
  message: 'Words stand in content/en/; import them from #content/….',
}));

const noSpreadLiterals = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties into the object itself.',
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
  message: 'A payer may send its own coding first: use hasCode, meaningOf or codingOf.',
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
    // Their packages are installed with the suites: `npm run check:suites`.
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
      // Plain HTTP to a provider on the same machine; the library marks it so that it stands out.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'oauth4webapi' }] },
      ],
      // Constants are named like all other values; components alone begin with a capital.
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
    // These read text of payers and members, which must not slow down an expression.
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
    plugins: { portal: { rules: { 'bare-text': bareText } } },
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
          message: 'Take the present as an argument.',
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
    // XState takes its types by assertion; there is no other way to state them.
    files: ['src/machines/**/*.machine.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow' },
      ],
    },
  },
  {
    // The places that touch the real browser; the landing page has no portal to ask.
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
    // Testing Library types its queries as methods, though each stands by itself.
    files: ['**/*.test.tsx'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
