import { isRoot, tryStep } from './ensure-program.ts';
import { onPath } from './on-path.ts';

/**
 * Installs the programs that `tests/sandbox/pdf-structure.test.ts` needs, if possible. Without them, that test fails in
 * CI.
 */
const isThere = (): boolean => ['pdfinfo', 'pdffonts', 'qpdf'].every((name) => onPath(name) !== '');

for (const args of [
  ['update'],
  ['install', '-y', '--no-install-recommends', 'poppler-utils', 'qpdf'],
]) {
  if (isRoot && !isThere()) tryStep('PDF tools', ['apt-get', args]);
}
console.log(
  `PDF tools: ${isThere() ? 'found' : 'not found; the structure of PDFs is not checked'}`,
);
