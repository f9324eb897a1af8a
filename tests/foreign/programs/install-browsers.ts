import { isRoot, tryStep } from '../../../scripts/ensure-program.ts';
import { lookForFirefox } from './find-firefox.ts';
import { lookForWebKitGtk } from './find-webkitgtk.ts';

/**
 * Installs Debian's Firefox and WebKitGTK where that is possible, for the main journeys. Elsewhere than in CI the tests
 * run without them and say so.
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
  const found = look();
  console.log(`${name}: ${found ?? 'not found; the main journeys do not run in it'}`);
  if (found === null && process.env['CI']) process.exitCode = 1;
}
