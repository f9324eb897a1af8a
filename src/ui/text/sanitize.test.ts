// @vitest-environment jsdom
import { expect, it } from 'vitest';
import fc from 'fast-check';
import { richTextWords } from '#content/rich-text.ts';
import { uiWords } from '#content/ui.ts';
import {
  allowedPairs,
  dangerousAddresses,
  faultsOf,
  hostileMarkup,
} from '#tests/support/hostile-markup.ts';
import { hasText, sanitize, withoutStyles } from './sanitize.ts';

const origin = 'https://members.example.org';

function clean(html: string): string {
  const container = document.createElement('div');
  container.append(sanitize(html, origin));
  return container.innerHTML;
}

it('tests at least 300 different payloads', () => {
  expect(new Set(hostileMarkup).size).toBeGreaterThanOrEqual(300);
});

it.each(hostileMarkup)('%j keeps only the allowed tags and attributes', (html) => {
  expect(faultsOf(sanitize(html, origin), allowedPairs, origin)).toEqual([]);
});

it.each(dangerousAddresses)('removes the target of a link to %j', (address) => {
  expect(sanitize(`<a href="${address}">x</a>`, origin).querySelector('[href]')).toBeNull();
});

it.each(['https://example.org/a?b=c#d', 'http://example.org/', 'HTTPS://example.org'])(
  'opens a link to %s in a new tab, says so, and sends it no referrer',
  (address) => {
    expect(clean(`<a href="${address}">x</a>`)).toBe(
      `<a href="${address}" target="_blank" rel="noopener noreferrer">x (opens in a new tab)</a>`,
    );
  },
);

it('has the same text for a new tab as the rest of the portal', () => {
  expect(richTextWords.opensInNewTab).toBe(uiWords.opensInNewTab);
});

it('keeps an absolute link to a page of the portal in this tab', () => {
  const link = `<a href="${origin}/claims">x</a>`;
  expect(clean(link)).toBe(link);
});

it('a link without text does not count as text', () => {
  expect(hasText('<a href="https://example.org/"> </a>', origin)).toBe(false);
});

it.each(['mailto:help@example.org', 'tel:+15015550100', '/claims?page=2#row-5', '/'])(
  'keeps a link to %s',
  (address) => {
    expect(clean(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`);
  },
);

it('keeps allowed markup unchanged', () => {
  const html =
    '<div class="d"><p class="p">One <span class="s">two</span> <a class="l" href="/contact">three</a></p></div>';
  expect(clean(html)).toBe(html);
  expect(clean('<ul class="u">x</ul>')).toBe('x');
});

it('separates lines and items, whatever their elements', () => {
  expect(clean('<p>One<br>two</p>')).toBe('<p>One<div></div>two</p>');
  expect(clean('<ul><li>one</li><li><a href="/claims">two</a></li><li> </li></ul>')).toBe(
    '<div>• one</div><div>• <a href="/claims">two</a></div><div> </div>',
  );
  expect(clean('<h2 class="h" onclick="hit()">Title</h2>Text')).toBe('<div>Title</div>Text');
});

it('opens a page of the portal in a new tab if the text requests it', () => {
  expect(clean('<a href="/contact" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="/contact" target="_blank" rel="noopener noreferrer">x (opens in a new tab)</a>',
  );
});

it('gives a new tab no access to this one', () => {
  expect(clean('<a href="https://example.org/" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x (opens in a new tab)</a>',
  );
  expect(clean('<a href="/claims" target="_top">x</a>')).toBe('<a href="/claims">x</a>');
  expect(clean('<a target="_blank">x</a>')).toBe('<a>x</a>');
});

it('hasText tells whether any text remains', () => {
  expect(hasText('<p>Tonight</p>', origin)).toBe(true);
  expect(hasText('<script>hit()</script><p> </p>', origin)).toBe(false);
});

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
