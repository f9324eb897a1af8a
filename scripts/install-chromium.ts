import { ensureProgram } from './ensure-program.ts';
import { findChromium, lookForChromium } from './find-chromium.ts';

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
