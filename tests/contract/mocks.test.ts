import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listening } from '#sandbox/gateway.ts';
import { apis, readOperations, type Operation } from '../../openapi/documents.ts';
import { startPrism } from '../../openapi/prism.ts';
import { exampleRequest } from './example-requests.ts';

const documents = await Promise.all(
  apis.map(async (api) => ({ api, operations: await readOperations(api) })),
);

describe.each(documents)('the mock of the $api API', ({ api, operations }) => {
  let mock: Listening;

  beforeAll(async () => {
    mock = await startPrism(api);
  });
  afterAll(() => mock.close());

  async function ask(operation: Operation, prefer: string) {
    const { path, headers, ...request } = exampleRequest(operation);
    const response = await fetch(mock.url + path, { ...request, headers: { ...headers, prefer } });
    const text = await response.text();
    const type = response.headers.get('content-type');
    const body: unknown = type?.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, type, body };
  }

  test.each(operations)(
    'answers $operationId with every example of the document',
    async (operation) => {
      for (const { status, content } of operation.responses) {
        if (content === null) {
          expect(await ask(operation, `code=${status}`)).toMatchObject({ status, body: '' });
          continue;
        }
        for (const [name, body] of Object.entries(content.examples)) {
          const answer = await ask(operation, `code=${status}, example=${name}`);
          expect(answer, name).toEqual({ status, type: content.mediaType, body });
        }
      }
    },
  );

  test.each(operations)(
    'answers $operationId with a success when nothing is preferred',
    async (operation) => {
      const { status } = await ask(operation, '');
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(300);
    },
  );

  test('refuses a call without access token', async () => {
    const operation = operations.find(
      ({ isPublic, parameters }) => !isPublic && parameters.length > 0,
    );
    if (operation === undefined) throw new Error('no operation needs a token');
    const { path, method } = exampleRequest(operation);
    const response = await fetch(mock.url + path, { method });
    expect(response.status).toBe(401);
  });
});
