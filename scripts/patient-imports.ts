import type { Plugin } from 'vite';

const impatient = 'return baseModule().catch(handlePreloadError);';

/**
 * Code that is fetched only when it is needed is asked for three times before it counts as missing: a
 * connection may break for a moment. Then `vite:preloadError` is dispatched on `window`, and whoever
 * asked gets an error that the router does not answer with a reload of its own.
 */
export function patientImports(): Plugin {
  return {
    name: 'patient-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(impatient)) throw new Error('the bundler imports in another way now');
        return {
          code: `${code.replace(impatient, 'return importPatiently(baseModule).catch(handlePreloadError);')}
${importPatiently.toString()}`,
          map: null,
        };
      },
    },
  };
}

/** Runs in the browser. */
async function importPatiently(load: () => Promise<unknown>): Promise<unknown> {
  for (const pause of [500, 1_500]) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
  try {
    return await load();
  } catch (cause) {
    const error = new Error('A part of the portal could not be fetched.', { cause });
    error.name = 'ChunkUnavailable';
    throw error;
  }
}
