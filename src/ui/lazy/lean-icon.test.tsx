import * as icons from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import createIcon from './lean-icon.ts';

/** The data that an icon's own file passes to the icon factory. */
const { __iconData: data } = z
  .object({
    __iconData: z.object({
      node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
    }),
  })
  .parse(await import('lucide-react/icons/shield-check'));

const withoutClass = (svg: string) => svg.replace(/ class="[^"]*"/, '');
const attributesOf = (svg: string) =>
  (/<svg ([^>]*)>/.exec(svg)?.[1] ?? '').match(/[\w-]+="[^"]*"/g);

test.each([
  {},
  { size: 16 },
  { size: 20, 'aria-hidden': 'true' },
  { 'aria-hidden': false, 'aria-label': 'Covered' },
] as const)('an icon with %o has the shapes and attributes that Lucide gives it', (set) => {
  const own = withoutClass(renderToStaticMarkup(createElement(createIcon(data), set)));
  const theirs = withoutClass(renderToStaticMarkup(<icons.ShieldCheck {...set} />));
  expect(own).toContain('<path ');
  expect(own.replace(/<svg [^>]*>/, '')).toBe(theirs.replace(/<svg [^>]*>/, ''));
  expect(attributesOf(own)?.toSorted()).toEqual(attributesOf(theirs)?.toSorted());
});

test('an icon has the class that it is given, and no other', () => {
  const markup = renderToStaticMarkup(createElement(createIcon(data), { className: 'faint' }));
  expect(markup).toContain(' class="faint"');
});
