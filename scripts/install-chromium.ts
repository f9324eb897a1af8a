import { spawnSync } from 'node:child_process';
import { ensureProgram, isRoot, tryStep } from './ensure-program.ts';
import { lookForChromium, lookForHeadlessShell } from './find-chromium.ts';

/** Finds a browser that runs: a download is of no use where the system lacks its libraries. */
function lookForRunnableChromium(): string | null {
  const chromium = lookForChromium();
  return chromium !== null && spawnSync(chromium, ['--version']).status === 0 ? chromium : null;
}

function findRunnableChromium(): string {
  const runnable = lookForRunnableChromium();
  if (runnable !== null) return runnable;
  const trouble = lookForChromium();
  throw new Error(
    [
      trouble === null ? 'No Chromium found.' : `${trouble} does not start.`,
      'Ask an administrator to install the package `chromium` (or `chromium-browser`), or to run',
      '`npx playwright install-deps chromium` here, which installs what Playwright’s download needs.',
      'Or set CHROMIUM_PATH to a Chromium that starts. Then run `npm run browser` again.',
    ].join('\n'),
  );
}

/** The browser of the end-to-end tests: one that is there, Playwright's download, or Debian's package. */
ensureProgram({
  name: 'Browser',
  look: lookForRunnableChromium,
  find: findRunnableChromium,
  steps: [['npx', ['playwright', 'install', 'chromium']]],
  stepsOfRoot: [
    ['npx', ['playwright', 'install-deps', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ],
});

// The headless shell is optional: tests without a window run several times faster in it.
if (isRoot && lookForHeadlessShell() === lookForChromium()) {
  const name = 'chromium-headless-shell';
  tryStep(name, ['apt-get', ['update']]);
  tryStep(name, ['apt-get', ['install', '-y', '--no-install-recommends', name]]);
}
