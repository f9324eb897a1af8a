import { lookUp } from '#src/domain/data/look-up.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { failureCodes } from '#src/api/http/failure-codes.ts';
import { documentedOperations } from '#src/api/http/operation-at.ts';

/** The names of vitals: how a page felt, as browsers measure it. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** The attributes of a span. No value is free text: see `createGate`. */
export interface Attributes {
  /** The template of the route, never the address. */
  'http.route'?: string;
  'http.request.method'?: string;
  'http.response.status_code'?: number;
  /** An operation of the API documents, as `GET /users/{userId}/memberships`, or the token request. */
  'portal.operation'?: string;
  /** The failure's code (product rule 8.1). */
  'portal.failure.code'?: string;
  'portal.vital.name'?: string;
  /** Milliseconds; for CLS a score without a unit. */
  'portal.vital.value'?: number;
  /** The kind of a failed call, or the class of an error. */
  'error.type'?: string;
  /** The same for the same error at the same place; letters alone. */
  'portal.exception.fingerprint'?: string;
  /** A line for each frame: file of the build, line, column. */
  'exception.stacktrace'?: string;
}

export type AttributeName = keyof Attributes;

/** The name of the token request, which belongs to no API document. */
export const tokenOperation = 'POST token endpoint';

const failureKinds = ['network', 'timeout', 'aborted', 'status', 'unreadable', 'session'] as const;

/** The classes of errors that are named. Any other is `Error`. */
export const errorClasses: readonly string[] = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'ApiFailure',
  'ChunkUnavailable',
  'NoError',
];

/** A frame in a file of the build, as `/assets/portal-Ab3_x9Z.js:1:2345`. Those of the states begin with their codes. */
export const framePattern =
  /^\/assets\/(?:[a-z_][\w.~-]*|[A-Z]{2})-[\w-]{7,8}\.js:\d{1,6}:\d{1,8}$/;

type Allows = (value: unknown) => boolean;

const anyOf = (values: readonly unknown[]): Allows => {
  const allowed = new Set(values);
  return (value) => allowed.has(value);
};
const numberUpTo =
  (max: number): Allows =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= max;

/**
 * Makes the last check before a span is sent: returns its attributes without any whose value is not from its closed
 * list. So whatever a caller passes by mistake, no address, id, name or text leaves the page.
 * @param routes the templates of the portal's routes
 */
export function createGate(routes: readonly string[]): (attributes: Attributes) => Attributes {
  const allows: Readonly<Record<AttributeName, Allows>> = {
    'http.route': anyOf(routes),
    'http.request.method': anyOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    'http.response.status_code': (value) =>
      Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599,
    'portal.operation': anyOf([...documentedOperations, tokenOperation]),
    'portal.failure.code': anyOf([...Object.values(failureCodes), defaultErrorCode]),
    'portal.vital.name': anyOf(vitalNames),
    'portal.vital.value': numberUpTo(99_999),
    'error.type': anyOf([...failureKinds, ...errorClasses]),
    'portal.exception.fingerprint': (value) =>
      typeof value === 'string' && /^[a-p]{8}$/.test(value),
    'exception.stacktrace': (value) =>
      typeof value === 'string' && value.split('\n').every((line) => framePattern.test(line)),
  };
  return (attributes) =>
    Object.fromEntries(
      Object.entries(attributes).filter(([name, value]) => lookUp(allows, name)?.(value) ?? false),
    );
}
