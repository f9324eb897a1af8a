import { expect, it } from 'vitest';
import { takesAge } from './programs.ts';

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
])('a program takes %s', (_, ages, age, takes) =>
  expect(takesAge(ages ? { ages } : {}, age)).toBe(takes),
);
