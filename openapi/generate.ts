import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { cp, mkdir, mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');

export const apis = ['member', 'message-center', 'v1'] as const;

export async function generate(outputDirectory: string): Promise<void> {
  for (const api of apis) {
    const directory = path.join(outputDirectory, api);
    await mkdir(directory, { recursive: true });
    await writeTypes(api, directory);
    await writeValidators(api, directory);
  }
}

async function writeTypes(api: string, directory: string) {
  const nodes = await openapiTS(pathToFileURL(path.join(root, 'openapi', `${api}.yaml`)));
  await writeFile(path.join(directory, 'paths.d.ts'), `// Written by \`npm run generate\`. Do not edit.\n${astToString(nodes)}`);
}

async function writeValidators(api: string, directory: string) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'validators-'));
  await createClient({
    input: `./openapi/${api}.yaml`,
    output: { path: scratch, entryFile: false },
    plugins: [{ name: 'zod', compatibilityVersion: 'mini' }],
    logs: { level: 'warn' },
  });
  await cp(path.join(scratch, 'zod.gen.ts'), path.join(directory, 'zod.gen.ts'));
  await rm(scratch, { recursive: true });
}

if (import.meta.main) await generate(path.join(root, 'generated'));
