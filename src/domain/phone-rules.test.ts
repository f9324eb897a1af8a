import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneDigits, phoneProblem } from './phone-rules.ts';

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['(501) 555-0142', null],
  ['501.555.0142', null],
  ['5015550142', null],
  ['555-0142', 'incomplete'],
  ['(501) 555-014', 'incomplete'],
  ['1 501 555 0142', 'incomplete'],
  ['(501) 555-01420', 'incomplete'],
  ['call me', 'incomplete'],
  ['٥٠١٥٥٥٠١٤٢', 'incomplete'],
])('the phone number "%s": %s', (text, problem) => expect(phoneProblem(text)).toBe(problem));

it('wants ten digits, whatever stands between them', () => {
  const text = fc.array(
    fc.oneof(
      fc.constantFrom(...Array.from('0123456789')),
      fc.constantFrom(...Array.from(' ()-.+x'), '٣'),
    ),
    { maxLength: 18 },
  );
  fc.assert(
    fc.property(text, (characters) => {
      const digits = characters.filter((one) => one >= '0' && one <= '9');
      expect(phoneDigits(characters.join(''))).toBe(digits.join(''));
      expect(phoneProblem(characters.join('')) === null).toBe(digits.length === 10);
    }),
    { numRuns: 10_000 },
  );
});
