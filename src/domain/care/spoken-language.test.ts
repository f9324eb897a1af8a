import { expect, it } from 'vitest';
import { languageToLookFor } from './spoken-language.ts';

it.each([
  [['es'], ['en', 'es'], 'es'],
  [['es-MX', 'en'], ['en', 'es'], 'es'],
  [['es'], ['en', 'es-US'], 'es-US'],
  // English comes first for them.
  [['en', 'es'], ['en', 'es'], null],
  [['en-US'], ['en'], null],
  // No provider speaks it: the list is not narrowed to nothing.
  [['mh'], ['en', 'es'], null],
  [[], ['en', 'es'], null],
])('a member who speaks %o among those who speak %o looks for %s', (own, spoken, language) => {
  expect(languageToLookFor(own, spoken)).toBe(language);
});
