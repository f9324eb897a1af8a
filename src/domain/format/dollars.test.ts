import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDollars, readDollars, type AmountProblem } from './dollars.ts';
import { formatCents } from './formats.ts';
import { cases } from '#tests/support/cases.ts';

describe('valid amounts', () => {
  it.each([
    ['42.10', 4_210],
    ['$1,234.50', 123_450],
    [' $ 7 ', 700],
    ['.5', 50],
    ['12.', 1_200],
    ['0', 0],
    ['1,234,567', 123_456_700],
    ['1 234.50', 123_450],
    ['1\u00a0234\u00a0567', 123_456_700],
    ['1  234.50', 123_450],
    ['USD 42.10', 4_210],
    ['US$42.10', 4_210],
    ['42.10 USD', 4_210],
    ['42.10$', 4_210],
    ['٤٢٫١٠', 4_210],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['۴۲.۱۰', 4_210],
    ['४२.१०', 4_210],
    ['＄４２．１０', 4_210],
    ['\u200042.10\n', 4_210],
  ])('%j', (text, cents) => expect(readDollars(text)).toEqual({ cents }));
});

describe('invalid amounts', () => {
  it.each<[string, AmountProblem]>([
    ['', 'missing'],
    [' \u00a0 ', 'missing'],
    ['.', 'unclear'],
    ['$', 'unclear'],
    ['ten', 'unclear'],
    ['1e3', 'unclear'],
    ['1e-3', 'unclear'],
    ['0x10', 'unclear'],
    ['Infinity', 'unclear'],
    ['NaN', 'unclear'],
    ['1,50', 'unclear'],
    ['1.234,50', 'unclear'],
    ['1,23', 'unclear'],
    ['12,3456', 'unclear'],
    ['1,234 567', 'unclear'],
    ['12 50', 'unclear'],
    ["1'234", 'unclear'],
    ['1.2.3', 'unclear'],
    ['9999999999', 'unclear'],
    ['42.10 42.10', 'unclear'],
    ['$$5', 'unclear'],
    ['+5', 'unclear'],
    ['1²', 'unclear'],
    ['①', 'unclear'],
    ['½', 'unclear'],
    ['€5', 'unclear'],
    ['1，50', 'unclear'],
    ['1٬50', 'unclear'],
    ['5＄6', 'unclear'],
    ['1.234', 'fraction'],
    ['0.005', 'fraction'],
    ['5.500', 'fraction'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['–5', 'negative'],
    ['－5', 'negative'],
    ['5 -', 'negative'],
    ['$-5', 'negative'],
    ['-$5.00', 'negative'],
    ['5-', 'negative'],
    ['(5.00)', 'negative'],
  ])('%j: %s', (text, problem) => expect(readDollars(text)).toEqual({ problem }));
});

it('reads what the portal writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.boolean(), (cents, short) => {
      expect(parseDollars(formatCents(cents, { short }))).toBe(cents);
    }),
  );
});

it('reads an amount whatever digits and separators it is written with', () => {
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10);
  fc.assert(
    fc.property(
      ...[fc.integer({ min: 0, max: 99_999_999_999 }), zeros],
      ...[fc.constantFrom(',', '٬', '，', ' ', ''), fc.constantFrom('.', '٫', '．')],
      fc.constantFrom('', '$', '$ ', 'USD ', '＄'),
      (cents, zero, thousands, period, before) => {
        const [dollars = '', rest = ''] = formatCents(cents).slice(1).split('.');
        const plain = `${dollars.replaceAll(',', thousands)}${period}${rest}`;
        const written = plain.replaceAll(/\d/g, (digit) =>
          String.fromCodePoint(zero + Number(digit)),
        );
        expect(readDollars(before + written)).toEqual({ cents });
      },
    ),
  );
});

it('never rounds and never guesses: the amount equals the typed digits', () => {
  // An independent check: the amount has every typed digit, and no other.
  const pieces = fc.constantFrom(...'0 1 2 5 9 . , $ - e + ( ) ٣ 00 .0 ,000'.split(' '), ' ');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (typed) => {
      const text = typed.join('');
      const read = readDollars(text);
      if ('problem' in read) return;
      const ascii = text.replaceAll('٣', '3');
      expect(ascii).toMatch(/^[\d.,$ ]+$/);
      const [dollars = '', cents = '', ...more] = ascii.replaceAll(/[$ ,]/g, '').split('.');
      expect(more).toEqual([]);
      expect(cents.length).toBeLessThanOrEqual(2);
      const exact = BigInt(dollars || '0') * 100n + BigInt(cents.padEnd(2, '0') || '0');
      expect(BigInt(read.cents)).toBe(exact);
    }),
    { numRuns: cases },
  );
});
