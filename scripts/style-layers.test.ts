import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { styleLayers } from './style-layers.ts';

/** Returns a layered style sheet with uniform white space. */
const layered = (path: string) =>
  postcss([styleLayers()])
    .process('a { color: red }', {
      from: fileURLToPath(new URL(`../${path}`, import.meta.url)),
    })
    .css.replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}]) ?/g, '$1');

const order = '@layer theme, ui, parts, shell, screens;';

test.each([
  ['src/ui/theme/tokens.css', 'theme'],
  ['src/ui/theme/theme.css', 'theme'],
  ['src/ui/layout/card.module.css', 'ui'],
  ['src/parts/deadlines/deadlines-card.module.css', 'parts'],
  ['src/shell/chat/chat-panel.module.css', 'shell'],
  ['src/features/claims/claims-screen.module.css', 'screens'],
])('%s is in the layer %s, after the statement with the order of the layers', (path, layer) => {
  const [stated, ...rest] = layered(path).split(';');
  expect(`${stated};`).toBe(order);
  expect(rest.join(';').trim()).toBe(`@layer ${layer}{a{color: red}}`);
});

test('leaves the styles of a package unchanged', () => {
  expect(layered('node_modules/some-package/style.css')).toBe('a{color: red}');
});

test('rejects a style sheet outside the layers', () => {
  expect(() => layered('src/app/new.module.css')).toThrow(
    'no layer of styles holds src/app/new.module.css',
  );
});
