import { describe, expect, it } from 'vitest';
import { apiChanges } from '../../openapi/api-changes.ts';
import { breakingChanges } from '../../openapi/breaking-changes.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Claims', version: '1.0.0' },
  paths: {
    '/claims': {
      get: {
        operationId: 'listClaims',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: {
          '200': {
            description: 'Claims',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Claims' } } },
          },
          '403': { description: 'Another member’s' },
        },
      },
      post: {
        operationId: 'createClaim',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewClaim' } } },
        },
        responses: { '201': { description: 'Made' } },
      },
    },
  },
  components: {
    schemas: {
      Page: { type: 'object', properties: { total: { type: 'integer' } } },
      Claims: {
        allOf: [
          { $ref: '#/components/schemas/Page' },
          {
            type: 'object',
            properties: {
              items: { type: 'array', items: { $ref: '#/components/schemas/Claim' } },
            },
          },
        ],
      },
      Claim: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          status: { type: 'string', enum: ['paid', 'denied'] },
          note: { type: 'string' },
        },
      },
      NewClaim: {
        type: 'object',
        required: ['provider'],
        properties: {
          provider: { type: 'string' },
          kind: { type: 'string', enum: ['medical', 'dental'] },
        },
      },
    },
  },
};

type Document = typeof document;
type Open = Record<string, unknown>;
const changed = (change: (copy: Document) => void): Document => {
  const copy = structuredClone(document);
  change(copy);
  return copy;
};
const remove = (from: object, key: string) => Reflect.deleteProperty(from, key);

describe('a breaking change is named with its operation', () => {
  it.each<[string, (copy: Document) => void, RegExp]>([
    ['an operation is removed', ({ paths }) => remove(paths['/claims'], 'post'), /^POST \/claims/],
    [
      'a parameter is removed',
      ({ paths }) => paths['/claims'].get.parameters.pop(),
      /^GET \/claims: .*parameter `page`/,
    ],
    [
      'a parameter becomes required',
      ({ paths }) => Object.assign(paths['/claims'].get.parameters[0] ?? {}, { required: true }),
      /^GET \/claims: .*required/,
    ],
    [
      'a new parameter is required',
      ({ paths }) => {
        const parameters: Open[] = paths['/claims'].get.parameters;
        parameters.push({ name: 'year', in: 'query', required: true, schema: { type: 'integer' } });
      },
      /^GET \/claims: .*parameter `year`/,
    ],
    [
      'a status is removed',
      ({ paths }) => remove(paths['/claims'].get.responses, '403'),
      /^GET \/claims: .*Response 403/,
    ],
    [
      'a property is removed',
      ({ components: { schemas } }) => remove(schemas.Claim.properties, 'note'),
      /^GET \/claims: .*\bnote`/,
    ],
    [
      'a property of a page is removed',
      ({ components: { schemas } }) => remove(schemas.Page.properties, 'total'),
      /^GET \/claims: .*`total`/,
    ],
    [
      'a property becomes optional',
      ({ components: { schemas } }) => schemas.Claim.required.pop(),
      /^GET \/claims: .*`items\[\].id`/,
    ],
    [
      'a property has another type',
      ({ components: { schemas } }) => (schemas.Claim.properties.note.type = 'number'),
      /^GET \/claims: .*\bnote`/,
    ],
    [
      'a response has a new value',
      ({ components: { schemas } }) => schemas.Claim.properties.status.enum.push('pending'),
      /^GET \/claims: .*`items\[\].status`/,
    ],
    [
      'a request may no longer have a value',
      ({ components: { schemas } }) => schemas.NewClaim.properties.kind.enum.pop(),
      /^POST \/claims: .*`kind`/,
    ],
    [
      'a request needs another property',
      ({ components: { schemas } }) => schemas.NewClaim.required.push('kind'),
      /^POST \/claims: .*`kind`/,
    ],
  ])('%s', (_, change, named) => {
    const breaks = breakingChanges(document, changed(change));
    expect(breaks).toHaveLength(1);
    expect(breaks[0]).toMatch(named);
  });

  it.each<[string, (copy: Document) => void]>([
    ['nothing', () => {}],
    ['a text', ({ paths }) => (paths['/claims'].get.responses['403'].description = 'Not yours')],
    [
      'a new operation',
      ({ paths }) => {
        const item: Open = paths['/claims'];
        item['put'] = document.paths['/claims'].post;
      },
    ],
    [
      'a new parameter that may be left out',
      ({ paths }) => {
        const parameters: Open[] = paths['/claims'].get.parameters;
        parameters.push({ name: 'year', in: 'query', schema: { type: 'integer' } });
      },
    ],
    [
      'a new property of a response',
      ({ components: { schemas } }) => {
        const properties: Open = schemas.Claim.properties;
        properties['paidOn'] = { type: 'string' };
      },
    ],
    [
      'another value that a request may have',
      ({ components: { schemas } }) => schemas.NewClaim.properties.kind.enum.push('vision'),
    ],
  ])('%s breaks nothing', (_, change) =>
    expect(breakingChanges(document, changed(change))).toEqual([]),
  );
});

it('has a version that matches the changes since the last release', async () => {
  const changes = await apiChanges();
  for (const { api, released, current, breaking, isChanged } of changes) {
    const [was, now] = [released, current].map((version) => version.split('.').map(Number));
    const rises = (part: number) => (now?.[part] ?? 0) > (was?.[part] ?? 0);
    if (rises(0)) continue;
    expect(breaking, `${api} ${current} breaks what uses ${released}`).toEqual([]);
    expect(isChanged && !rises(1), `${api} changed without a higher minor version`).toBe(false);
  }
});
