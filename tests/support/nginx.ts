import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const written = new URL('../../deploy/nginx.conf', import.meta.url);

/**
 * Starts a real nginx with `deploy/nginx.conf`, of which only the port and the folder are replaced.
 *
 * @param program path of nginx
 * @param folder the files it serves
 */
export async function startNginx(
  program: string,
  folder: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = readFileSync(written, 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${String(port)};`)
    .replace('root /usr/share/nginx/html;', `root ${resolve(folder)};`);
  const configuration = join(home, 'nginx.conf');
  writeFileSync(configuration, surroundings(home, mimeTypesOf(program), server));
  const child = spawn(program, ['-c', configuration, '-p', home, '-e', join(home, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true });
  };
  const origin = `http://127.0.0.1:${String(port)}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, close };
    await pause(50);
  }
  const log = readFileSync(join(home, 'error.log'), 'utf8');
  await close();
  throw new Error(`nginx did not start: ${log}`);
}

/**
 * Returns the configuration around a server, as in the system's own nginx.conf; one process, so that it reads what the
 * test may read.
 */
function surroundings(home: string, mimeTypes: string, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(home, kind)};`,
  );
  return `
    daemon off;
    master_process off;
    pid ${join(home, 'nginx.pid')};
    events {}
    http {
      include ${mimeTypes};
      default_type application/octet-stream;
      access_log off;
      ${temporary.join('\n')}
      ${server}
    }`;
}

/** Returns nginx's file of media types, which is next to the configuration that nginx reports. */
function mimeTypesOf(program: string): string {
  const versionText = execFileSync('sh', ['-c', `"${program}" -V 2>&1`], { encoding: 'utf8' });
  const [, path = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(versionText) ?? [];
  return join(dirname(path), 'mime.types');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
