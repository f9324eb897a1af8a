import type { MiddlewareHandler } from 'hono';
import { capabilityOf } from '#src/api/operations.ts';
import type { Capability } from '#src/domain/plan/capabilities.ts';
import { createOperationFinder } from './faults/operation-finder.ts';
import { problem } from './problem.ts';

/** Answers 404 to every call of a capability that is left out, as a gateway does that has no service for it. */
export function leaveOut(without: readonly Capability[]): MiddlewareHandler {
  const operationOf = createOperationFinder();
  const capabilities = new Map<string, string>(Object.entries(capabilityOf));
  return async (c, next) => {
    const operation = operationOf(c.req.method, c.req.path);
    const capability = operation && capabilities.get(`${operation.method} ${operation.path}`);
    if (!without.some((leftOutCapability) => leftOutCapability === capability)) return next();
    return problem(
      404,
      { title: 'Not Found', detail: `This insurer has no ${String(capability)}.` },
      { 'cache-control': 'no-store' },
    );
  };
}
