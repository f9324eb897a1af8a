import { parentPort, workerData } from 'node:worker_threads';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import * as z from 'zod/mini';

const zWorkerData = z.object({ document: z.string(), upstream: z.optional(z.string()) });

const { document, upstream } = zWorkerData.parse(workerData);
const checks = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: upstream !== undefined,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};
const server = createServer(await getHttpOperationsFromSpec(document), {
  cors: true,
  config:
    upstream === undefined
      ? { ...checks, isProxy: false }
      : { ...checks, isProxy: true, upstream: new URL(upstream) },
  components: { logger: createLogger('Prism', { level: 'silent' }) },
});
parentPort?.postMessage(await server.listen(0, '127.0.0.1'));
