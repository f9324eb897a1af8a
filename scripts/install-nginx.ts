import { ensureProgram } from './ensure-program.ts';
import { findNginx, lookForNginx } from './find-nginx.ts';

/** The web server that `deploy/nginx.conf` is tested with: one that is there, or Debian's package. */
ensureProgram({
  name: 'nginx',
  look: lookForNginx,
  find: findNginx,
  steps: [],
  stepsOfRoot: [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'nginx']],
  ],
});
