import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatName, tidyName } from './format-name.ts';
import { cases } from '#tests/support/cases.ts';

it.each([
  ['  maria  ', 'maria'],
  ['Mary   Ann', 'Mary Ann'],
  ['Mary\u00A0Ann', 'Mary Ann'],
])('the name "%s" is sent as "%s"', (text, sent) => expect(tidyName(text)).toBe(sent));

it('trims the name', () => {
  const piece = fc.oneof(
    fc.stringMatching(/^[A-Za-zÀ-ÿ'’-]{1,8}$/u),
    fc.constantFrom(' ', '  ', '\t', '\n', '\u00A0', '\u3000'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const words: string[] = [];
      let isOpen = false;
      for (const chunk of pieces) {
        const isSpace = Array.from(chunk).every((character) =>
          ' \t\n\u00A0\u3000'.includes(character),
        );
        if (isSpace) isOpen = false;
        else if (isOpen) words.push((words.pop() ?? '') + chunk);
        else {
          words.push(chunk);
          isOpen = true;
        }
      }
      const name = tidyName(pieces.join(''));
      expect(name).toBe(words.join(' '));
    }),
    { numRuns: cases },
  );
});

it('shows a name trimmed, lowercased, each word capitalized (product rule 5.9)', () => {
  const letters = fc.stringMatching(/^[A-Za-zÀ-ÖØ-Þà-öø-ž]{1,10}$/u);
  const spaces = fc.constantFrom('', ' ', '   ');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 4 }), spaces, (words, around) => {
      const shown = words.map((word, at) => {
        if (at > 0 && /^(?:ii|iii|iv)$/i.test(word)) return word.toUpperCase();
        const [first = '', ...rest] = Array.from(word.toLowerCase());
        return first.toUpperCase() + rest.join('');
      });
      expect(formatName(around + words.join(' ') + around)).toBe(shown.join(' '));
    }),
    { numRuns: cases },
  );
});
