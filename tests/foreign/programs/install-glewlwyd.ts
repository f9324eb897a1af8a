import { lookForGlewlwyd } from './find-glewlwyd.ts';
import { isRoot, tryStep } from '../../../scripts/ensure-program.ts';

/**
 * Installs glewlwyd, an identity provider of Debian's that the tests sign in with, where that is possible. The tests
 * run without it and say so.
 */
const steps = [
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'glewlwyd']],
] as const;

for (const step of steps) {
  if (isRoot && lookForGlewlwyd() === null) tryStep('glewlwyd', step);
}
console.log(
  `glewlwyd: ${lookForGlewlwyd() ?? 'not found; the tests sign in through one other provider less'}`,
);
