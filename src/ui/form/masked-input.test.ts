import fc from 'fast-check';
import { expect, it } from 'vitest';
import { press, pressMasked, shown, typing } from '#tests/support/typed-text.ts';
import { maskDate } from './masked-input.tsx';
import type { Typing } from './typing-mask.ts';
import { cases } from '#tests/support/cases.ts';

const after = (start: string, ...keys: string[]) =>
  shown(keys.reduce((state, key) => pressMasked(maskDate, state, key), typing(start)));

it.each([
  ['0', '0|'],
  ['03', '03|'],
  ['031', '03/1|'],
  ['03141984', '03/14/1984|'],
  ['03/14/1984', '03/14/1984|'],
  ['3/4/1984', '3/4/1984|'],
  ['3-4-1984', '3/4/1984|'],
  ['03.14.1984', '03/14/1984|'],
  ['03//14', '03/14|'],
  ['/03', '03|'],
  ['0a3', '03|'],
  ['03141984/', '03/14/1984|'],
  ['031419845', '03/14/19845|'],
])('%s key by key', (keys, masked) => expect(after('|', ...Array.from(keys))).toBe(masked));

it.each([
  ['|', '1984-03-14', '03/14/1984|'],
  ['|', ' 1984-03-14 ', '03/14/1984|'],
  ['|', '03141984', '03/14/1984|'],
  ['|', '3 / 14 / 1984', '3/14/1984|'],
  ['|', '03-14-1984', '03/14/1984|'],
  ['03/|', '141984', '03/14/1984|'],
])('masks a date: into %s pasted %s', (start, text, masked) =>
  expect(after(start, text)).toBe(masked),
);

it.each([
  ['03/14/1984|', ['Backspace'], '03/14/198|'],
  ['03/1|', ['Backspace', 'Backspace', 'Backspace'], '0|'],
  ['03/|14/1984', ['Backspace', 'Backspace'], '0|14/1984'],
  ['0|/14/1984', ['5'], '05|/14/1984'],
  ['0|/14/1984', ['x'], '0|/14/1984'],
  ['03/|/1984', ['2', '7'], '03/27|/1984'],
  ['03|/14/1984', ['Delete', '/'], '03/|14/1984'],
  ['03|/14/1984', ['5'], '035|/14/1984'],
])('%s and %j', (start, keys, masked) => expect(after(start, ...keys)).toBe(masked));

const keys = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Array.from('0123456789')) },
    { weight: 2, arbitrary: fc.constantFrom('/', '-', '.', ' ', 'x') },
    { weight: 2, arbitrary: fc.constantFrom('Backspace', 'Delete') },
    { weight: 2, arbitrary: fc.nat(12).map((place) => ({ place })) },
  ),
  { maxLength: 40 },
);

it('never loses or moves a digit or its caret', () => {
  fc.assert(
    fc.property(keys, (actions) => {
      let field: Typing = { text: '', caret: 0 };
      for (const action of actions) {
        if (typeof action === 'object') {
          field = { ...field, caret: Math.min(action.place, field.text.length) };
          continue;
        }
        const [plain] = press(field, action);
        field = pressMasked(maskDate, field, action);
        expect(digitsOf(field.text)).toBe(digitsOf(plain.text));
        expect(digitsOf(field.text.slice(0, field.caret))).toBe(
          digitsOf(plain.text.slice(0, plain.caret)),
        );
        expect(field.text).toMatch(/^[0-9/]*$/);
      }
    }),
    { numRuns: cases },
  );
});

it('deletes only what is deleted', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789/')), maxLength: 12 });
  fc.assert(
    fc.property(text, fc.nat(12), fc.constantFrom('Backspace', 'Delete'), (start, place, key) => {
      const [plain, deletion] = press({ text: start, caret: Math.min(place, start.length) }, key);
      expect(maskDate(plain, deletion)).toEqual(plain);
    }),
    { numRuns: cases },
  );
});

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
