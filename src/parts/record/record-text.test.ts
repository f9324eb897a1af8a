import { expect, it } from 'vitest';
import { everydayName } from './record-text.ts';

it.each([
  ['immunization', 'Influenza', 'Flu vaccine'],
  ['immunization', 'Influenza, high dose', 'Flu vaccine'],
  ['immunization', 'Shingles', null],
  ['immunization', null, null],
  // The illness is not the vaccine.
  ['condition', 'Influenza', null],
] as const)('%s %s is called %s in everyday words', (kind, name, expected) => {
  expect(everydayName({ kind, name })).toBe(expected);
});
