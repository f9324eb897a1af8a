import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import { PurgeCSS } from 'purgecss';
import { createServer, type Plugin } from 'vite';
import * as z from 'zod/mini';
import { contractPrefixes } from '#src/domain/plan/plan.ts';
import { landingStarter } from '../deploy/landing-starter.ts';

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
 * Writes an HTML file for every address, with `modulepreload` for exactly the
 * chunks its screen needs, so that they are fetched together instead of one after the other; and the
 * sign-in page rendered to HTML.
 */
export function perRouteHtml(): Plugin {
  return {
    name: 'per-route-html',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      const template = withFont(textOf(index), bundle);
      if (index?.type === 'asset') index.source = template;
      const markup = await renderPages();
      const build = readBuild(bundle);
      for (const page of pagesOf(build.chunks)) {
        this.emitFile({
          type: 'asset',
          fileName: page.file,
          source: page.isSignedIn
            ? signedInPage(template, markup, page, build)
            : publicPage(template, page, build),
        });
      }
      const styles = await ownStyles(markup.landing, bundle);
      const ownFile = this.emitFile({ type: 'asset', name: 'login.css', source: styles });
      this.emitFile({
        type: 'asset',
        fileName: 'initiate-login.html',
        source: leavingPage(template, markup.leaving, build),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'login.html',
        source: landingPage(template, markup, this.getFileName(ownFile), build),
      });
    },
  };
}

/** The parts of a build that pages name. */
interface Build {
  chunks: OutputChunk[];
  /** The entry chunk of index.html. */
  entry: OutputChunk;
  bootPrefetch: OutputChunk;
  landing: OutputChunk;
  leave: OutputChunk;
  notice: OutputChunk;
  /** Finishes a sign-in on the return page. */
  finish: OutputChunk;
}

function readBuild(bundle: OutputBundle): Build {
  const items = Object.values(bundle);
  const chunks = items.filter((item) => item.type === 'chunk');
  const withModule = (end: string) =>
    found(
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end))),
      end,
    );
  const bootPrefetch = withModule('/src/boot/boot-prefetch.ts');
  const shared = withModule('/src/boot/unchecked.ts');
  const others = bootPrefetch.imports.filter((file) => file !== shared.fileName);
  // Pages name it before the boot prefetch, as they do with every tiny file.
  if (others.length > 0 || shared.imports.length > 0 || shared.code.length >= tinyBytes) {
    throw new Error(`the boot prefetch would wait for ${[shared.fileName, ...others].join(', ')}`);
  }
  const landing = withModule('/src/boot/landing.ts');
  const leave = withModule('/src/boot/leave.ts');
  for (const { fileName, imports } of [landing, leave]) refuseLibraries(fileName, imports, chunks);
  return {
    chunks,
    entry: withModule('/src/main.tsx'),
    bootPrefetch,
    landing,
    leave,
    notice: withModule('/src/boot/landing-notice.ts'),
    finish: withModule('/src/boot/finish-sign-in.ts'),
  };
}

/** Refuses libraries in the scripts that pages begin with and must not wait for: each is a file or two of our own. */
function refuseLibraries(file: string, imports: string[], chunks: OutputChunk[]): void {
  const brought = chunks.filter(({ fileName }) => imports.includes(fileName));
  const ids = brought.flatMap((chunk) => [...chunk.imports, ...chunk.moduleIds]);
  if (ids.some((id) => /node_modules|\.tsx$|\/boot-prefetch\.ts$/.test(id))) {
    throw new Error(`${file} brings ${ids.join(', ')}`);
  }
}

function found<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`the build has no ${what}`);
  return item;
}

/** Renders a public page. The chunks that its own code adds are fetched beside the others. */
function publicPage(template: string, page: Page, build: Build): string {
  const entryFiles = new Set(filesOf([build.entry], build));
  const own = chunksOf(page, build).filter((chunk) => !entryFiles.has(chunk.fileName));
  return inHead(template, [...stylesOf(own).map(styleSheet), ...own.map(modulePreload)]);
}

/** The size of source below which a script fits into the first packet of an answer. */
const tinyBytes = 1_500;

/**
 * Renders a signed-in page. The frame is in the page, and painted before the portal's code takes bandwidth. The boot
 * prefetch runs as soon as it is there.
 */
function signedInPage(
  template: string,
  { skeleton, welcome, afterSignIn }: PageMarkup,
  page: Page,
  build: Build,
): string {
  const { entry, bootPrefetch } = build;
  const isReturn = page.modules === returnModules;
  const after = isReturn ? ` data-after="${afterSignIn.join(' ')}"` : '';
  const own = chunksOf(page, build);
  // Named, not fetched: the boot prefetch fetches it when the page is one that reads health records.
  const records = chunksOf({ modules: afterSignInModules }, build)
    .filter((chunk) => !own.includes(chunk))
    .map(({ fileName }) => fileName);
  const finishing = isReturn ? filesOf([build.finish], build) : [];
  const named = own.filter(
    (chunk) => chunk !== bootPrefetch && !finishing.includes(chunk.fileName),
  );
  // What all others begin with, a few lines: it must not queue behind them, for none of them runs before.
  const tiny = named.filter(({ code }) => code.length < tinyBytes).map(modulePreload);
  const [longest, ...others] = named
    .filter(({ code }) => code.length >= tinyBytes)
    .toSorted((a, b) => b.code.length - a.code.length)
    .map((chunk) => modulePreload(chunk).replace('<link', '$& fetchpriority="low"'));
  const lines = [
    // The first one goes over the connection that brought the page and is already up to speed.
    longest ?? '',
    ...stylesOf(own).map(styleSheet),
    ...tiny,
    `<script type="module" id="boot-prefetch" data-records="${records.join(' ')}"${after} async crossorigin src="/${bootPrefetch.fileName}"></script>`,
    ...(isReturn ? finishScripts(build) : []),
    ...others,
    `<script type="module" fetchpriority="low" crossorigin src="/${entry.fileName}"></script>`,
  ];
  // Outside of the root, which the portal empties.
  const heading = page.file.endsWith('/dashboard.html') ? welcome : '';
  return inHead(bare(template), lines).replace(
    emptyRoot,
    `<div id="root">${skeleton}</div>${heading}`,
  );
}

/** Returns the script that finishes a sign-in, with the files it imports. */
function finishScripts(build: Build): string[] {
  const { finish, bootPrefetch } = build;
  const imported = filesOf([finish], build).filter(
    (file) => file !== finish.fileName && file !== bootPrefetch.fileName,
  );
  return [
    ...build.chunks.filter(({ fileName }) => imported.includes(fileName)).map(modulePreload),
    `<script type="module" async crossorigin src="/${finish.fileName}"></script>`,
  ];
}

/** Renders the page that leaves by a script of its own; in doubt it starts the portal, which is named, not fetched. */
function leavingPage(template: string, overlay: string, build: Build): string {
  const { entry, leave, chunks } = build;
  const lines = [
    ...stylesOf(chunks.filter(({ fileName }) => filesOf([entry], build).includes(fileName))).map(
      styleSheet,
    ),
    ...chunks.filter(({ fileName }) => leave.imports.includes(fileName)).map(modulePreload),
    `<script type="module" id="leave" data-portal="/${entry.fileName}" async crossorigin src="/${leave.fileName}"></script>`,
  ];
  return inHead(bare(template), lines).replace(emptyRoot, `<div id="root">${overlay}</div>`);
}

/**
 * Renders the sign-in page, without code of the portal; what the return from the provider will need is listed, for when
 * the page is quiet.
 */
function landingPage(
  template: string,
  { landing, landingTitle }: PageMarkup,
  styles: string,
  build: Build,
): string {
  const ahead = chunksOf({ modules: returnModules }, build).toSorted(
    (a, b) => b.code.length - a.code.length,
  );
  const list = (files: string[]) => files.map((file) => `/${file}`).join(' ');
  const lines = [
    // Painted at once as a whole, because what is centred would move if the page came in parts.
    '<link rel="expect" href="#notice" blocking="render" />',
    styleSheet(styles),
    `<meta name="landing" content="/${build.landing.fileName}" />`,
    `<meta name="notice" content="/${build.notice.fileName}" />`,
    `<meta name="later" content="${list([...ahead.map(({ fileName }) => fileName), ...stylesOf(ahead)])}" />`,
    `<script>${landingStarter}</script>`,
  ];
  return inHead(bare(template), lines)
    .replace(/\s*<link rel="preload"[^>]*>/, '')
    .replace(/<title>[^<]*</, `<title>${landingTitle}<`)
    .replace(/\s*<noscript[^]*<\/noscript\s*>/, '')
    .replace(emptyRoot, `<div id="root">${landing}</div>`);
}

/**
 * Adds the font's preload, the same line in every page: what one page fetched is there for the first paint of the next.
 */
function withFont(template: string, bundle: OutputBundle): string {
  const font = Object.keys(bundle).find((file) => /inter-common[^/]*\.woff2$/.test(file));
  return inHead(template, [
    `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${found(font, 'font')}">`,
  ]);
}

const modulePreload = ({ fileName }: OutputChunk) =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;

/** Returns the files of the style sheets that come with some chunks. */
const stylesOf = (chunks: OutputChunk[]): string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

const styleSheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** Returns the template without the scripts and styles the bundler put into it. */
function bare(template: string): string {
  return template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
}

function inHead(html: string, lines: string[]): string {
  return html.replace('</head>', `  ${lines.join('\n    ')}\n  </head>`);
}

/** Returns those of the portal's styles that a page uses. */
async function ownStyles(html: string, bundle: OutputBundle): Promise<string> {
  const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  const [own] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: styles.map(textOf).join('') }],
    // Not in the page yet: its script puts them there (src/boot/landing.ts, start-carousel.ts).
    dynamicAttributes: ['data-alive', 'data-paused', 'aria-busy'],
    variables: true,
    keyframes: true,
  });
  if (own === undefined) throw new Error('the sign-in page uses no styles');
  return own.css;
}

/**
 * The modules that the first screen after a sign-in imports on its own: there would be a round trip to wait for them.
 */
const afterSignInModules = ['/src/api/fhir/records.ts'];

/**
 * The modules that the return from the provider needs: those that finish the sign-in, and the screens where most
 * members go then.
 */
const returnModules = [
  '/src/session/session-actors.ts',
  '/src/api/sign-in/identity.ts',
  '/src/boot/finish-sign-in.ts',
  ...afterSignInModules,
  '/src/routes/_member/select-plan.tsx?tsr-split=component',
  '/src/routes/_member/{-$contractType}/dashboard.tsx?tsr-split=component',
];

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
    const path = (isPrefixed ? rest.slice(1) : rest)
      // Layouts have no part in the address.
      .filter((part) => part !== 'index' && !part.startsWith('_'))
      .join('/');
    const modules = [`/src/routes/${route}.tsx?tsr-split=component`, ...beside(path)];
    return addressesOf(path)
      .flatMap((page) =>
        isPrefixed ? contractPrefixes.map((prefix) => `${prefix}/${page}`) : [page],
      )
      .map((address) => ({
        file: `${address}.html`,
        modules,
        isSignedIn: layout === '_member',
      }));
  });
  const returning = { file: 'auth-success.html', modules: returnModules, isSignedIn: true };
  return [...screens, returning];
}

/**
 * Returns the paths at which hosts look for the page of an address: one whose last part is an id, such as a claim's,
 * stands in `_.html`. A last part that may be missing has both; a parameter in the middle has none.
 */
function addressesOf(path: string): string[] {
  const [, list] = /^(.+)\/\{-\$[^/]+\}$/.exec(path) ?? [];
  if (list !== undefined) return [list, `${list}/_`];
  const page = path.replace(/(?<=\/)\$[^/]+$/, '_');
  return page.includes('$') ? [] : [page];
}

/** Returns the modules that a screen's address needs besides the screen itself. */
function beside(path: string): string[] {
  return path === 'register' ? ['/src/portal/registration/running-registration.ts'] : [];
}

/** Returns the chunks a page needs: the portal's own and those of the page, without repeats. */
function chunksOf({ modules }: Pick<Page, 'modules'>, build: Build): OutputChunk[] {
  // Where a module shares its chunk, it is imported by a file of its own that only names the chunk.
  const own = build.chunks.filter(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId ?? '', ...moduleIds].some((id) =>
      modules.some((module) => id.endsWith(module)),
    ),
  );
  for (const module of modules) {
    const isBuilt = own.some(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(module)),
    );
    if (!isBuilt) throw new Error(`${module} is in no file of the build`);
  }
  const files = filesOf([build.entry, ...own], build);
  return build.chunks.filter((chunk) => files.includes(chunk.fileName));
}

/** Returns the files of some chunks and of all they import. */
function filesOf(chunks: OutputChunk[], { chunks: all }: Build): string[] {
  const files = new Set<string>();
  const visit = (chunk: OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    all.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(visit);
  };
  chunks.forEach(visit);
  return [...files];
}

/** The schema of the markup that scripts/page-markup.tsx renders at build. */
const markup = z
  .string()
  .check(
    z.refine((html) => !/\sstyle=/.test(html), 'the content-security policy blocks inline styles'),
  );
const pageMarkup = z.object({
  landing: markup,
  leaving: markup,
  skeleton: markup,
  welcome: markup,
  landingTitle: z.string(),
  afterSignIn: z.array(z.string().check(z.regex(/^[\w:/-]+$/))),
});
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
