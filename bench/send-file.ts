import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

/** Sends a request from a thread of its own, so that the bench's own thread is busy with nothing but the answer. */
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
