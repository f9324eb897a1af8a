/**
 * Writes the container image of the built portal without Docker: `npm run image`. It holds this machine's nginx and Node.
 *
 * Options: `--former <dist>` adds the assets of the release before, `--into <folder>` says where to.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { findNginx } from '../../scripts/find-nginx.ts';
import { writeOciImage } from './oci-image.ts';
import { layOutFormerAssets, layOutPortal, layOutSystem } from './root-filesystem.ts';

/** The processor in the words of OCI, where Node has others. */
const architectures: Readonly<Record<string, string>> = { x64: 'amd64' };

const { values } = parseArgs({
  options: { former: { type: 'string' }, into: { type: 'string', default: 'release' } },
});
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
mkdirSync(values.into, { recursive: true });
const work = mkdtempSync(join(resolve(values.into), 'image-'));
try {
  const layers = [join(work, 'system'), join(work, 'portal')];
  layOutSystem(join(work, 'system'), findNginx());
  await layOutPortal(join(work, 'portal'), 'dist');
  if (values.former !== undefined) {
    layOutFormerAssets(join(work, 'former'), values.former);
    layers.splice(1, 0, join(work, 'former'));
  }
  const file = join(resolve(values.into), `member-portal-${version}.oci.tar`);
  const architecture = architectures[process.arch] ?? process.arch;
  const digest = writeOciImage(file, { layers, architecture, version });
  process.stdout.write(`${file}\n${digest}\n`);
} finally {
  rmSync(work, { recursive: true });
}
