import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf, textCell } from './csv.ts';
import { cases } from '#tests/support/cases.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\n=1', "'\n'=1"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['a;=1', "a;'=1"],
  ['a, @A1', "a,' @A1"],
  ['a\r\n=1', "a\r'\n'=1"],
  ['a"=1', `a"'=1`],
  ['\0=1', "'=1"],
  ['\u0001=1', "'\u0001=1"],
  ['\u200B=1', "'\u200B=1"],
  ['\uFEFF@A1', "'\uFEFF@A1"],
  ['a;\u2060\u00A0+1', "a;'\u2060\u00A0+1"],
])('prefixes %j with an apostrophe against formulas', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

it.each([
  ...['20261105000412345678', '1234567890123456', '00123456', '007', '12E45', '1e5', '1/2', '3-4'],
  ...['11/5/2026', '2026-11-05', '1.50', '1,000', '5%', '$5', '12:30', '2E+3', ' 0012 '],
  ...['MAR1', 'SEPT2', '1-May', '5 Dec', 'Jan 2026'],
])('prefixes %j with an apostrophe against conversion to a number or a date', (text) => {
  expect(textCell(text)).toBe(`'${text}`);
});

it.each([
  '0',
  '7',
  '88770001',
  '123456789012345',
  'C88770001',
  'CLM-77',
  '0012A',
  'May',
  'Marlow 3',
])('writes %j unchanged, without an apostrophe', (text) => {
  expect(textCell(text)).toBe(text);
});

it.each(['Dr. Smith-Jones', 'Stay (inpatient); office', 'Anna = Bea', '12 + 3', null])(
  'writes %j unchanged',
  (text) => {
    expect(textCell(text)).toBe(text ?? '');
  },
);

it('begins no cell with a formula, wherever a program splits the file', () => {
  const piece = fc.constantFrom(
    ...['=', '+', '-', '@', '＝', '＋', '－', '＠', ';', ',', '\t', '\r', '\n', '"', ' ', 'a', "'"],
    ...[
      '\0',
      '\u0001',
      '\u001F',
      '\u007F',
      '\u0085',
      '\u00A0',
      '\u00AD',
      '\u200B',
      '\u200E',
      '\u2060',
      '\uFEFF',
    ],
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      const file = csvOf([texts.map(textCell)]);
      expect(file).not.toContain('\0');
      for (const cell of file.split(/[;,\t\r\n"]/)) {
        expect(cell.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
      }
    }),
    { numRuns: cases },
  );
});

it('quotes a cell that holds a separator of any program', () => {
  expect(csvOf([['a;b', 'a\tb', 'a,b', 'ab']])).toBe('"a;b","a\tb","a,b",ab\r\n');
});
