import { existsSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { overriddenWords } from './overrides/overridden-words.ts';
import { pseudoLanguage, pseudoWords } from './pseudo-language.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

/**
 * Builds in one language: `#content/…` is `content/en/`, unless `PORTAL_LANGUAGE` names another folder or the
 * pseudo-language, which is made of it. Puts in the insurer's own words, and those of index.html that are there before
 * any script has run: `{{title}}` and the like. Everything that is not built (tests, type check, sandbox) reads the
 * folder that package.json names.
 *
 * @throws if the language has no folder
 */
export function inLanguage(language = 'en', root = projectRoot): Plugin[] {
  const isPseudo = language === pseudoLanguage;
  const folder = path.join(root, 'content', isPseudo ? 'en' : language);
  if (!existsSync(folder)) throw new Error(`There are no words in ${language}: no ${folder}`);
  const words = [
    overriddenWords(isPseudo ? 'en' : language, root),
    ...(isPseudo ? [pseudoWords()] : []),
  ];
  const page: Plugin = {
    name: 'language',
    config: () => ({
      resolve: { alias: [{ find: /^#content\//, replacement: `${folder}/` }] },
    }),
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const file = path.join(folder, 'page.ts');
        const { module } = await runnerImport<typeof import('#content/page.ts')>(file, {
          plugins: words,
        });
        const texts = new Map<string, string>(Object.entries(module.pageWords));
        return html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
          const text = texts.get(name);
          if (text === undefined) throw new Error(`content/${language}/page.ts has no ${name}`);
          return text;
        });
      },
    },
  };
  return [...words, page];
}
