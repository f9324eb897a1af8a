import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    name: z.string(),
    license: z.string(),
    dependencies: versions,
    devDependencies: versions,
  })
  .parse(read('package.json'));

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ version: z.optional(z.string()), dev: z.optional(z.boolean()) }),
    ),
  })
  .parse(read('package-lock.json'));

it('S24: has only exact versions in package.json', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it('S24: names every package of a release in the bill of materials, and no build tool', () => {
  const run = spawnSync('npm', ['run', 'sbom'], { encoding: 'utf8' });
  expect(run.status, run.stderr).toBe(0);
  const sbom = z
    .object({
      bomFormat: z.literal('CycloneDX'),
      metadata: z.object({ component: z.object({ name: z.string() }) }),
      components: z.array(
        z.object({ group: z.optional(z.string()), name: z.string(), version: z.string() }),
      ),
    })
    .parse(read('release/sbom.cdx.json'));
  expect(sbom.metadata.component.name).toBe(manifest.name);
  const named = new Set(
    sbom.components.map(
      ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
    ),
  );
  const released = new Set(
    Object.entries(lock.packages)
      .filter(([path, { dev = false }]) => path !== '' && !dev)
      .map(([path, { version = '' }]) => `${path.split('node_modules/').at(-1) ?? ''}@${version}`),
  );
  expect([...named].toSorted()).toEqual([...released].toSorted());
});

it.each(['member', 'message-center', 'v1'])(
  'S24: states the license of package.json in %s.yaml',
  (api) => {
    const document = readFileSync(`openapi/${api}.yaml`, 'utf8');
    expect(/^ {2}license:\n {4}name: (\S+)$/m.exec(document)?.[1]).toBe(manifest.license);
  },
);
