import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { capabilityOf } from '#src/api/operations.ts';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { apis, readDocument, runRedocly } from '../../openapi/documents.ts';

const documents = await Promise.all(apis.map((api) => readDocument(api)));
const operations = documents.flatMap((document) => document.operations);

/** A problem's codes, but for those that say the same of every field. */
const commonCodes = ['required', 'format', 'tooLong', 'notAllowed'];
const zCode = z.object({ code: z.optional(z.string()) });
const zProblem = z.extend(zCode, { validationErrors: z.optional(z.array(zCode)) });

const paysMoney = ['createPayment', 'createReimbursement'];

describe('the OpenAPI documents', () => {
  test.each(apis)('pass the linter without an error or a warning: %s', async (api) => {
    const report: unknown = JSON.parse(await runRedocly(['lint', api, '--format=json']));
    expect(report).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  });

  test('name every operation once', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual([...new Set(names)]);
  });

  test('have the newest version of the changelog', async () => {
    const changelog = await readFile('openapi/CHANGELOG.md', 'utf8');
    const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings[0]).toMatch(/^\d+\.\d+\.\d+$/);
    expect(documents.map(({ version }) => version)).toEqual(apis.map(() => headings[0]));
    expect(headings).toEqual([...new Set(headings)]);
  });

  test('list each capability once, and only capabilities with an operation', () => {
    const listed = documents.flatMap(({ capabilities }) => capabilities.map(({ name }) => name));
    expect(listed).toEqual([...new Set(listed)]);
    for (const document of documents) {
      const used = new Set(document.operations.map(({ capability }) => capability));
      expect([...used].toSorted()).toEqual(document.capabilities.map(({ name }) => name));
    }
  });

  test('name capabilities that have a row in deploy/README.md if they are optional', async () => {
    const readme = await readFile('deploy/README.md', 'utf8');
    expect(optionalCapabilities.filter((name) => !readme.includes(`| \`${name}\` `))).toEqual([]);
  });

  test('give each call the same capability as the portal does', () => {
    const documented = operations.map(({ method, path, capability }) => [
      `${method.toUpperCase()} ${path}`,
      capability,
    ]);
    expect(capabilityOf).toEqual(Object.fromEntries(documented));
  });
});

describe.each(operations)('$operationId', (operation) => {
  const { isPublic, method, operationId, parameters, path, requestBody, responses } = operation;
  const statuses = responses.map(({ status }) => status);
  const parts = operation.description.split(/^- \*\*\w+:\*\*\s*/m).slice(1);
  /** Returns the text after a label of the description, on one line. */
  const partNamed = (label: string): string => {
    const [, text = ''] = operation.description.split(`- **${label}:**`);
    return text.split(/^- /m)[0]?.replaceAll(/\s+/g, ' ').trim() ?? '';
  };

  test('has a summary that is not its name', () => {
    expect(operation.summary).toMatch(/^[A-Z].{8,}[^.]$/);
  });

  test('describes who may call it, what it does or answers, and what repeating it does', () => {
    const labels = [...operation.description.matchAll(/^- \*\*(\w+):\*\*/gm)].map(
      ([, label]) => label,
    );
    expect(labels[0]).toBe('Caller');
    expect(labels.slice(-2)).toEqual(['Repeating', 'Errors']);
    expect(['Effect', 'Answer', 'Effect Answer']).toContain(labels.slice(1, -2).join(' '));
    expect(parts.map(({ length }) => length >= 10)).toEqual(labels.map(() => true));
    const others = operations.filter(({ description }) => description === operation.description);
    expect(others.map((other) => other.operationId)).toEqual([operationId]);
  });

  test('describes each error status and each specific error code', () => {
    const errors = partNamed('Errors');
    const failures = responses.filter(({ status }) => status >= 400);
    const documentedStatuses = [...errors.matchAll(/`([1-5]\d\d)`/g)].map(([, status]) =>
      Number(status),
    );
    expect(documentedStatuses.toSorted()).toEqual(failures.map(({ status }) => status).toSorted());
    const codes = failures.flatMap(({ content }) =>
      Object.values(content?.examples ?? {}).flatMap((example) => {
        const { code, validationErrors = [] } = z.parse(zProblem, example);
        return [code, ...validationErrors.map((field) => field.code)];
      }),
    );
    for (const code of codes) {
      if (code !== undefined && !commonCodes.includes(code)) expect(errors).toContain(code);
    }
  });

  test('describes the paging of its list, and its idempotency key', () => {
    const names = parameters.map(({ name }) => name);
    const next = names.includes('page') ? '`page`' : names.includes('_count') ? '`_count`' : null;
    if (next !== null) expect(partNamed('Answer')).toContain(next);
    if (names.includes('Idempotency-Key')) {
      expect(partNamed('Repeating')).toMatch(/^safe with the same `Idempotency-Key`/);
    }
    if (names.includes('Reauthentication-Proof')) {
      expect(partNamed('Caller')).toContain('`Reauthentication-Proof`');
    }
  });

  test('has a named example for each response body and for its request body', () => {
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

  test('requires a token unless it is public, and documents 401', () => {
    expect(isPublic).toBe(path.startsWith('/public/'));
    // SMART Health Links answer a wrong passcode like that.
    expect(statuses.includes(401)).toBe(!isPublic || operationId === 'openHealthLink');
    expect(statuses.includes(403)).toBe(!isPublic);
  });

  test('documents failures in the error format of its API', () => {
    expect(statuses).toEqual(expect.arrayContaining([429, 500, 503]));
    const isFhir = path.startsWith('/health-records/');
    const failureType = isFhir ? 'application/fhir+json' : 'application/problem+json';
    for (const { status, content } of responses) {
      if (status >= 400) expect(content?.mediaType, String(status)).toBe(failureType);
    }
    if (requestBody !== null) expect(statuses).toContain(422);
  });

  test('forbids caching of its answers', () => {
    const cacheable = responses.filter(
      ({ headers }) => headers['Cache-Control']?.required !== true,
    );
    expect(cacheable.map(({ status }) => status)).toEqual([]);
    for (const { headers } of responses) {
      expect(headers['Cache-Control']?.schema).toEqual({ type: 'string', const: 'no-store' });
    }
  });

  test('takes an idempotency key only if it moves money', () => {
    const hasKey = parameters.some(({ name, required }) => name === 'Idempotency-Key' && required);
    expect(hasKey).toBe(paysMoney.includes(operationId));
  });

  test('pages its list by 10', () => {
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
