import { createClient } from '@hey-api/openapi-ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import * as z from 'zod/mini';
import {
  apis,
  bundle,
  inScratchDirectory,
  methods,
  readDocument,
  type Document,
} from '../openapi/documents.ts';

/**
 * Writes `<api>/paths.d.ts` (types for the client), `<api>/capabilities.ts` (what each call belongs to) and
 * `<api>/validators/` (a file each) of every API into `outputDirectory`, and `capabilities.ts` of all. The same documents
 * always give the same bytes.
 */
export async function generate(outputDirectory: string): Promise<void> {
  const documents = await Promise.all(apis.map(readDocument));
  const listed = documents.flatMap(({ capabilities }) => capabilities);
  await writeFile(path.join(outputDirectory, 'capabilities.ts'), namesOf(listed));
  for (const api of apis) {
    const output = path.join(outputDirectory, api);
    await inScratchDirectory(async (scratch) => {
      // From the bundle, because hey-api takes every part of another file for a schema.
      const document = path.join(scratch, `${api}.json`);
      await bundle(api, document, 'keep');
      // A validator whose document is gone goes, too.
      await rm(output, { recursive: true, force: true });
      await mkdir(output, { recursive: true });
      await writeTypes(document, path.join(output, 'paths.d.ts'));
      await writeCapabilities(document, path.join(output, 'capabilities.ts'));
      await writeValidators(document, scratch, path.join(output, 'validators'));
    });
  }
}

function namesOf(capabilities: Document['capabilities']): string {
  const list = (isRequired: boolean) =>
    capabilities
      .filter(({ required = false }) => required === isRequired)
      .map(({ name }) => `  '${name}',\n`)
      .toSorted()
      .join('');
  return `// Written by npm run generate. Do not edit.

/** The capabilities that an insurer may leave out. */
export const optionalCapabilities = [
${list(false)}] as const;

/** The capabilities that every plan needs. */
export const requiredCapabilities = [
${list(true)}] as const;
`;
}

async function writeTypes(document: string, file: string): Promise<void> {
  const nodes = await openapiTS(await readFile(document, 'utf8'));
  await writeFile(file, `// Written by npm run generate. Do not edit.\n${astToString(nodes)}`);
}

async function writeCapabilities(document: string, file: string): Promise<void> {
  const { paths } = zCapabilities.parse(JSON.parse(await readFile(document, 'utf8')));
  const rows = Object.entries(paths).flatMap(([address, item]) =>
    methods.flatMap((method) => {
      const capability = item[method]?.['x-capability'];
      return capability === undefined
        ? []
        : [`  '${method.toUpperCase()} ${address}': '${capability}',`];
    }),
  );
  const code = [
    '// Written by npm run generate. Do not edit.',
    '',
    '/** The capability that each call belongs to. */',
    'export const capabilities = {',
    ...rows,
    '} as const;',
    '',
  ];
  await writeFile(file, code.join('\n'));
}

const zCapable = z.optional(z.object({ 'x-capability': z.string() }));
const zCapabilities = z.object({
  paths: z.record(
    z.string(),
    z.object({ get: zCapable, post: zCapable, put: zCapable, delete: zCapable, patch: zCapable }),
  ),
});

async function writeValidators(
  document: string,
  scratch: string,
  directory: string,
): Promise<void> {
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
  await mkdir(directory, { recursive: true });
  const generated = await readFile(path.join(output, 'zod.gen.ts'), 'utf8');
  for (const [file, code] of validatorFiles(generated)) {
    await writeFile(path.join(directory, file), code);
  }
}

/**
 * Returns a file for each validator in hey-api's one file, by name. A bundler never divides a module: from a
 * single module, the first page would load the validators of every rare screen.
 */
function validatorFiles(generated: string): Map<string, string> {
  const source = ts.createSourceFile('zod.gen.ts', generated, ts.ScriptTarget.Latest);
  const statements = source.statements.filter((one) => ts.isVariableStatement(one));
  const names = statements.map((one) => one.declarationList.declarations[0]?.name.getText(source));
  return new Map(
    statements.map((statement, index) => {
      const used = identifiersIn(statement, source);
      const imports = names.filter((name, other) => name && other !== index && used.has(name));
      const code = [
        '// Written by npm run generate. Do not edit.',
        `import * as z from 'zod/mini';`,
        ...imports.map((name) => `import { ${name} } from './${name}.ts';`),
        '',
        generated.slice(statement.getFullStart(), statement.end).trim(),
        '',
      ].join('\n');
      return [`${names[index]}.ts`, code];
    }),
  );
}

function identifiersIn(node: ts.Node, source: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  const visit = (one: ts.Node) => {
    if (ts.isIdentifier(one)) found.add(one.getText(source));
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

if (import.meta.main) await generate(path.resolve(import.meta.dirname, '../generated'));
