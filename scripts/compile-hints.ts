import type { Plugin } from 'vite';

/** Files of which nearly every function runs before the first screen is complete. */
const firstFiles = new Set('react libraries portal index fhir dashboard'.split(' '));

/** The comment on the first line of such a file. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser to compile whole files while they arrive instead of each function when it is first
 * called, which the member would wait for. Browsers that do not know the comment ignore it.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Only counts on the first line: after all plugins that put something there.
      order: 'post',
      handler(_, bundle) {
        for (const item of Object.values(bundle)) {
          if (item.type === 'chunk' && firstFiles.has(item.name)) {
            item.code = `${compileHint}${item.code}`;
          }
        }
      },
    },
  };
}
