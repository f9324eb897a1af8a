import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const content = path.resolve(import.meta.dirname, '../content');

/** The languages of `content/`, each a folder. */
export const languages = readdirSync(content).filter((name) => !name.includes('.'));

/** Returns `content/<language>/index.ts`, which exports every file of the language by its name. */
export function wordIndex(language: string): string {
  const files = readdirSync(path.join(content, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .toSorted();
  return [
    '/* Written by npm run generate, for tsc to compare (content/words.ts). Nothing imports it at run time. */',
    ...files.map((file) => `export * as '${file.slice(0, -3)}' from './${file}';`),
    '',
  ].join('\n');
}

if (import.meta.main) {
  for (const language of languages) {
    writeFileSync(path.join(content, language, 'index.ts'), wordIndex(language));
  }
}
