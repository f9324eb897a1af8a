import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** The API families; each has one document, `openapi/<api>.yaml`. */
export const apis = ['member', 'message-center', 'v1'] as const;
export type Api = (typeof apis)[number];

/** One call of an API, with everything that is resolved from other files. */
export interface Operation {
  api: Api;
  operationId: string;
  summary: string;
  description: string;
  /** The area it belongs to, one of its document's capabilities. */
  capability: string;
  origin: 'specification' | 'portal';
  method: Method;
  /** The path in the document, without the base path: `/users/{userId}/memberships`. */
  path: string;
  /** Whether the call works without an access token. */
  isPublic: boolean;
  parameters: readonly Parameter[];
  /** Media type and named examples of the body; null when the call has no body. */
  requestBody: Content | null;
  responses: readonly {
    status: number;
    /** The headers by name, as the document writes it. */
    headers: Readonly<Record<string, { required?: boolean | undefined; schema: unknown }>>;
    content: Content | null;
  }[];
}

export interface Content {
  mediaType: string;
  /** The JSON Schema of the body. */
  schema: unknown;
  examples: Readonly<Record<string, unknown>>;
}

export const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

const root = path.resolve(import.meta.dirname, '..');
const configuration = path.join(root, 'openapi/redocly.yaml');
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** Returns the address of the document of one API. */
export function documentPath(api: Api): string {
  return path.join(root, 'openapi', `${api}.yaml`);
}

/**
 * Writes one document with the parts it takes from other files into a JSON file.
 *
 * @param references keep refers to shared parts under `components`; resolve copies them to where they are used
 */
export async function bundle(
  api: Api,
  file: string,
  references: 'keep' | 'resolve',
): Promise<void> {
  await runRedocly([
    'bundle',
    documentPath(api),
    '--output',
    file,
    // Of two different parts with one name, the second would get a number after its name.
    '--component-renaming-conflicts-severity=error',
    ...(references === 'resolve' ? ['--dereferenced'] : []),
  ]);
}

/**
 * Runs Redocly with the project's configuration.
 *
 * @returns its output for programs
 * @throws when it cannot do its task; lint errors are an answer, not a failure
 */
export async function runRedocly(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [redocly, ...args, '--config', configuration], {
    cwd: root,
    env: {
      ...process.env,
      NO_COLOR: '1',
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, messages] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (child.exitCode !== 0 && !output.startsWith('{')) throw new Error(messages);
  return output;
}

/** Gives `use` an empty directory and takes it away afterwards. */
export async function inScratchDirectory<T>(use: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  try {
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** The document of one API. */
export interface Document {
  version: string;
  /** The areas that its operations belong to. */
  capabilities: readonly { name: string; required?: boolean | undefined }[];
  operations: readonly Operation[];
}

/** Returns every call of one API, in the order of its document. */
export async function readOperations(api: Api): Promise<readonly Operation[]> {
  return (await readDocument(api)).operations;
}

export async function readDocument(api: Api): Promise<Document> {
  const json = await inScratchDirectory(async (directory) => {
    const file = path.join(directory, `${api}.json`);
    await bundle(api, file, 'resolve');
    return readFile(file, 'utf8');
  });
  const document = zDocument.parse(JSON.parse(json));
  const operations = Object.entries(document.paths).flatMap(([address, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      return [
        {
          api,
          operationId: operation.operationId,
          summary: operation.summary,
          description: operation.description,
          capability: operation['x-capability'],
          origin: operation['x-origin'],
          method,
          path: address,
          isPublic: operation.security?.length === 0,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
          requestBody: contentOf(operation.requestBody?.content),
          responses: Object.entries(operation.responses).map(([status, response]) => ({
            status: Number(status),
            headers: response.headers ?? {},
            content: contentOf(response.content),
          })),
        },
      ];
    }),
  );
  return {
    version: document.info.version,
    capabilities: document['x-capabilities'],
    operations,
  };
}

/** Returns the content of a body. Every body in the documents has exactly one media type. */
function contentOf(content: z.infer<typeof zContent> | undefined): Content | null {
  const [first] = Object.entries(content ?? {});
  if (first === undefined) return null;
  const [mediaType, { schema, examples }] = first;
  const values = Object.entries(examples).map(([name, { value }]): [string, unknown] => [
    name,
    value,
  ]);
  return { mediaType, schema, examples: Object.fromEntries(values) };
}

const zContent = z.record(
  z.string(),
  z.object({
    schema: z.unknown(),
    examples: z.record(z.string(), z.object({ summary: z.string(), value: z.unknown() })),
  }),
);
const zParameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.optional(z.boolean()),
  schema: z.unknown(),
  example: z.optional(z.unknown()),
});
export type Parameter = z.infer<typeof zParameter>;
const zHeaders = z.record(
  z.string(),
  z.object({ required: z.optional(z.boolean()), schema: z.unknown() }),
);
const zOperation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  'x-capability': z.string(),
  'x-origin': z.enum(['specification', 'portal']),
  security: z.optional(z.array(z.unknown())),
  parameters: z.optional(z.array(zParameter)),
  requestBody: z.optional(z.object({ content: zContent })),
  responses: z.record(
    z.string(),
    z.object({ headers: z.optional(zHeaders), content: z.optional(zContent) }),
  ),
});
const zPathItem = z.object({
  parameters: z.optional(z.array(zParameter)),
  get: z.optional(zOperation),
  post: z.optional(zOperation),
  put: z.optional(zOperation),
  delete: z.optional(zOperation),
  patch: z.optional(zOperation),
});
const zDocument = z.object({
  info: z.object({ version: z.string() }),
  'x-capabilities': z.array(
    z.object({ name: z.string(), description: z.string(), required: z.optional(z.boolean()) }),
  ),
  paths: z.record(z.string(), zPathItem),
});
