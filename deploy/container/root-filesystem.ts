import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
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
  copyProgram(into, nginx, '/usr/sbin/nginx');
  copyProgram(into, process.execPath, '/usr/local/bin/node');
  copyFile(into, '/etc/nginx/mime.types', '/etc/nginx/mime.types');
}

/** Lays out the portal: the built files, the nginx configuration and the program that starts both. */
export async function layOutPortal(into: string, dist: string): Promise<void> {
  cpSync(dist, join(into, 'portal/dist'), { recursive: true });
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

function copyProgram(into: string, from: string, to: string): void {
  copyFile(into, from, to);
  chmodSync(join(into, to), 0o755);
  const libraries = execFileSync('ldd', [from], { encoding: 'utf8' });
  for (const [path] of libraries.matchAll(/(?<=\s)\/\S+/g)) copyFile(into, path, path);
}

function copyFile(into: string, from: string, to: string): void {
  const target = join(into, to);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(from, target);
}
