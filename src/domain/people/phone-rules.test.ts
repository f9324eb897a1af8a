import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneDigits } from './phone-rules.ts';

it('keeps the digits, whatever stands between them', () => {
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
    }),
    { numRuns: 10_000 },
  );
});
