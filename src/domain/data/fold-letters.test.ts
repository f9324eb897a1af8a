import { expect, it } from 'vitest';
import { foldLetters, searchWords } from './fold-letters.ts';

it.each([
  ['Clínica Núñez', 'clinica nunez'],
  ['Clínica Núñez'.normalize('NFD'), 'clinica nunez'],
  ["St. John's", 'st. johns'],
  ['St. John’s', 'st. johns'],
  ['CLM-77/2', 'clm-77/2'],
])('folds %s to %s', (text, folded) => expect(foldLetters(text)).toBe(folded));

it('returns the words of a search', () =>
  expect(searchWords('  Núñez  b ')).toEqual(['nunez', 'b']));
