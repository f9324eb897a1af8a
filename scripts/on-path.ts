import { execFileSync } from 'node:child_process';

/** Returns the path at which the shell finds a program; empty when it does not. */
export function onPath(name: string): string {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
