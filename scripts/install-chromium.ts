import { ensureProgram, tryStep } from './ensure-program.ts';
import { findChromium, lookForChromium, lookForHeadlessShell } from './find-chromium.ts';

/** The browser of the end-to-end tests: one that is there, Playwright's download, or Debian's package. */
ensureProgram({
  name: 'Browser',
  look: lookForChromium,
  find: findChromium,
  steps: [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ],
});

// Tests that need no window run several times faster in it; they do without where it cannot be had.
if (lookForHeadlessShell() === lookForChromium()) {
  const name = 'chromium-headless-shell';
  tryStep(name, ['apt-get', ['update']]);
  tryStep(name, ['apt-get', ['install', '-y', '--no-install-recommends', name]]);
}
