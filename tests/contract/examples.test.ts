import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readValidators } from '#tests/support/validators.ts';
import { apis, readOperations, type Api, type Operation } from '../../openapi/documents.ts';

const validators = await readValidators();

const operations = (await Promise.all(apis.map((api) => readOperations(api)))).flat();

/** The generated validator of this name; a missing one fails the test. */
function validator(api: Api, name: string): z.core.$ZodType {
  const schema = validators[api].get(name);
  if (!schema) throw new Error(`${name} is not generated`);
  return schema;
}

function named(
  { operationId }: Operation,
  part: 'Body' | 'Path' | 'Query' | 'Headers' | 'Response',
) {
  return `z${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}${part}`;
}

function responseValidator(operation: Operation, status: number, mediaType: string) {
  if (status < 400) return validator(operation.api, named(operation, 'Response'));
  return validator(
    operation.api,
    mediaType === 'application/fhir+json' ? 'zOperationOutcome' : 'zProblem',
  );
}

describe('the generated validators', () => {
  describe.each(operations)('of $operationId', (operation) => {
    test('accept every example answer and keep all of it', () => {
      for (const { status, content } of operation.responses) {
        for (const [name, example] of Object.entries(content?.examples ?? {})) {
          const schema = responseValidator(operation, status, content?.mediaType ?? '');
          expect(z.safeParse(schema, example), `${status} ${name}`).toEqual({
            success: true,
            data: example,
          });
        }
      }
    });

    test('accept an answer with an unknown property', () => {
      for (const { status, content } of operation.responses) {
        for (const example of Object.values(content?.examples ?? {})) {
          if (typeof example !== 'object') continue;
          const schema = responseValidator(operation, status, content?.mediaType ?? '');
          expect(z.safeParse(schema, { ...example, somethingNew: true }).success).toBe(true);
        }
      }
    });

    test('accept every example of the body, and an empty body only if each part is optional', () => {
      const { requestBody, api } = operation;
      if (requestBody === null) return;
      const schema = validator(api, named(operation, 'Body'));
      for (const [name, example] of Object.entries(requestBody.examples)) {
        expect(z.safeParse(schema, example), name).toEqual({ success: true, data: example });
      }
      expect(z.safeParse(schema, {}).success).toBe(
        ['savePreferences', 'saveMemberSettings'].includes(operation.operationId),
      );
    });

    test('accept the examples of the parameters, including each required one', () => {
      const places = { path: 'Path', query: 'Query', header: 'Headers' } as const;
      for (const [location, part] of Object.entries(places)) {
        const here = operation.parameters.filter((parameter) => parameter.in === location);
        if (here.length === 0) continue;
        const schema = validator(operation.api, named(operation, part));
        const values = Object.fromEntries(here.map(({ name, example }) => [name, example]));
        expect(z.safeParse(schema, values), location).toEqual({ success: true, data: values });
        for (const required of here.filter((parameter) => parameter.required)) {
          const others = Object.entries(values).filter(([name]) => name !== required.name);
          const answer = z.safeParse(schema, Object.fromEntries(others));
          expect(answer.success, `${required.name} is required`).toBe(false);
        }
      }
    });

    test('have the sent status in every failure', () => {
      for (const { status, content } of operation.responses) {
        if (content?.mediaType !== 'application/problem+json') continue;
        for (const example of Object.values(content.examples))
          expect(example).toMatchObject({ status });
      }
    });
  });
});
