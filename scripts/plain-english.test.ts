import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { bannedPhrases, plainEnglish } from './plain-english.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const error = (phrase: string, position: object = {}) => ({
  messageId: 'phrase',
  data: {
    phrase,
    advice: bannedPhrases.find(({ pattern }) => pattern.test(phrase))?.advice ?? '',
  },
  ...position,
});

new RuleTester().run('plain-english', plainEnglish, {
  valid: [
    '// Returns null without a match.',
    '// `none` turns it off, and so do "none", “none” and \'none\'.',
    '// The code A3 stands for a denial; the member’s copy stands in for the payer’s.',
    '// Saved as soon as it is valid, and checked at all times.',
    "const none = 'at all'; f('none');",
    "it('is empty without claims', () => {});",
    "it.each(['none'])('shows “none” for %s', () => {});",
    "/x/.test('none');",
    '// Makes no call without a session; `nobody` and “somebody” are words of the content.',
    'const nobody = isNobody(words.nobody);',
    "anew('none');",
  ],
  invalid: [
    ...[
      'anew',
      'Whoever',
      'who reads',
      'stands',
      'stand',
      'comes with',
      'can be had',
      'cannot be had',
      'go by',
      'has its say',
      'none',
      'nobody',
      'Nobody',
      'somebody',
      'of itself',
      'of its own',
      'of their own',
      'at all',
      'as it is',
    ].map((phrase) => ({ code: `// The plan ${phrase} here.`, errors: [error(phrase)] })),
    {
      code: '// The first line\n// is complete as it\n// is, and none.',
      errors: [error('as it is', { line: 2 }), error('none', { line: 3 })],
    },
    {
      code: '/**\n * Shows the text as\n * it is.\n */',
      errors: [error('as it is', { line: 1 })],
    },
    { code: "it('shows none', () => {});", errors: [error('none')] },
    { code: "describe.skip('shows none', () => {});", errors: [error('none')] },
    { code: "it.each([1])('%s is none', () => {});", errors: [error('none')] },
    { code: "test.each`a\n${1}`('is none', () => {});", errors: [error('none')] },
    { code: 'test(`${name} is none`, () => {});', errors: [error('none')] },
  ],
});
