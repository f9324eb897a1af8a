import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'postcss';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Cascade layers, the weakest first, and whose style sheets they hold: how paths in src begin. */
const layers = [
  { name: 'theme', holds: 'ui/theme/tokens.css' },
  { name: 'theme', holds: 'ui/theme/theme.css' },
  { name: 'ui', holds: 'ui/' },
  { name: 'parts', holds: 'parts/' },
  { name: 'shell', holds: 'shell/' },
  { name: 'screens', holds: 'features/' },
] as const;

const order = [...new Set(layers.map(({ name }) => name))].join(', ');

/**
 * Puts each style sheet into its floor's layer, so that what a screen says of a part wins over the
 * part itself whichever file the browser gets first. Each sheet names the order of all layers.
 *
 * @throws for a sheet of src that no layer holds
 */
export function styleLayers(): Plugin {
  return {
    postcssPlugin: 'style-layers',
    OnceExit(root, { AtRule }) {
      const path = relative(source, root.source?.input.file ?? '').replaceAll('\\', '/');
      // A style sheet of a package.
      if (path.startsWith('..')) return;
      const layer = layers.find(({ holds }) => path.startsWith(holds));
      if (layer === undefined) throw new Error(`no layer of styles holds src/${path}`);
      const held = new AtRule({ name: 'layer', params: layer.name, nodes: root.nodes });
      root.removeAll();
      root.append(new AtRule({ name: 'layer', params: order }), held);
    },
  };
}
