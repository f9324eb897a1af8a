import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usernameProblems } from './username-rules.ts';
import { cases } from '#tests/support/cases.ts';

it.each([
  ['', ['missing']],
  ['maria', ['too-short']],
  ['maria84', ['too-short']],
  ['maria198', []],
  ['12345678', []],
  ['MariaDelgado', []],
  ['maria delgado', ['characters']],
  [' mariadelgado', ['characters']],
  ['mariadelgado\n', ['characters']],
  ['maria.delgado', ['characters']],
  ['maria_delgado', ['characters']],
  ['maría1984', ['characters']],
  ['маriadelgado', ['characters']],
  ['mariadelgado٣', ['characters']],
  ['maria🙂delgado', ['characters']],
  ['má', ['characters', 'too-short']],
  ['x'.repeat(64), []],
  ['x'.repeat(65), ['too-long']],
])('the user name "%s" breaks %j', (username, problems) => {
  expect(usernameProblems(username)).toEqual(problems);
});

const allowed = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');

it('accepts exactly 8 to 64 of the 62 characters', () => {
  const nearlyGood = fc.array(
    fc.oneof({ weight: 40, arbitrary: fc.constantFrom(...allowed) }, fc.string({ maxLength: 2 })),
    { maxLength: 70 },
  );
  fc.assert(
    fc.property(fc.oneof(nearlyGood, fc.array(fc.string({ unit: 'grapheme' }))), (parts) => {
      const username = parts.join('');
      // Check each character, where the rule uses a pattern.
      let isGood = username.length >= 8 && username.length <= 64;
      for (const letter of username.split('')) isGood &&= allowed.includes(letter);
      expect(usernameProblems(username).length === 0).toBe(isGood);
    }),
    { numRuns: cases },
  );
});
