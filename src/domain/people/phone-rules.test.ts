import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneDigits, phoneLink } from './phone-rules.ts';
import { cases } from '#tests/support/cases.ts';

it('keeps the digits and drops all separators', () => {
  const text = fc.array(
    fc.oneof(
      fc.constantFrom(...Array.from('0123456789')),
      fc.constantFrom(...Array.from(' ()-.+x'), '٣'),
    ),
    { maxLength: 18 },
  );
  fc.assert(
    fc.property(text, (characters) => {
      const digits = characters.filter((character) => character >= '0' && character <= '9');
      expect(phoneDigits(characters.join(''))).toBe(digits.join(''));
    }),
    { numRuns: cases },
  );
});

it.each([
  ['5015550100', 'tel:+15015550100'],
  ['+1 501-555-0100 x12', 'tel:+15015550100;ext=12'],
  ['+44 20 7946 0958', null],
  ['555-0100', null],
])('%s is called at %s', (text, link) => expect(phoneLink(text)).toBe(link));
