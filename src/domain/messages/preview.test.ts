import { expect, it } from 'vitest';
import { previewOf } from './preview.ts';

it.each([
  ['plain text', 'Hello, Maria.', 'Hello, Maria.'],
  ['on several lines', ' Hello,\n\n  Maria.\t', 'Hello, Maria.'],
  ['with markup', '<p>Hello,</p><p>see <b>your</b> claim.<br/></p>', 'Hello, see your claim.'],
  ['with markup that was cut off', '<p>Hello <a href="/cla', 'Hello'],
  ['with characters in other words', 'A &amp; B &lt;C&gt; &nbsp;&quot;D&quot;', 'A & B <C> "D"'],
  ['with a word that only looks like one', '3 < 5 and &shy;7 > 4', '3 < 5 and &shy;7 > 4'],
  ['an emoji', '👍🏽 Thank you', '👍🏽 Thank you'],
  ['only markup', '<div><p></p></div>', null],
  ['nothing', '', null],
  ['none', null, null],
])('%s', (_, text, preview) => {
  expect(previewOf(text)).toBe(preview);
});

it('a long text ends in an ellipsis', () => {
  const preview = previewOf('word '.repeat(100)) ?? '';
  expect(preview).toMatch(/word…$/);
  expect(preview).toHaveLength(160);
});

it('an emoji is not cut', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(previewOf(family.repeat(20))).toBe(family.repeat(20));
  expect(previewOf(`${'x'.repeat(159)}${family}${family}`)).toBe(`${'x'.repeat(159)}${family}…`);
});

it('a text of megabytes costs no more than its beginning', () => {
  const began = performance.now();
  expect(previewOf('<p>'.repeat(3_000_000))).toBeNull();
  expect(performance.now() - began).toBeLessThan(100);
});
