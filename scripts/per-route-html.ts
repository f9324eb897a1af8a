import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import { PurgeCSS } from 'purgecss';
import { build as viteBuild, createServer, type Plugin } from 'vite';
import * as z from 'zod/mini';
import { contractPrefixes } from '#src/domain/plan/plan.ts';
import { landingStarter } from '../deploy/landing-starter.ts';
import { inLanguage } from './language.ts';
import { buildTargets } from './supported-browsers.ts';

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
export function perRouteHtml(language: string | undefined): Plugin {
  return {
    name: 'per-route-html',
    apply: 'build',
    enforce: 'post',
    async generateBundle({ dir = 'dist' }, bundle) {
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
      /** Emits a file and returns its name. */
      const addFile = (name: string, source: string): string =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const addScript = async (name: string): Promise<string> => {
        const { code, map } = await standaloneScript(`src/boot/${name}.ts`, dir, language);
        const file = addFile(`${name}.js`, code);
        this.emitFile({ type: 'asset', fileName: `${file}.map`, source: JSON.stringify(map) });
        return file;
      };
      const script = await addScript('landing');
      const notice = await addScript('landing-notice');
      const leave = await addScript('leave');
      const styles = addFile('login.css', await ownStyles(markup.landing, bundle));
      const pages = {
        'initiate-login.html': leavingPage(template, markup.leaving, leave, build),
        'login.html': landingPage(template, markup, { styles, script, notice }, build),
      };
      for (const [fileName, source] of Object.entries(pages)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** The parts of a build that pages name. */
interface Build {
  chunks: OutputChunk[];
  /** The first file of the portal. */
  start: OutputChunk;
  /** The entry chunk of index.html. */
  entry: OutputChunk;
}

function readBuild(bundle: OutputBundle): Build {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const withModule = (end: string) =>
    required(
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end))),
      end,
    );
  const start = withModule('/src/start.ts');
  if (start.imports.length > 0) {
    throw new Error(`the first file would wait for ${start.imports.join(', ')}`);
  }
  // Vite's own loader would make one attempt (vite.config.ts, chunkLoader).
  withModule('/src/app/load-chunk.ts');
  return { chunks, start, entry: withModule('/src/main.tsx') };
}

function required<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`the build has no ${what}`);
  return item;
}

/** Renders a public page. The chunks that its own code adds are fetched beside the others. */
function publicPage(template: string, page: Page, build: Build): string {
  const entryFiles = new Set(filesOf([build.entry], build));
  const own = chunksOf(page, build).filter((chunk) => !entryFiles.has(chunk.fileName));
  return inHead(template, [...stylesOf(own).map(styleSheet), ...own.map(modulePreload)]);
}

/**
 * Renders a signed-in page. The frame is in the page, and painted before the portal's code takes bandwidth. The portal
 * starts as soon as its first file has arrived.
 */
function signedInPage(
  template: string,
  { skeleton, dashboard }: PageMarkup,
  page: Page,
  build: Build,
): string {
  const own = chunksOf(page, build);
  const others = own
    .filter((chunk) => chunk !== build.start && chunk !== build.entry)
    .toSorted((a, b) => b.code.length - a.code.length);
  const lines = [
    // The portal's styles first: cascade layers don't apply to @page, so the last rule wins.
    ...stylesOf([build.entry, ...own]).map(styleSheet),
    `<script type="module" async fetchpriority="high" crossorigin src="/${build.start.fileName}"></script>`,
    ...others.map(modulePreload),
    `<script type="module" crossorigin src="/${build.entry.fileName}"></script>`,
  ];
  // Outside of the root, which the portal empties.
  const greeting = page.file.endsWith('/dashboard.html') ? dashboard : '';
  return inHead(bare(template), lines).replace(
    emptyRoot,
    `<div id="root">${skeleton}</div>${greeting}`,
  );
}

/**
 * Renders the page whose script leaves the portal. If the script cannot decide, it starts the portal, whose entry the
 * page names but does not preload.
 */
function leavingPage(template: string, overlay: string, leave: string, build: Build): string {
  const { entry, chunks } = build;
  const files = filesOf([entry], build);
  const lines = [
    ...stylesOf(chunks.filter(({ fileName }) => files.includes(fileName))).map(styleSheet),
    `<script type="module" id="leave" data-portal="/${entry.fileName}" async crossorigin src="/${leave}"></script>`,
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
  own: { styles: string; script: string; notice: string },
  build: Build,
): string {
  const ahead = chunksOf({ modules: returnModules }, build).toSorted(
    (a, b) => b.code.length - a.code.length,
  );
  const list = (files: string[]) => files.map((file) => `/${file}`).join(' ');
  const lines = [
    // Painted at once as a whole, because what is centred would move if the page came in parts.
    '<link rel="expect" href="#notice" blocking="render" />',
    styleSheet(own.styles),
    `<meta name="landing" content="/${own.script}" />`,
    `<meta name="notice" content="/${own.notice}" />`,
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
    `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${required(font, 'font')}">`,
  ]);
}

/** Preloads a script at a lower priority than the first file. */
const modulePreload = ({ fileName }: OutputChunk) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`;

/** Returns the style sheets that some chunks import. */
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
    // The page's scripts set these attributes later (src/boot/landing.ts, start-carousel.ts).
    dynamicAttributes: ['data-alive', 'data-paused', 'aria-busy'],
    variables: true,
    keyframes: true,
  });
  if (own === undefined) throw new Error('the sign-in page uses no styles');
  return own.css;
}

/** Imported with the first health-records call. Preloading it saves a round trip. */
const healthRecords = '/src/api/fhir/records.ts';

/**
 * The modules that the return from the provider needs: those that finish the sign-in, and the screens where most
 * members go then.
 */
const returnModules = [
  '/src/session/session-actors.ts',
  '/src/api/sign-in/identity.ts',
  healthRecords,
  '/src/routes/_member/select-plan.tsx',
];

/** A screen's route: the part that the router's plugin splits off; the dashboard's is not split. */
const screenRoute = /\/src\/routes\/(?:(.+)\.tsx\?tsr-split=component|(.+\/dashboard)\.tsx)$/;

function pagesOf(chunks: OutputChunk[]): Page[] {
  const routes = chunks
    .flatMap((chunk) => chunk.moduleIds)
    .flatMap((id) => screenRoute.exec(id)?.slice(1).find(Boolean) ?? []);
  const screens = routes.flatMap((route): Page[] => {
    const [layout, ...rest] = route.split('/');
    if (rest.length === 0 || (layout !== '_member' && layout !== '_public')) return [];
    const isPrefixed = rest[0] === '{-$contractType}';
    const path = (isPrefixed ? rest.slice(1) : rest)
      // Layouts have no part in the address.
      .filter((part) => part !== 'index' && !part.startsWith('_'))
      .join('/');
    const modules = [`/src/routes/${route}.tsx`, ...(isPrefixed ? [healthRecords] : beside(path))];
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
 * Returns the paths at which hosts look for the page of an address. The page of an address that ends in an id, such as
 * a claim's, is `_.html`. An optional last segment has both; a parameter in the middle has no page.
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
  // If a module shares its chunk, a facade file imports it that contains only the name of the chunk.
  const own = build.chunks.filter(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId ?? '', ...moduleIds].some((id) =>
      modules.some((module) => isCodeOf(module, id)),
    ),
  );
  for (const module of modules) {
    const isBuilt = own.some(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId ?? '', ...moduleIds].some((id) => isCodeOf(module, id)),
    );
    if (!isBuilt) throw new Error(`${module} is in no file of the build`);
  }
  const files = filesOf([build.entry, ...own], build);
  return build.chunks.filter((chunk) => files.includes(chunk.fileName));
}

/** Whether an id names a module, or the part of it that the router's plugin splits off. */
const isCodeOf = (module: string, id: string): boolean =>
  id.replace('?tsr-split=component', '').endsWith(module);

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
  dashboard: markup,
  landingTitle: z.string(),
});
type PageMarkup = z.infer<typeof pageMarkup>;

/** Builds a script of a page that loads without the portal: one file with everything that it imports. */
async function standaloneScript(
  input: string,
  outDir: string,
  language: string | undefined,
): Promise<OutputChunk> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: inLanguage(language),
    build: {
      write: false,
      // The source map's paths are relative to this folder.
      outDir,
      target: buildTargets,
      sourcemap: 'hidden',
      rolldownOptions: {
        input,
        output: { codeSplitting: false, sourcemapExcludeSources: true },
      },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  return required(script?.type === 'chunk' ? script : undefined, input);
}

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
