import { isRoot, tryStep } from './ensure-program.ts';
import { lookForFirefox } from './find-firefox.ts';
import { lookForWebKitGtk } from './find-webkitgtk.ts';

/**
 * Installs Debian's Firefox and WebKitGTK where that is possible, for the main journeys. The tests run without them and
 * say so.
 */
const browsers = [
  {
    name: 'Firefox',
    look: lookForFirefox,
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKitGTK',
    look: () => lookForWebKitGtk()?.browser ?? null,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
] as const;

for (const { name, look, packages } of browsers) {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    if (isRoot && look() === null) tryStep(name, ['apt-get', args]);
  }
  console.log(`${name}: ${look() ?? 'not found; the main journeys do not run in it'}`);
}
