import { pause } from '#src/api/http/pause.ts';
import { thisPage, type PageStay } from '#src/api/http/page-stay.ts';

/** The pauses before the second and third attempt: a connection may break for a moment. */
const pausesMs = [500, 1_500];

/** The style sheets and chunks requested so far, by path. */
const requested = new Map<string, Promise<void>>();

/**
 * Loads a chunk with the style sheets and chunks that it imports. Vite compiles every `import()` into a call of this
 * function; its own makes only one attempt (vite.config.ts replaces it).
 * @param load the `import()`
 * @param files the paths of what the chunk imports, from the root of the site
 * @throws {Error} ChunkUnavailable
 */
const preload = <Module>(load: () => Promise<Module>, files: string[] = []) =>
  loadChunk(() => Promise.all(files.map(request)).then(load), thisPage);

/** @public Vite imports its helper by this name. */
export { preload as __vitePreload };

/**
 * Makes three attempts. Browsers abort requests when the page is left: such an attempt doesn't count.
 * @throws {Error} ChunkUnavailable, after `vite:preloadError` was dispatched on `window`; the router doesn't answer it
 *   with a reload
 */
export async function loadChunk<Module>(
  attempt: () => Promise<Module>,
  page: PageStay,
): Promise<Module> {
  const pauses = pausesMs.values();
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (page.isLeaving()) {
        await page.stays();
        continue;
      }
      const { value: ms } = pauses.next();
      if (ms === undefined) {
        window.dispatchEvent(new Event('vite:preloadError'));
        const error = new Error('A part of the portal could not be loaded.', { cause });
        error.name = 'ChunkUnavailable';
        throw error;
      }
      await pause(ms);
    }
  }
}

/** Resolves once a style sheet applies; doesn't wait for a script, which `import()` does. */
function request(file: string): Promise<void> {
  const href = `/${file}`;
  const link = requested.get(href) ?? addLink(href);
  requested.set(href, link);
  return link;
}

function addLink(href: string): Promise<void> {
  const isStyleSheet = href.endsWith('.css');
  const rel = isStyleSheet ? 'stylesheet' : 'modulepreload';
  if (document.querySelector(`link[rel=${rel}][href="${href}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isStyleSheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      requested.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
  });
}
