import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pressMasked, shown, typing } from '#tests/support/typed-text.ts';
import { maskPhone } from './phone-mask.ts';
import type { Typing } from './typing-mask.ts';
import { cases } from '#tests/support/cases.ts';

const after = (start: string, ...keys: string[]) =>
  shown(keys.reduce((state, key) => pressMasked(maskPhone, state, key), typing(start)));

describe('typing', () => {
  it.each([
    ['5', '(5|'],
    ['501', '(501|'],
    ['5015', '(501) 5|'],
    ['501555', '(501) 555|'],
    ['5015550142', '(501) 555-0142|'],
    ['50155501429', '(501) 555-01429|'],
    ['15015550142', '(501) 555-0142|'],
    ['+1 (501) 555.0142', '(501) 555-0142|'],
    ['501-555-0142', '(501) 555-0142|'],
    ['abc', '|'],
  ])('%s key by key', (keys, masked) => {
    expect(after('|', ...Array.from(keys))).toBe(masked);
  });

  it.each([
    ['(5|1', '0', '(50|1'],
    ['(5|15) 550-142', '0', '(50|1) 555-0142'],
    ['(501|) 550-142', '5', '(501) 5|55-0142'],
    ['(501) |550-142', '5', '(501) 5|55-0142'],
    ['(12|0) 155-5014', '5', '(25|0) 155-5014'],
    ['|', 'x', '|'],
    ['(50|1) 555-0142', 'x', '(50|1) 555-0142'],
  ])('%s and %s', (start, key, masked) => expect(after(start, key)).toBe(masked));
});

it.each([
  ['|', '+1 501-555-0142', '(501) 555-0142|'],
  ['|', '1-501-555-0142', '(501) 555-0142|'],
  ['|', '501.555.0142', '(501) 555-0142|'],
  ['|', 'Phone: (501) 555-0142', '(501) 555-0142|'],
  ['|', '+44 20 7946 0958', '(442) 079-460958|'],
  ['(501|', '5550142', '(501) 555-0142|'],
])('masks a phone number: into %s pasted %s', (start, text, masked) =>
  expect(after(start, text)).toBe(masked),
);

describe('deleting', () => {
  it.each([
    ['(501) 555-0142|', ['Backspace'], '(501) 555-014|'],
    ['(501) 555-0|142', ['Backspace'], '(501) 555|-142'],
    ['(501) 555-|0142', ['Backspace'], '(501) 55|0-142'],
    ['(501) 5|55-0142', ['Backspace'], '(501|) 550-142'],
    ['(501) |555-0142', ['Backspace'], '(50|5) 550-142'],
    ['(501)| 555-0142', ['Backspace'], '(50|5) 550-142'],
    ['(501) 5|', ['Backspace'], '(501|'],
    ['(501) 5|', ['Backspace', 'Backspace', 'Backspace', 'Backspace'], '|'],
    ['(|501) 555-0142', ['Backspace'], '(|501) 555-0142'],
    ['(501|) 555-0142', ['Delete'], '(501|) 550-142'],
    ['(501)| 555-0142', ['Delete'], '(501|) 550-142'],
    ['(501) 555|-0142', ['Delete'], '(501) 555|-142'],
    ['|(501) 555-0142', ['Delete'], '(|015) 550-142'],
    ['(501) 555-0142|', ['Delete'], '(501) 555-0142|'],
    ['(5|', ['Backspace'], '|'],
  ])('%s and %j', (start, keys, masked) => expect(after(start, ...keys)).toBe(masked));

  it('deletes only the selection', () => {
    // `) ` of (501) 555-0142 was selected.
    expect(shown(maskPhone(typing('(501|555-0142'), null))).toBe('(501|) 555-0142');
  });
});

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The same edit on bare digits, which is all a member thinks of. */
function digitsAfter(digits: string, place: number, key: string): [string, number] {
  const [left, right] = [digits.slice(0, place), digits.slice(place)];
  const [text, caret] =
    key === 'Backspace'
      ? [left.slice(0, -1) + right, Math.max(place - 1, 0)]
      : key === 'Delete'
        ? [left + right.slice(1), place]
        : [left + key + right, place + 1];
  return text.length === 11 && text.startsWith('1')
    ? [text.slice(1), Math.max(caret - 1, 0)]
    : [text, caret];
}

describe('after any input', () => {
  const keys = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...Array.from('0123456789')) },
      { weight: 2, arbitrary: fc.constantFrom('Backspace', 'Delete') },
      { weight: 2, arbitrary: fc.nat(16).map((place) => ({ place })) },
    ),
    { maxLength: 40 },
  );

  it('the digits and the caret equal those of a field without a mask', () => {
    fc.assert(
      fc.property(keys, (actions) => {
        let field: Typing = { text: '', caret: 0 };
        let bare: [string, number] = ['', 0];
        for (const action of actions) {
          if (typeof action === 'object') {
            const caret = Math.min(action.place, field.text.length);
            field = { ...field, caret };
            bare = [bare[0], digitsOf(field.text.slice(0, caret)).length];
            continue;
          }
          const isIdle =
            (action === 'Backspace' && field.caret === 0) ||
            (action === 'Delete' && field.caret === field.text.length);
          field = pressMasked(maskPhone, field, action);
          if (!isIdle) bare = digitsAfter(bare[0], bare[1], action);
          expect(digitsOf(field.text)).toBe(bare[0]);
          expect(digitsOf(field.text.slice(0, field.caret)).length).toBe(bare[1]);
        }
      }),
      { numRuns: cases },
    );
  });

  it('the text has one format, and masking it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789()- +x')) }),
        (text) => {
          const masked = maskPhone({ text, caret: text.length }, null);
          expect(masked.text).toMatch(/^(|\(\d{1,3}|\(\d{3}\) \d{1,3}|\(\d{3}\) \d{3}-\d+)$/);
          expect(masked.caret).toBe(masked.text.length);
          const digits = digitsOf(text);
          const isWithCountry = digits.length === 11 && digits.startsWith('1');
          expect(digitsOf(masked.text)).toBe(isWithCountry ? digits.slice(1) : digits);
          expect(maskPhone(masked, null)).toEqual(masked);
        },
      ),
      { numRuns: cases },
    );
  });
});
