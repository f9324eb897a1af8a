import { Blob } from 'node:buffer';
import { blob } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import type { ApiFamily, Upstream } from '../gateway.ts';
import { problem } from '../problem.ts';
import type { Authenticate } from './bearer.ts';
import { incomingFrom, type Operation } from './operation.ts';
import { documentedOperations, type DocumentedOperation } from './operation-list.ts';
import { Refusal } from './refusal.ts';
import { parseJson } from '../parse-json.ts';
import { runInWorker } from '../worker.ts';

/** The maximum size of a body that is parsed in the main thread, in bytes. */
const maxParsedHere = 100_000;

/** One API family: the documented paths, each handled by its operation; an unimplemented one answers 501. */
export function createApi(
  family: ApiFamily,
  operations: readonly Operation[],
  authenticate: Authenticate,
): Upstream {
  const byId = new Map<string, Operation>(
    operations.map((operation) => [operation.operationId, operation]),
  );
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  for (const documented of mostSpecificFirst(documentedOperations(family))) {
    const operation = byId.get(documented.operationId);
    const route = documented.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(documented.method, route, (c) =>
      operation === undefined ? notBuilt(documented) : run(c, operation, documented, authenticate),
    );
  }
  app.notFound(() => problem(404, { title: 'Not Found', detail: 'The API has no such path.' }));
  app.onError((error) => {
    if (error instanceof Refusal) return problem(error.status, error.problem, error.headers);
    console.error(error);
    return problem(500, { title: 'Internal Server Error', detail: 'The sandbox has a fault.' });
  });
  return async (request) => app.fetch(request);
}

async function run(
  c: Context,
  operation: Operation,
  documented: DocumentedOperation,
  authenticate: Authenticate,
): Promise<Response> {
  const isPublic = documented.path.startsWith('/public/');
  const signedIn = isPublic ? undefined : await authenticate(c.req.raw);
  const incoming = incomingFrom({
    path: c.req.param(),
    query: c.req.query(),
    headers: c.req.raw.headers,
    readBody: async () => {
      const body = await readJson(c.req.raw);
      // The session may have ended before the body arrived.
      if (!isPublic) await authenticate(c.req.raw);
      return body;
    },
  });
  const { status, body, pdf, file } = await operation
    .answer(incoming, signedIn)
    .catch((thrown: unknown) => {
      // Hono answers anything but an Error without a body.
      throw thrown instanceof Error ? thrown : new Error(String(thrown));
    });
  if (pdf !== undefined) {
    return new Response(pdf.content, {
      status: Number(status),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${pdf.fileName}"`,
      },
    });
  }
  if (file !== undefined) {
    const headers = { 'content-type': file.type };
    return new Response(file.content, { status: Number(status), headers });
  }
  return body === undefined
    ? new Response(null, { status: Number(status) })
    : Response.json(body, { status: Number(status) });
}

function notBuilt({ operationId, method, path }: DocumentedOperation): Response {
  return problem(501, {
    title: 'Not built yet',
    detail: `The sandbox does not answer ${operationId} (${method} ${path}) yet.`,
  });
}

/** `/messages/count` must win over `/messages/{messageId}`. */
function mostSpecificFirst(operations: readonly DocumentedOperation[]): DocumentedOperation[] {
  const weight = ({ path }: DocumentedOperation): string =>
    path
      .split('/')
      .map((segment) => (segment.startsWith('{') ? '1' : '0'))
      .join('');
  return operations.toSorted((a, b) => weight(a).localeCompare(weight(b)));
}

async function readJson({ body }: Request): Promise<unknown> {
  const json = body === null ? new Blob([]) : await blob(body);
  try {
    if (json.size <= maxParsedHere) return await parseJson(json);
    const parsed = await runInWorker('parseJson', json);
    // A large body has just been copied from the worker, and its files are copied to it next.
    await setImmediate();
    return parsed;
  } catch {
    throw new Refusal(422, { title: 'Unprocessable Content', detail: 'The body is not JSON.' });
  }
}
