import type { FailureKind } from '#src/api/http/failure.ts';

export interface Fault {
  name: string;
  answer: () => Response | Promise<Response>;
  /** The kind of the failure. */
  kind: FailureKind;
  status: number | null;
}

const validationErrors = [{ field: 'phone', code: 'CON-0001', message: 'Too short' }];

const problem = (status: number, more: object = {}): Fault => ({
  name: String(status),
  answer: () =>
    Response.json(
      { type: 'about:blank', title: 'Problem', status, ...more },
      { status, headers: { 'content-type': 'application/problem+json' } },
    ),
  kind: 'status',
  status,
});

const lost = (name: string, error: Error, kind: FailureKind = 'network'): Fault => ({
  name,
  answer: () => Promise.reject(error),
  kind,
  status: null,
});

const unreadable = (name: string, body: string): Fault => ({
  name,
  answer: () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  kind: 'unreadable',
  status: null,
});

/** Everything that can come in the place of an answer, but 401: that ends the session. */
export const faults: readonly Fault[] = [
  lost('offline', new TypeError('Failed to fetch')),
  lost('reset', new TypeError('network error')),
  lost('timeout', new DOMException('late', 'TimeoutError'), 'timeout'),
  lost('abort', new DOMException('gone', 'AbortError'), 'aborted'),
  ...[400, 403, 404].map((status) => problem(status)),
  { ...problem(422, { validationErrors }), name: '422 with validationErrors' },
  ...[429, 500, 503].map((status) => problem(status)),
  { ...problem(500), name: '500 as HTML', answer: () => new Response('<html>', { status: 500 }) },
  unreadable('malformed JSON', '{"a":'),
  unreadable('HTML instead of JSON', '<!doctype html>'),
  unreadable('an empty body', ''),
  unreadable('a wrong shape', '[{"hello":"world"}]'),
  unreadable('null', 'null'),
];

export const unauthorized = problem(401);
