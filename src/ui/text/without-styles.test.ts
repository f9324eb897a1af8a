import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutStyles } from './without-styles.ts';

it.each([
  ['<p style="color: red">x</p>', '<p >x</p>'],
  ["<p class='a' STYLE = 'b' id=c>x</p>", "<p class='a'  id=c>x</p>"],
  ['<p style=color:red>x</p>', '<p >x</p>'],
  ['<p/style="a">x</p>', '<p >x</p>'],
  ['<style>p { color: red }</style>x', ' x'],
  ["<style title='a > b'>c</style>x", ' x'],
  ["<p style='color: red'>x</p>", '<p >x</p>'],
  ["<p title='a > b' style=c>x</p>", "<p title='a > b' >x</p>"],
  ['a<STYLE media="print">b</STYLE >c', 'a c'],
  ['<svg><style>@import "a"</style></svg>', '<svg> </svg>'],
  ['<style>never closed', ' '],
])('%j is parsed as %j', (html, parsed) => {
  expect(withoutStyles(html)).toBe(parsed);
});

it.each([
  'My style="plain" is a text.',
  '<p title="style=\'a\' <style>b</style>">x</p>',
  '<p title="one style=modern">x</p>',
  "<a href='/find?style=modern'>lifestyle</a>",
  '<p data-style="a">x</p>',
])('leaves %j unchanged', (html) => {
  expect(withoutStyles(html)).toBe(html);
});

it('never changes text without tags', () => {
  const piece = fc.constantFrom('style', '=', '"', "'", ' ', 'a', '>', '/', '< ');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(withoutStyles(pieces.join(''))).toBe(pieces.join(''));
    }),
  );
});

// A quadratic expression would time out here.
it.each(['<a ', '<a "', '<a \'"', '<style', '</style ', '<a style=', 'style ', ' ', '/', '"<a" '])(
  'matches a long run of %j in linear time',
  (part) => {
    for (const start of ['style', '<style>', '<a ']) {
      expect(withoutStyles(start + part.repeat(100_000)).length).toBeGreaterThan(0);
    }
  },
);
