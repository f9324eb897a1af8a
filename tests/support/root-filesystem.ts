import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleStart } from '#deploy/container/bundle-start.ts';

/** Folders that the container's runtime fills. */
const mountPoints = ['config', 'dev', 'etc', 'proc', 'run/portal', 'sys', 'tmp'];

/**
 * Copies this machine's nginx and Node, with their libraries, in place of the Containerfile's base images.
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

/** Copies the same files as the Containerfile. */
export async function layOutPortal(
  into: string,
  { dist, sbom }: { dist: string; sbom: string },
): Promise<void> {
  cpSync(dist, join(into, 'portal/dist'), { recursive: true });
  copyFile(into, sbom, '/portal/sbom.cdx.json');
  copyFile(into, 'deploy/nginx.conf', '/portal/nginx.conf');
  await bundleStart(join(into, 'portal/start.mjs'));
}

/** Copies a program with the libraries that it needs. */
function copyProgram(into: string, from: string, to: string): void {
  copyFile(into, from, to);
  chmodSync(join(into, to), 0o755);
  const needed = execFileSync('ldd', [from], { encoding: 'utf8' });
  for (const [path] of needed.matchAll(/(?<=\s)\/\S+/g)) copyFile(into, path, path);
}

function copyFile(into: string, from: string, to: string): void {
  const target = join(into, to);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(from, target);
}
