import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

/** A worker that sends one request, so that only the response takes time in the main thread. */
const { url, token, body, expected } = z
  .object({
    url: z.string(),
    token: z.string(),
    body: z.nullable(z.string()),
    expected: z.number(),
  })
  .parse(workerData);

const answer = await fetch(url, {
  method: body === null ? 'GET' : 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body,
});
await answer.arrayBuffer();
if (answer.status !== expected) throw new Error(`status ${answer.status} instead of ${expected}`);
