import { createClient } from '@hey-api/openapi-ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { apis, bundle, inScratchDirectory } from './documents.ts';

/**
 * Writes `<api>/paths.d.ts` (types for the client) and `<api>/zod.gen.ts` (validators) of every API
 * into `outputDirectory`. The same documents always give the same bytes.
 */
export async function generate(outputDirectory: string): Promise<void> {
  for (const api of apis) {
    const output = path.join(outputDirectory, api);
    await mkdir(output, { recursive: true });
    await inScratchDirectory(async (scratch) => {
      // From the bundle, because hey-api takes every part of another file for a schema.
      const document = path.join(scratch, `${api}.json`);
      await bundle(api, document, 'keep');
      await writeTypes(document, path.join(output, 'paths.d.ts'));
      await writeValidators(document, scratch, path.join(output, 'zod.gen.ts'));
    });
  }
}

async function writeTypes(document: string, file: string): Promise<void> {
  const nodes = await openapiTS(await readFile(document, 'utf8'));
  await writeFile(file, `// Written by npm run generate. Do not edit.\n${astToString(nodes)}`);
}

async function writeValidators(document: string, scratch: string, file: string): Promise<void> {
  const output = path.join(scratch, 'validators');
  await createClient({
    input: document,
    output: { path: output, entryFile: false },
    logs: { level: 'silent', file: false },
    plugins: [
      {
        name: 'zod',
        compatibilityVersion: 'mini',
        $resolvers: {
          // hey-api drops `additionalProperties: true`, and with it every FHIR element that has no name here.
          object: (context) => {
            const { schema, plugin, nodes, $ } = context;
            const hasProperties = Object.keys(schema.properties ?? {}).length > 0;
            if (!schema.additionalProperties || !hasProperties) return undefined;
            // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- hey-api's own types differ only by inheritance
            return $(plugin.imports.z).attr('looseObject').call(nodes.shape(context));
          },
        },
      },
    ],
  });
  await writeFile(
    file,
    withoutSideEffects(await readFile(path.join(output, 'zod.gen.ts'), 'utf8')),
  );
}

/**
 * Wraps each validator in a call that a bundler may leave out when the result is not used. As they come, all of an
 * API's validators are in every bundle that uses one, and are built when it starts.
 */
function withoutSideEffects(code: string): string {
  return code.replaceAll(
    /^export const (\w+) = (z\.[^]*?);$(?=\n\n|\n?$(?![^]))/gm,
    'export const $1 = /* @__PURE__ */ (() => $2)();',
  );
}

if (import.meta.main) await generate(path.resolve(import.meta.dirname, '../generated'));
