import { expect, it, vi } from 'vitest';
import { byId, lookUpContent } from './look-up-content.ts';

vi.mock('#content/formats.ts', () => ({ locale: 'es-US' }));

const entries = byId({ 'pharmacy-card-description': 'Precios más bajos.' });

it.each([
  [undefined, 'Precios más bajos.'],
  ['es-us', 'Precios más bajos.'],
  ['en-us', null],
])('finds content for %s in a build in Spanish: %j', (language, expected) => {
  const options = language === undefined ? {} : { language };
  expect(lookUpContent(entries, 'pharmacy-card-description', options)).toBe(expected);
});
