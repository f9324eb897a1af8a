import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import { PurgeCSS } from 'purgecss';
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
        const links = chunksFor(page, chunks, bundle).map(modulePreload);
        const html = template.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
        this.emitFile({
          type: 'asset',
          fileName: page.file,
          source: page.isSignedIn ? signedInPage(html, markup.skeleton, chunks) : html,
        });
      }
      const html = landingPage(template, markup.landing, chunks, bundle);
      const { file, styles } = await ownStyles(html, bundle);
      const ownFile = this.emitFile({ type: 'asset', name: 'login.css', source: styles });
      this.emitFile({
        type: 'asset',
        fileName: 'login.html',
        source: html.replace(file, this.getFileName(ownFile)),
      });
    },
  };
}

const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * The frame is in the page, and painted before the portal's code takes bandwidth. The head start runs
 * as soon as it is there.
 */
function signedInPage(template: string, skeleton: string, chunks: OutputChunk[]): string {
  const chunk = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/src/head-start.ts')),
  );
  if (chunk === undefined || chunk.imports.length > 0) {
    throw new Error(`the head start has to be one file and imports ${chunk?.imports.join(', ')}`);
  }
  const preload = modulePreload(chunk.fileName);
  if (!template.includes(preload)) throw new Error(`index.html does not list ${chunk.fileName}`);
  return template
    .replace(preload, '')
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
    .replace(
      '<script type="module"',
      `<script type="module" id="head-start" async crossorigin src="/${chunk.fileName}"></script>\n    $& fetchpriority="low"`,
    )
    .replace(emptyRoot, `<div id="root">${skeleton}</div>`);
}

/** Of the portal's styles those that the page uses, and the file they are in. */
async function ownStyles(html: string, bundle: OutputBundle) {
  const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
  const [own] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: textOf(sheet) }],
    variables: true,
    keyframes: true,
  });
  if (sheet === undefined || own === undefined) throw new Error('the build wrote no styles');
  return { file: sheet.fileName, styles: own.css };
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
    const modules = [`/src/routes/${route}.tsx?tsr-split=component`];
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
  const later = Object.keys(bundle)
    .filter((file) => /\.(woff2|css)$/.test(file))
    .map((file) => `/${file}`);
  return template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace('<title>Member Portal</title>', '<title>Sign In | Member Portal</title>')
    .replace(
      '</head>',
      `  <script type="module" fetchpriority="low" src="/${landing?.fileName ?? ''}"></script>\n    <meta name="warm" content="${warm.join(' ')}" />\n    <meta name="later" content="${later.join(' ')}" />\n  </head>`,
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
