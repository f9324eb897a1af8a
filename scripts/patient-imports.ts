import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { createAsk } from './ask-patiently.ts';

/** The changes to Vite's helper: its beginning, the traces of a failure, and the report of one. */
const changes: readonly (readonly [its: string, ours: string])[] = [
  ['export const __vitePreload =', 'const attempt ='],
  // A style sheet that did not come is asked for again, too.
  ['(err) => {\n\t\tseen[href] = void 0;', '(err) => {\n\t\tdelete seen[href];'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  ['handlePreloadError(item.reason);', 'throw item.reason;'],
  ['return baseModule().catch(handlePreloadError);', 'return baseModule();'],
];

/**
 * Retries code that is fetched only when it is needed, and the styles that come with it: they are requested three times
 * before they count as missing, since a connection may break for a moment. Breaking off because the page is being left
 * counts as none of them. Then `vite:preloadError` is dispatched on `window`, and the caller gets an error that the
 * router does not answer with a reload of its own.
 */
export function patientImports(): Plugin {
  return {
    name: 'patient-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(helper) {
        const code = changes.reduce((text, [its, ours]) => {
          if (!text.includes(its))
            throw new Error(`the bundler imports in another way now: ${its}`);
          return text.replace(its, ours);
        }, helper);
        return {
          code: [
            `import { thisPage } from ${JSON.stringify(pageStay)};`,
            code,
            createAsk.toString(),
            `export const __vitePreload = createAsk(attempt, thisPage);`,
          ].join(';\n'),
          map: null,
        };
      },
    },
  };
}

const pageStay = fileURLToPath(new URL('../src/api/http/page-stay.ts', import.meta.url));
