import { existsSync } from 'node:fs';
import { onPath } from './on-path.ts';

/**
 * Finds the nginx that the tests of `deploy/nginx.conf` start: `NGINX_PATH`, or the system's nginx. Null without nginx.
 */
export function lookForNginx(): string | null {
  // Debian has it where only the administrator's shell looks.
  const candidates = [process.env['NGINX_PATH'] ?? '', onPath('nginx'), '/usr/sbin/nginx'];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** @throws {Error} that says how to install nginx when it is missing */
export function findNginx(): string {
  const path = lookForNginx();
  if (path !== null) return path;
  throw new Error(
    'No nginx found. Run `npm run nginx` as root, ask an administrator to install the package `nginx`, or set NGINX_PATH.',
  );
}
