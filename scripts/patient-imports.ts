import type { Plugin } from 'vite';

/** What is different of Vite's helper: how it begins, what a failure leaves, and who hears of one. */
const changes: readonly (readonly [its: string, ours: string])[] = [
  ['export const __vitePreload =', 'const attempt ='],
  // A style sheet that did not come is asked for again, too.
  ['(err) => {\n\t\tseen[href] = void 0;', '(err) => {\n\t\tdelete seen[href];'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  ['handlePreloadError(item.reason);', 'throw item.reason;'],
  ['return baseModule().catch(handlePreloadError);', 'return baseModule();'],
];

/**
 * Code that is fetched only when it is needed, and the styles that come with it, are asked for three times before
 * they count as missing: a connection may break for a moment. Then `vite:preloadError` is dispatched on `window`,
 * and whoever asked gets an error that the router does not answer with a reload of its own.
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
          code: `${code};\n${ask.toString()}\nexport const __vitePreload = ask;`,
          map: null,
        };
      },
    },
  };
}

declare function attempt(...call: unknown[]): Promise<unknown>;

/** Runs in the browser. */
async function ask(...call: unknown[]): Promise<unknown> {
  for (const pause of [500, 1_500]) {
    try {
      return await attempt(...call);
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
  try {
    return await attempt(...call);
  } catch (cause) {
    const error = new Error('A part of the portal could not be fetched.', { cause });
    error.name = 'ChunkUnavailable';
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    return undefined;
  }
}
