import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const folder = 'node_modules/@fontsource-variable/inter';

/** Writes the notice of the typeface, which a style sheet brings: Vite's own list knows only scripts. */
export function fontNotice(): Plugin {
  return {
    name: 'font-notice',
    apply: 'build',
    generateBundle() {
      const { name, version, license } = z
        .object({ name: z.string(), version: z.string(), license: z.string() })
        .parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
      this.emitFile({
        type: 'asset',
        fileName: 'third-party-fonts.txt',
        source: `## ${name} - ${version} (${license})\n\n${readFileSync(`${folder}/LICENSE`, 'utf8')}`,
      });
    },
  };
}
