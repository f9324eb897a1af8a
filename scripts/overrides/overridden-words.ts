import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { overriddenExports, overriddenFiles, readOverrides } from './read-overrides.ts';

const withOverrides = path.resolve(import.meta.dirname, '../../content/with-overrides.ts');

/** Marks the original file in `content/`, without an insurer's overrides. */
const asWritten = '?as-written';

/**
 * Puts an insurer's own words (`content-overrides/<language>/`) in place of ours as they are loaded. Stops the build where
 * words that they replace are gone, and warns where they have changed.
 */
export function overriddenWords(language: string, root: string): Plugin {
  const content = path.join(root, 'content', language);
  const files = new Map(
    overriddenFiles(language, root).map((file) => [path.join(content, `${file}.ts`), file]),
  );
  return {
    name: 'overridden-words',
    enforce: 'pre',
    async buildStart() {
      const all = await readOverrides(language, root);
      const gone = all.filter(({ ours }) => ours === null);
      if (gone.length > 0) {
        this.error(gone.map(({ file, name }) => `${file}: ${name} replaces nothing`).join('\n'));
      }
      const changed = all.filter(({ ours, recorded }) => ours !== recorded);
      if (changed.length > 0) {
        this.warn(`${changed.length} words have changed beneath yours: npm run overrides`);
      }
    },
    async load(id) {
      if (id.endsWith(asWritten)) return readFileSync(id.slice(0, -asWritten.length), 'utf8');
      const file = files.get(path.normalize(id));
      if (file === undefined) return null;
      const own = path.join(root, 'content-overrides', language, `${file}.ts`);
      this.addWatchFile(own);
      const names = await overriddenExports(language, file, root);
      return [
        `import * as ours from ${JSON.stringify(id + asWritten)};`,
        `import own from ${JSON.stringify(own)};`,
        `import { withOverrides } from ${JSON.stringify(withOverrides)};`,
        `export * from ${JSON.stringify(id + asWritten)};`,
        ...names.map((name) => `export const ${name} = withOverrides(ours.${name}, own.${name});`),
      ].join('\n');
    },
  };
}
