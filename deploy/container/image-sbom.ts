import * as z from 'zod/mini';

/** A component of a bill of materials (CycloneDX), as scanners look for it. */
type Component = {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  cpe: string;
};

const sbomShape = z.looseObject({ components: z.array(z.looseObject({})) });

/** CPE vendor and product of each program and bundled library, as vulnerability databases list them. */
const listedAs: Readonly<Record<string, string>> = {
  ares: 'c-ares:c-ares',
  brotli: 'google:brotli',
  icu: 'unicode:international_components_for_unicode',
  llhttp: 'llhttp:llhttp',
  nghttp2: 'nghttp2:nghttp2',
  nginx: 'f5:nginx',
  node: 'nodejs:node.js',
  openssl: 'openssl:openssl',
  sqlite: 'sqlite:sqlite',
  undici: 'nodejs:undici',
  uv: 'libuv:libuv',
  v8: 'google:v8',
  zlib: 'zlib:zlib',
  zstd: 'facebook:zstandard',
};

/**
 * Returns the SBOM of a container image: the portal's packages, nginx, Node, and the libraries built into both. An image
 * scanner finds what else the base images contain.
 *
 * @param portal the portal's SBOM as text, as `npm run sbom` writes it
 * @param nginx the output of `nginx -V`
 * @param node `process.versions`
 */
export function imageSbom(
  portal: string,
  nginx: string,
  node: Readonly<Record<string, string | undefined>>,
): string {
  const nginxVersion = /nginx version: nginx\/(\S+)/.exec(nginx)?.[1];
  const openssl =
    /running with OpenSSL (\S+)/.exec(nginx) ?? /built with OpenSSL (\S+)/.exec(nginx);
  if (nginxVersion === undefined) throw new Error('nginx doesn’t say its version');
  const sbom = sbomShape.parse(JSON.parse(portal));
  sbom.components.push(
    ...componentsOf('nginx', { nginx: nginxVersion, openssl: openssl?.[1] }),
    ...componentsOf('node', node),
  );
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

function componentsOf(
  program: string,
  versions: Readonly<Record<string, string | undefined>>,
): Component[] {
  return Object.entries(versions).flatMap(([name, version = '']): Component[] => {
    const product = listedAs[name];
    if (product === undefined || version === '') return [];
    return [
      {
        type: name === program ? 'application' : 'library',
        'bom-ref': `${program}/${name}@${version}`,
        name,
        version,
        cpe: `cpe:2.3:a:${product}:${version}:*:*:*:*:*:*:*`,
      },
    ];
  });
}
