import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { createOperationFinder } from './faults/operation-finder.ts';
import { problem } from './problem.ts';

export const faultKinds = [
  'delay',
  'status',
  'malformed-json',
  'html',
  'empty',
  'wrong-shape',
  'reset',
  'lost-answer',
] as const;
type FaultKind = (typeof faultKinds)[number];

/** A fault: what goes wrong, and when. */
export const zFault = z.object({
  /**
   * An operationId, or a method and a path with `*` for any characters: `GET /api/v1/members/*`.
   * Without a method it holds for all of them.
   */
  operation: z.string().check(z.minLength(1)),
  kind: z.enum(faultKinds),
  /** `delay`: milliseconds. `status`: the HTTP status. Nothing for the other kinds. */
  value: z.optional(z.number()),
  /** The number of times it happens; until it is cleared when left out. */
  times: z.optional(z.int().check(z.minimum(1))),
});
type Fault = z.infer<typeof zFault>;

/** The header that sets a fault for a single request: `x-sandbox-fault: status=503`, or just a kind. */
const faultHeader = 'x-sandbox-fault';

export type Faults = {
  list(): readonly Fault[];
  /** Takes the place of an earlier fault of the same operation. */
  set(fault: Fault): void;
  /** Clears the faults of one operation, or all of them. */
  clear(operation?: string): void;
  middleware: MiddlewareHandler<{ Bindings: HttpBindings }>;
};

/**
 * Acts before a request reaches the APIs (or Prism), so that a fault is never a contract violation; the answer
 * that is lost alone comes from them.
 */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  const operationOf = createOperationFinder();

  const take = (request: Request): Pick<Fault, 'kind' | 'value'> | undefined => {
    const fromHeader = parseHeader(request.headers.get(faultHeader));
    if (fromHeader !== undefined || faults.size === 0) return fromHeader;
    const { pathname } = new URL(request.url);
    const operationId = operationOf(request.method, pathname)?.operationId;
    const fault = [...faults.values()].find(
      ({ operation }) =>
        operation === operationId || matchesPattern(operation, request.method, pathname),
    );
    if (fault?.times !== undefined) countDown(faults, fault, fault.times);
    return fault;
  };

  return {
    list: () => [...faults.values()],
    set: (fault) => void faults.set(fault.operation, fault),
    clear: (operation) => {
      if (operation === undefined) faults.clear();
      else faults.delete(operation);
    },
    middleware: async (c, next) => {
      const fault = take(c.req.raw);
      if (fault === undefined) return next();
      if (fault.kind === 'lost-answer') {
        await next();
        // The request is carried out, and the response is lost.
        c.res = undefined;
        c.res = failures.reset(undefined, c);
        return undefined;
      }
      if (fault.kind !== 'delay') return failures[fault.kind](fault.value, c);
      await delay(fault.value ?? 3000, undefined, { signal: c.req.raw.signal }).catch(
        () => undefined,
      );
      return next();
    },
  };
}

type Failure = (value: number | undefined, c: Context<{ Bindings: HttpBindings }>) => Response;

const jsonType = { 'content-type': 'application/json' };

const failures: Readonly<Record<Exclude<FaultKind, 'delay' | 'lost-answer'>, Failure>> = {
  status: (status = 500) => failedWith(status),
  'malformed-json': () => new Response('{"data": [{"memberId": "A1', { headers: jsonType }),
  html: () =>
    new Response('<!doctype html><title>Gateway</title><h1>Please wait</h1>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  empty: () => new Response('', { headers: jsonType }),
  'wrong-shape': () => Response.json({ unexpected: [null, 42, { nested: true }] }),
  reset: (_value, c) => {
    c.env.incoming.socket.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  },
};

function failedWith(status: number): Response {
  const answer = problem(status, { title: `Fault ${status}`, detail: 'Asked for in the sandbox.' });
  if (status === 429 || status === 503) answer.headers.set('retry-after', '1');
  return answer;
}

function countDown(faults: Map<string, Fault>, fault: Fault, times: number): void {
  if (times <= 1) faults.delete(fault.operation);
  else faults.set(fault.operation, { ...fault, times: times - 1 });
}

function parseHeader(header: string | null): Pick<Fault, 'kind' | 'value'> | undefined {
  if (header === null) return undefined;
  const [kind, value] = header.split('=');
  const parsed = zFault.safeParse({
    operation: faultHeader,
    kind,
    ...(value === undefined ? {} : { value: Number(value) }),
  });
  return parsed.success ? parsed.data : undefined;
}

function matchesPattern(pattern: string, method: string, pathname: string): boolean {
  const [, wantedMethod, path] = /^(?:([A-Z]+) )?(\/\S*)$/.exec(pattern) ?? [];
  if (path === undefined || (wantedMethod !== undefined && wantedMethod !== method)) return false;
  const literal = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  const expression = path.split('*').map(literal).join('.*');
  return new RegExp(`^${expression}$`).test(pathname);
}
