import { expect, it } from 'vitest';
import { foldLetters, searchWords } from './fold-letters.ts';

it.each([
  ['Clínica Núñez', 'clinica nunez'],
  ['Clínica Núñez'.normalize('NFD'), 'clinica nunez'],
  ["St. John's", 'st. johns'],
  ['St. John’s', 'st. johns'],
  ['CLM-77/2', 'clm-77/2'],
])('folds %s to %s', (text, folded) => expect(foldLetters(text)).toBe(folded));

it('folds every printable ASCII character alike with and without an accent beside it', () => {
  const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  for (const character of printable) {
    expect(foldLetters(character), character).toBe(foldLetters(`${character}é`).slice(0, -1));
  }
});

it('returns the words of a search', () =>
  expect(searchWords('  Núñez  b ')).toEqual(['nunez', 'b']));
