import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';

/*
 * Writes the software bill of materials of a release to release/sbom.cdx.json. `npm sbom --omit dev` leaves out packages
 * that the tools use too, so it reads a copy of the manifest and the lock file without the tools. The same lock file
 * gives the same bytes: the random serial number and the time are left out.
 */

const root = path.resolve(import.meta.dirname, '..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifest = z.looseObject({ name: z.string() }).parse(readJson('package.json'));
const lock = z
  .looseObject({ packages: z.record(z.string(), z.looseObject({ dev: z.optional(z.boolean()) })) })
  .parse(readJson('package-lock.json'));

const withoutTools = (entry: object) => ({ ...entry, devDependencies: {} });
const packages = Object.entries(lock.packages)
  .filter(([, { dev }]) => dev !== true)
  .map(([packagePath, entry]): [string, object] => [
    packagePath,
    packagePath === '' ? withoutTools(entry) : entry,
  ]);

const scratch = mkdtempSync(path.join(tmpdir(), 'sbom-'));
// npm names the product after the folder.
const folder = path.join(scratch, manifest.name);
mkdirSync(folder);
const write = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
write(path.join(folder, 'package.json'), withoutTools(manifest));
write(path.join(folder, 'package-lock.json'), {
  ...lock,
  packages: Object.fromEntries(packages),
});
const run = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: folder,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 2 ** 20,
});
rmSync(scratch, { recursive: true });
if (run.status !== 0) {
  console.error(run.stderr);
  process.exit(1);
}
const bom = z
  .looseObject({ metadata: z.looseObject({}), serialNumber: z.optional(z.string()) })
  .parse(JSON.parse(run.stdout));
delete bom.serialNumber;
delete bom.metadata['timestamp'];
mkdirSync(path.join(root, 'release'), { recursive: true });
write(path.join(root, 'release/sbom.cdx.json'), bom);
