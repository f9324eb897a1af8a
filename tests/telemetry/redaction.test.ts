import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { documentedOperations } from '#src/api/http/operation-at.ts';
import { createGate, type Attributes } from '#src/app/telemetry/attributes.ts';
import { exceptionOf } from '#src/app/telemetry/exception.ts';
import { tracesRequest } from '#src/app/telemetry/otlp.ts';
import type { Span } from '#src/app/telemetry/span.ts';
import { cases } from '#tests/support/cases.ts';

/** Texts that must never leave the page. */
const canaries = [
  'Maria Delgado',
  'A1042887701',
  '900-12-4485',
  '1979-11-02',
  'maria@mail.example',
  'CLM-2026-004711',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtYXJpYSJ9',
  '/medical/claim-details/CLM-2026-004711?member=A1042887701',
  'GET /users/maria/memberships',
];
const routes = ['/{-$contractType}/claims', '/message/$messageId'];
const gate = createGate(routes);
const names = [
  'http.route',
  'http.request.method',
  'http.response.status_code',
  'portal.operation',
  'portal.failure.code',
  'portal.vital.name',
  'portal.vital.value',
  'error.type',
  'portal.exception.fingerprint',
  'exception.stacktrace',
] as const;

const spanOf = (attributes: Attributes): Span => ({
  name: 'call',
  start: 1_795_248_000_000,
  end: 1_795_248_000_100,
  hasFailed: false,
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  attributes,
});

const zSent = z.object({
  resourceSpans: z.tuple([
    z.object({
      scopeSpans: z.tuple([z.object({ spans: z.tuple([z.object({ attributes: z.unknown() })]) })]),
    }),
  ]),
});

/** The attributes of a span, as OTLP writes them. */
function sent(attributes: Attributes): unknown {
  const body = zSent.parse(JSON.parse(tracesRequest([spanOf(attributes)], gate)));
  return body.resourceSpans[0].scopeSpans[0].spans[0].attributes;
}

it('passes values of the closed lists', () => {
  const attributes: Attributes = {
    'http.route': '/message/$messageId',
    'http.request.method': 'GET',
    'http.response.status_code': 503,
    'portal.operation': 'GET /users/{userId}/memberships',
    'portal.failure.code': 'BP-NFA-002',
    'portal.vital.name': 'CLS',
    'portal.vital.value': 0.0123,
    'error.type': 'TypeError',
    'portal.exception.fingerprint': 'abcdefgh',
    'exception.stacktrace': '/assets/portal-Ab3_x9Z.js:1:2345\n/assets/react-BMX1HWJ.js:9:1',
  };
  expect(Object.keys(attributes)).toEqual(names);
  expect(gate(attributes)).toEqual(attributes);
  expect(sent({ 'http.response.status_code': 503, 'portal.vital.value': 0.5 })).toEqual([
    { key: 'http.response.status_code', value: { intValue: 503 } },
    { key: 'portal.vital.value', value: { doubleValue: 0.5 } },
  ]);
});

it.each(names.flatMap((name) => canaries.map((canary) => [name, canary] as const)))(
  'drops %s with %s',
  (name, canary) => {
    for (const value of [canary, ` ${canary}`, `TypeError\n${canary}`, [canary], { canary }]) {
      expect(sent({ [name]: value })).toEqual([]);
    }
  },
);

it('drops unknown attributes, inherited names and numbers that could be a member’s', () => {
  const attributes = { 'user.id': 'maria', toString: 'maria', constructor: 'x' };
  expect(gate({ ...attributes, 'http.request.method': 'GET' })).toEqual({
    'http.request.method': 'GET',
  });
  expect(sent({ 'http.response.status_code': 1_042_887_701 })).toEqual([]);
  expect(sent({ 'portal.vital.value': 1_042_887_701 })).toEqual([]);
});

it('passes only listed values', () => {
  const value = fc.oneof(fc.string(), fc.anything(), fc.constantFrom(...canaries));
  const allowed = new Set<unknown>([...routes, ...documentedOperations]);
  fc.assert(
    fc.property(fc.constantFrom(...names), value, (name, given) => {
      const attributes = Object.values(gate({ [name]: given }));
      for (const attribute of attributes) {
        const isNumber = typeof attribute === 'number' && attribute <= 99_999;
        expect(isNumber || allowed.has(attribute) || /^[\w.-]{2,40}$/.test(String(attribute))).toBe(
          true,
        );
      }
    }),
    { numRuns: cases },
  );
});

const origin = 'https://members.example.org';
const scripts = [`${origin}/assets/portal-Ab3_x9Z.js`];
const frame = `${scripts[0]}:1:2345`;

function errorWith(message: string, stack: string, name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return error;
}

it.each([
  ['Chromium', `TypeError: no plan of Maria\n    at Xa (${frame})\n    at async ${frame}`],
  ['Firefox', `Xa@${frame}\n@${frame}`],
  ['Safari', `Xa@${frame}\nmodule code@${frame}`],
])('reads the frames of %s, without message and names of functions', (_, stack) => {
  const exception = exceptionOf(errorWith('no plan of Maria', stack), scripts);
  expect(exception.type).toBe('TypeError');
  expect(new Set(exception.frames)).toEqual(new Set(['/assets/portal-Ab3_x9Z.js:1:2345']));
  expect(exception.frames).toHaveLength(
    stack.startsWith('Xa@') && stack.includes('module code') ? 1 : 2,
  );
  expect(exception.fingerprint).toMatch(/^[a-p]{8}$/);
});

it('takes no stack frame from a message, another origin, or an address with a query', () => {
  const lines = [
    `    at f (${origin}/assets/A1042887701.js:1:1)`,
    // Of the shape of a script, from what a service answered.
    `    at f (${origin}/assets/maria.delgado-1042887.js:1:1)`,
    `    at f (https://other.example/assets/portal-Ab3_x9Z.js:1:1)`,
    `    at f (${origin}/medical/claim-details/CLM-1:1:1)`,
    `    at f (${frame}?member=A1042887701)`,
    '    at Maria Delgado',
  ];
  const message = `x\n    at f (${frame})`;
  const { frames } = exceptionOf(
    errorWith(message, `TypeError: ${message}\n${lines.join('\n')}`),
    scripts,
  );
  expect(frames).toEqual([]);
});

it('names only known classes, and does not throw on an unreadable error', () => {
  expect(exceptionOf(errorWith('', '', 'Maria Delgado'), scripts).type).toBe('Error');
  expect(exceptionOf('Maria Delgado', scripts)).toMatchObject({ type: 'NoError', frames: [] });
  expect(exceptionOf(null, scripts).type).toBe('NoError');
  const hostile = new Error('x');
  Object.defineProperty(hostile, 'stack', {
    get() {
      throw new Error('Maria Delgado');
    },
  });
  expect(exceptionOf(hostile, scripts)).toMatchObject({ type: 'NoError', frames: [] });
});

it('has the same fingerprint only for the same error at the same place', () => {
  const at = (column: number) =>
    exceptionOf(
      errorWith('a', `TypeError: a\n    at f (${origin}/assets/portal-Ab3_x9Z.js:1:${column})`),
      scripts,
    ).fingerprint;
  expect(at(1)).toBe(at(1));
  expect(at(1)).not.toBe(at(2));
});
