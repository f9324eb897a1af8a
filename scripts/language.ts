import { existsSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Alias, type Plugin } from 'vite';
import { overriddenWords } from './overrides/overridden-words.ts';
import { pseudoLanguage, pseudoWords } from './pseudo-language.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

/**
 * Returns the alias of `#content/…` in a build for one language: `content/en/`, unless `PORTAL_LANGUAGE` names another
 * folder or the pseudo-language, which is made of it. Everything that is not built (tests, type check, sandbox) reads the one that package.json names.
 */
export function contentIn(language = 'en', root = projectRoot): Alias {
  return { find: /^#content\//, replacement: `${folderOf(language, root)}/` };
}

/** Puts the words into index.html that are there before any script has run: `{{title}}` and the like. */
export function pageInLanguage(language = 'en', root = projectRoot): Plugin {
  return {
    name: 'page-in-language',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const file = path.join(folderOf(language, root), 'page.ts');
        const { module } = await runnerImport<typeof import('#content/page.ts')>(file, {
          plugins: pluginsOf(language, root),
        });
        const words = new Map<string, string>(Object.entries(module.pageWords));
        return html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
          const word = words.get(name);
          if (word === undefined) throw new Error(`content/${language}/page.ts has no ${name}`);
          return word;
        });
      },
    },
  };
}

/** Returns the plugins that a language needs besides its folder: the insurer's own words, and the pseudo-language. */
export const pluginsOf = (language = 'en', root = projectRoot): Plugin[] =>
  language === pseudoLanguage
    ? [overriddenWords('en', root), pseudoWords()]
    : [overriddenWords(language, root)];

function folderOf(language: string, root: string): string {
  const folder = path.join(root, 'content', language === pseudoLanguage ? 'en' : language);
  if (!existsSync(folder)) throw new Error(`There are no words in ${language}: no ${folder}`);
  return folder;
}
