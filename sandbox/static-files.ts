import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withConfig } from '../deploy/page-config.ts';
import { changePasswordPath, securityText } from '../deploy/well-known.ts';
import { problem } from './problem.ts';

/** The built file that answers every address without its own page. */
const fallback = 'index.html';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressible = /^(text\/|image\/svg|application\/(json|manifest\+json))/;

type Encoding = 'br' | 'gzip';

type StoredFile = {
  path: string;
  type: string;
  bytes: Bytes;
  etag: string;
  changed: number;
  /** Whether the files are as built; a changed page has no compressed file beside it. */
  isAsBuilt: boolean;
  /** Compressed once, on the first request. */
  compressed: Map<Encoding, Promise<Bytes>>;
};

/**
 * Serves the built portal as production does (`deploy/nginx.conf` says the same): each route's own HTML, hashed assets
 * forever, everything compressed, the security headers on every response.
 *
 * @param folder the build's output
 * @param headers added to every response
 * @param config the data in the pages; called for each page, null to leave it to `/config.json`
 */
export function serveStaticFiles(options: {
  folder: string;
  headers: Record<string, string>;
  config?: () => unknown;
}): (request: Request) => Promise<Response> {
  const { folder, headers, config = () => null } = options;
  const asBuilt = new Map<string, StoredFile>();
  const configured = new Map<string, StoredFile>();
  const load = (path: string) => {
    const value = config();
    return value === null
      ? loadFile(path, asBuilt, (bytes) => bytes)
      : loadFile(path, configured, (bytes) =>
          extname(path) === '.html' ? withConfigIn(bytes, value) : bytes,
        );
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(405, headers, { allow: 'GET, HEAD' });
    }
    const path = safePath(new URL(request.url).pathname);
    if (path === undefined) {
      // The portal itself says, in its frame, that there is no such page.
      const page = await load(join(folder, fallback));
      return page === undefined
        ? refusal(400, headers)
        : answer(request, page, { ...headers, ...neverKept }, 400);
    }
    const wellKnownFile = wellKnown(path);
    if (wellKnownFile !== undefined) {
      const { status, body, ...own } = wellKnownFile;
      return new Response(body, { status, headers: { ...headers, ...cacheHeaders(path), ...own } });
    }
    for (const candidate of candidates(path)) {
      const file = await load(join(folder, candidate));
      if (file !== undefined) return answer(request, file, { ...headers, ...cacheHeaders(path) });
    }
    return isCall.test(path)
      ? problem(404, { title: 'Not Found' }, { ...headers, ...neverKept })
      : refusal(404, headers);
  };
}

/** Returns the response of a well-known address, which is no file of the build. */
function wellKnown(path: string) {
  if (path === '.well-known/security.txt') {
    const body = securityText('mailto:security@insurer.example', new Date());
    return { status: 200, body, ...plainText };
  }
  return path === '.well-known/change-password'
    ? { status: 302, body: null, location: changePasswordPath }
    : undefined;
}

/** The headers of a failure, which may be over in a minute. */
const neverKept = { 'cache-control': 'no-store' };

const cacheHeaders = (path: string) => ({
  'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

const refusals = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' } as const;

const refusal = (
  status: keyof typeof refusals,
  headers: Record<string, string>,
  more: Record<string, string> = {},
): Response =>
  new Response(refusals[status], {
    status,
    headers: { ...headers, ...plainText, ...neverKept, ...more },
  });

/** The paths of data, for which a page would only be misread. */
const isCall = /^(?:config\.json$|api\/)/;

/**
 * The decoded path without its leading slash; undefined for one that is not written as an address, or could
 * leave the folder. Bytes that are no text name no file.
 */
function safePath(pathname: string): string | undefined {
  if (/%(?![0-9a-f]{2})|%00/i.test(pathname)) return undefined;
  const path = decoded(pathname).replace(/^\/+/, '');
  return path.split(/[/\\]/).includes('..') ? undefined : path;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns the built files that may answer a path. A missing asset is never answered with HTML: a browser would try to
 * run it. Names that begin with a dot are the build's files for other tools.
 */
function candidates(path: string): readonly string[] {
  if (path.split('/').some((part) => part.startsWith('.'))) return [];
  if (path.startsWith('assets/') || isCall.test(path)) return [path];
  const page = path.replace(/(?<!\/)\/+$/, '');
  if (page === '') return [fallback];
  return [page, `${page}.html`, join(page, fallback), join(dirname(page), '_.html'), fallback];
}

type Bytes = Uint8Array<ArrayBuffer>;

const withConfigIn = (page: Bytes, config: unknown): Bytes =>
  new TextEncoder().encode(withConfig(new TextDecoder().decode(page), config));

async function loadFile(
  path: string,
  cache: Map<string, StoredFile>,
  change: (bytes: Bytes) => Bytes,
): Promise<StoredFile | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined || !stats.isFile()) return undefined;
  const cachedFile = cache.get(path);
  if (cachedFile?.changed === stats.mtimeMs) return cachedFile;
  const built = await readFile(path);
  const bytes = change(built);
  const file: StoredFile = {
    path,
    type: types[extname(path)] ?? 'application/octet-stream',
    bytes,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    changed: stats.mtimeMs,
    isAsBuilt: bytes === built,
    compressed: new Map(),
  };
  cache.set(path, file);
  return file;
}

async function answer(
  request: Request,
  file: StoredFile,
  ownHeaders: Record<string, string>,
  status: 200 | 400 = 200,
): Promise<Response> {
  const encoding = compressible.test(file.type) ? acceptedEncoding(request) : undefined;
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers = new Headers({
    ...ownHeaders,
    'content-type': file.type,
    etag,
    vary: 'accept-encoding',
  });
  if (status === 200 && request.headers.get('if-none-match')?.includes(etag) === true) {
    return new Response(null, { status: 304, headers });
  }
  const body = encoding === undefined ? file.bytes : await compressed(file, encoding);
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encodings: readonly Encoding[] = ['br', 'gzip'];
  return encodings.find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted),
  );
}

/**
 * The compressors of files that the build did not compress. Brotli level 9: ten times as fast as the 11 of the build.
 */
const compressors: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>>> =
  {
    br: (bytes) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  };

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

function compressed(file: StoredFile, encoding: Encoding): Promise<Bytes> {
  const compress = () => compressors[encoding](file.bytes);
  const made =
    file.compressed.get(encoding) ??
    (file.isAsBuilt ? readFile(file.path + endings[encoding]).catch(compress) : compress());
  file.compressed.set(encoding, made);
  return made;
}
