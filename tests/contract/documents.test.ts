import { describe, expect, test } from 'vitest';
import { apis, readOperations, runRedocly } from '../../openapi/documents.ts';

const operations = (await Promise.all(apis.map((api) => readOperations(api)))).flat();

const paysMoney = ['createPayment', 'createReimbursement'];

describe('the OpenAPI documents', () => {
  test.each(apis)(
    'pass the linter without an error or a warning: %s',
    async (api) => {
      const report: unknown = JSON.parse(await runRedocly(['lint', api, '--format=json']));
      expect(report).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
    },
    30_000,
  );

  test('name every operation once', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe.each(operations)('$operationId', (operation) => {
  const { isPublic, method, operationId, parameters, path, requestBody, responses } = operation;
  const statuses = responses.map(({ status }) => status);

  test('has a summary that is not its name', () => {
    expect(operation.summary).toMatch(/^[A-Z].{8,}[^.]$/);
  });

  test('has a named example for each answer with a body, and for its own body', () => {
    for (const { status, content } of responses) {
      if (status === 204) expect(content).toBeNull();
      else expect(Object.keys(content?.examples ?? {}), String(status)).not.toEqual([]);
    }
    if (method === 'post' || method === 'put') {
      expect(Object.keys(requestBody?.examples ?? {})).not.toEqual([]);
    } else {
      expect(requestBody).toBeNull();
    }
  });

  test('has an example for each parameter, and a parameter for each part of its path', () => {
    expect(parameters.filter(({ example }) => example === undefined)).toEqual([]);
    const inPath = parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    const expected = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.toSorted()).toEqual(expected.toSorted());
  });

  test('needs a token unless it is public, and says so when it is missing', () => {
    expect(isPublic).toBe(path.startsWith('/public/'));
    // SMART Health Links answer a wrong passcode like that.
    expect(statuses.includes(401)).toBe(!isPublic || operationId === 'openHealthLink');
    expect(statuses.includes(403)).toBe(!isPublic);
  });

  test('says how it fails, in the one form of its API', () => {
    expect(statuses).toEqual(expect.arrayContaining([429, 500, 503]));
    const isFhir = path.startsWith('/health-records/');
    const failureType = isFhir ? 'application/fhir+json' : 'application/problem+json';
    for (const { status, content } of responses) {
      if (status >= 400) expect(content?.mediaType, String(status)).toBe(failureType);
    }
    if (requestBody !== null) expect(statuses).toContain(422);
  });

  test('forbids to keep any of its answers', () => {
    const kept = responses.filter(({ headers }) => headers['Cache-Control']?.required !== true);
    expect(kept.map(({ status }) => status)).toEqual([]);
    for (const { headers } of responses) {
      expect(headers['Cache-Control']?.schema).toEqual({ type: 'string', const: 'no-store' });
    }
  });

  test('takes an idempotency key exactly when it costs money', () => {
    const hasKey = parameters.some(({ name, required }) => name === 'Idempotency-Key' && required);
    expect(hasKey).toBe(paysMoney.includes(operationId));
  });

  test('cuts its list into pages of 10, if it answers a list', () => {
    const names = parameters.map(({ name }) => name);
    const isList = responses.some(
      ({ status, content }) =>
        status === 200 &&
        Object.values(content?.examples ?? {}).some(
          (value) => typeof value === 'object' && value !== null && 'pageSize' in value,
        ),
    );
    expect(names.includes('page') && names.includes('pageSize')).toBe(isList);
  });
});
