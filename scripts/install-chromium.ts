import { spawnSync } from 'node:child_process';
import { findChromium, lookForChromium } from './find-chromium.ts';

/**
 * Makes sure there is a browser for the end-to-end tests: one that is there, Playwright's download,
 * or Debian's package; else says what to do.
 */
function ensureChromium(): string {
  const steps: [string, string[]][] = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ];
  for (const [command, args] of steps) {
    const found = lookForChromium();
    if (found) return found;
    console.log(`No browser yet: ${command} ${args.join(' ')}`);
    // A download that is blocked must not hold everything up.
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  }
  return findChromium();
}

try {
  console.log(`Browser: ${ensureChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
