import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import { createServer, type Plugin } from 'vite';
import * as z from 'zod/mini';
import { contractPrefixes } from '#src/domain/plan.ts';

interface Page {
  /** Path in the output folder, such as `medical/dashboard.html`. */
  file: string;
  /** Source files (ends of their ids) whose chunks the page needs beyond the entry's. */
  modules: string[];
  /** Shown inside the shell. */
  isSignedIn: boolean;
}

const emptyRoot = '<div id="root"></div>';

/**
 * Writes an HTML file for every address without parameters, with `modulepreload` for exactly the
 * chunks its screen needs, so that they are fetched together instead of one after the other; and the
 * sign-in page rendered to HTML.
 */
export function perRouteHtml(): Plugin {
  return {
    name: 'per-route-html',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const template = textOf(bundle['index.html']);
      const markup = await renderPages();
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      for (const page of pagesOf(chunks)) {
        const links = chunksFor(page, chunks, bundle).map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        );
        this.emitFile({
          type: 'asset',
          fileName: page.file,
          source: template
            .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
            .replace(emptyRoot, `<div id="root">${page.isSignedIn ? markup.skeleton : ''}</div>`),
        });
      }
      this.emitFile({
        type: 'asset',
        fileName: 'login.html',
        source: landingPage(template, markup.landing, chunks, bundle),
      });
    },
  };
}

/** Code of a route file that the router's plugin has split off. */
const splitRoute = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;

function pagesOf(chunks: OutputChunk[]): Page[] {
  const routes = chunks
    .flatMap((chunk) => chunk.moduleIds)
    .flatMap((id) => splitRoute.exec(id)?.[1] ?? []);
  const screens = routes.flatMap((route): Page[] => {
    const [layout, ...rest] = route.split('/');
    if (rest.length === 0 || (layout !== '_member' && layout !== '_public')) return [];
    const isPrefixed = rest[0] === '{-$contractType}';
    const path = (isPrefixed ? rest.slice(1) : rest).filter((part) => part !== 'index').join('/');
    if (path.includes('$')) return [];
    const modules = [
      `/src/routes/${layout}.tsx?tsr-split=component`,
      `/src/routes/${route}.tsx?tsr-split=component`,
    ];
    return (isPrefixed ? contractPrefixes.map((prefix) => `${prefix}/${path}`) : [path]).map(
      (address) => ({ file: `${address}.html`, modules, isSignedIn: layout === '_member' }),
    );
  });
  const signingIn = ['initiate-login', 'auth-success'].map((address) => ({
    file: `${address}.html`,
    modules: ['/src/api/identity.ts'],
    isSignedIn: false,
  }));
  return [...screens, ...signingIn];
}

/** The files a page needs beyond what the template already names, without repeats. */
function chunksFor(
  page: Pick<Page, 'modules'>,
  chunks: OutputChunk[],
  bundle: OutputBundle,
): string[] {
  const wanted = chunks.filter((chunk) =>
    chunk.moduleIds.some((id) => page.modules.some((module) => id.endsWith(module))),
  );
  const entry = chunks.find(
    (chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('index.html'),
  );
  const known = entry ? withImports(entry, bundle) : new Set<string>();
  const files = new Set(wanted.flatMap((chunk) => [...withImports(chunk, bundle)]));
  return [...files].filter((file) => !known.has(file));
}

function withImports(
  chunk: OutputChunk,
  bundle: OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(imported, bundle, seen);
  }
  return seen;
}

/** The template without the portal's scripts; what Sign In will need is listed, not fetched. */
function landingPage(
  template: string,
  markup: string,
  chunks: OutputChunk[],
  bundle: OutputBundle,
): string {
  const landing = chunks.find((chunk) => chunk.name === 'landing');
  const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('index.html'));
  const identity = { modules: ['/src/api/identity.ts'] };
  const warm = [
    ...(entry ? withImports(entry, bundle) : []),
    ...chunksFor(identity, chunks, bundle),
  ].map((file) => `/${file}`);
  const font = Object.keys(bundle).find((file) => file.endsWith('.woff2')) ?? '';
  return template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace('<title>Member Portal</title>', '<title>Sign In | Member Portal</title>')
    .replace(
      '</head>',
      `  <script type="module" fetchpriority="low" src="/${landing?.fileName ?? ''}"></script>\n    <meta name="warm" content="${warm.join(' ')}" />\n    <meta name="later" content="/${font}" />\n  </head>`,
    )
    .replace(/\s*<noscript>.*<\/noscript>/, '')
    .replace(emptyRoot, `<div id="root">${markup}</div>`);
}

/** What is rendered at build, by scripts/page-markup.tsx. */
const markup = z
  .string()
  .check(
    z.refine((html) => !/\sstyle=/.test(html), 'the content-security policy blocks inline styles'),
  );
const pageMarkup = z.object({ landing: markup, skeleton: markup });
type PageMarkup = z.infer<typeof pageMarkup>;

async function renderPages(): Promise<PageMarkup> {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule('/scripts/page-markup.tsx');
    return pageMarkup.parse(module);
  } finally {
    await server.close();
  }
}

function textOf(file: OutputAsset | OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('the build wrote no index.html');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}
