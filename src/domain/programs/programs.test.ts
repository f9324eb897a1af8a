import { expect, it } from 'vitest';
import { programsForConditions, takesAge } from './programs.ts';

it.each([
  ['any age, of one that names none', undefined, 5, true],
  ['an unknown age', { from: 18 }, null, true],
  ['the first age', { from: 18 }, 18, true],
  ['none below', { from: 18 }, 17, false],
  ['the last age', { to: 17 }, 17, true],
  ['none above', { to: 17 }, 18, false],
  ['an age between', { from: 18, to: 64 }, 40, true],
  ['none outside of both', { from: 18, to: 64 }, 65, false],
  ['a newborn, of one without a first age', { to: 17 }, 0, true],
])('a program accepts %s', (_, ages, age, takes) =>
  expect(takesAge(ages ? { ages } : {}, age)).toBe(takes),
);

const helpsWith = {
  'diabetes-management': ['diabetes'],
  'diabetes-prevention': ['prediabetes'],
  maternity: ['pregnan'],
};

it.each([
  ['the condition a program helps with', ['Type 2 diabetes'], ['diabetes-management']],
  ['whole words only', ['Prediabetes'], ['diabetes-prevention']],
  ['the beginning of a word', ['Pregnancy'], ['maternity']],
  ['nothing for a condition of someone else', ['Family history of diabetes'], []],
  ['nothing for one that is ruled out', ['No known diabetes', 'Diabetes screening'], []],
  ['nothing without a condition', [], []],
])('suggests by %s', (_, conditions, expected) =>
  expect(programsForConditions(conditions, helpsWith).map(({ programId }) => programId)).toEqual(
    expected,
  ),
);

it('names the first condition that a program helps with', () =>
  expect(programsForConditions(['Asthma', 'DIABETES type 1', 'Diabetes'], helpsWith)).toEqual([
    { programId: 'diabetes-management', condition: 'DIABETES type 1' },
  ]));
