import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'rolldown';

const repository = resolve(import.meta.dirname, '../..');

/** Folders that the container's runtime fills. */
const mountPoints = ['config', 'dev', 'etc', 'proc', 'run/portal', 'sys', 'tmp'];

/**
 * Lays out what every portal runs on: nginx and Node with the libraries they need, and nothing else, not even a shell.
 *
 * @param nginx path of this machine's nginx, of Debian or a system like it
 */
export function layOutSystem(into: string, nginx: string): void {
  for (const name of mountPoints) mkdirSync(join(into, name), { recursive: true });
  writeFileSync(join(into, 'etc/passwd'), 'nginx:x:101:101:nginx:/run/portal:/sbin/nologin\n');
  writeFileSync(join(into, 'etc/group'), 'nginx:x:101:\n');
  const libraries = [
    ...copyProgram(into, nginx, '/usr/sbin/nginx'),
    ...copyProgram(into, process.execPath, '/usr/local/bin/node'),
  ];
  copyFile(into, '/etc/nginx/mime.types', '/etc/nginx/mime.types');
  copyNotices(into, [nginx, ...libraries]);
}

/** Lays out the portal: the built files, their bill of materials, nginx's configuration and the program that starts it. */
export async function layOutPortal(
  into: string,
  { dist, sbom }: { dist: string; sbom: string },
): Promise<void> {
  cpSync(dist, join(into, 'portal/dist'), { recursive: true });
  copyFile(into, sbom, '/portal/sbom.cdx.json');
  copyFile(into, join(repository, 'deploy/nginx.conf'), '/portal/nginx.conf');
  await bundleStart(join(into, 'portal/start.mjs'));
}

/** Lays out the former release's assets, which tabs that are open since before an upgrade still ask for. */
export function layOutFormerAssets(into: string, formerDist: string): void {
  cpSync(join(formerDist, 'assets'), join(into, 'portal/dist/assets'), { recursive: true });
}

/** Writes the program that starts the container, as one file that Node runs without packages. */
export async function bundleStart(file: string): Promise<void> {
  await build({
    input: join(repository, 'deploy/container/start.ts'),
    platform: 'node',
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
}

/** Returns the libraries that the program needs, which are copied too. */
function copyProgram(into: string, from: string, to: string): string[] {
  copyFile(into, from, to);
  chmodSync(join(into, to), 0o755);
  const needed = execFileSync('ldd', [from], { encoding: 'utf8' });
  const libraries = [...needed.matchAll(/(?<=\s)\/\S+/g)].map(([path]) => path);
  for (const path of libraries) copyFile(into, path, path);
  return libraries;
}

/**
 * Copies the license notices of the system's packages that the files come from, and says where Node's are: its npm
 * package has none.
 */
function copyNotices(into: string, files: readonly string[]): void {
  for (const name of new Set(files.flatMap(packageOf))) {
    const notice = `/usr/share/doc/${name}/copyright`;
    if (existsSync(notice)) copyFile(into, notice, notice);
  }
  const doc = join(into, 'usr/share/doc/nodejs');
  mkdirSync(doc, { recursive: true });
  writeFileSync(
    join(doc, 'copyright'),
    `Node.js ${process.version}: https://github.com/nodejs/node/blob/${process.version}/LICENSE\n`,
  );
}

/** Returns the package of the system that a file belongs to; none where the system keeps no such list. */
function packageOf(file: string): string[] {
  // The list may have a file by either of two names, since /lib leads to /usr/lib.
  for (const path of [file, realpathSync(file)]) {
    const { status, stdout } = spawnSync('dpkg-query', ['--search', path], { encoding: 'utf8' });
    const [name = ''] = status === 0 ? stdout.split(':') : [];
    if (name !== '') return [name];
  }
  return [];
}

function copyFile(into: string, from: string, to: string): void {
  const target = join(into, to);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(from, target);
}
