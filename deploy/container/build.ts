/**
 * Writes the container image of the built portal without Docker: `npm run image`. It holds this machine's nginx and Node.
 *
 * Options: `--former <dist>` adds the assets of the release before, `--into <folder>` says where to. `--root <folder>`
 * only lays out the root file system there; `--dist <folder>` and `--sbom <file>` take other built files.
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
  options: {
    dist: { type: 'string', default: 'dist' },
    former: { type: 'string' },
    into: { type: 'string', default: 'release' },
    root: { type: 'string' },
    sbom: { type: 'string', default: 'release/sbom.cdx.json' },
  },
});
const nginx = findNginx();

if (values.root === undefined) await writeImage(values.into);
else {
  layOutSystem(values.root, nginx);
  if (values.former !== undefined) layOutFormerAssets(values.root, values.former);
  await layOutPortal(values.root, values);
}

async function writeImage(into: string): Promise<void> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  mkdirSync(into, { recursive: true });
  const work = mkdtempSync(join(resolve(into), 'image-'));
  try {
    const system = join(work, 'system');
    const former = join(work, 'former');
    const portal = join(work, 'portal');
    layOutSystem(system, nginx);
    if (values.former !== undefined) layOutFormerAssets(former, values.former);
    await layOutPortal(portal, values);
    const file = join(resolve(into), `member-portal-${version}.oci.tar`);
    const digest = writeOciImage(file, {
      layers: values.former === undefined ? [system, portal] : [system, former, portal],
      architecture: architectures[process.arch] ?? process.arch,
      version,
    });
    process.stdout.write(`${file}\n${digest}\n`);
  } finally {
    rmSync(work, { recursive: true });
  }
}
