import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { CheckedOperation } from './checked-documents.ts';

/** Compares an answer with the schema of the documented response; returns what differs, without any value of it. */
export type ShapeFaults = (operation: CheckedOperation, status: number, body: unknown) => string[];

/** The most differences that are named of one answer. */
const mostNamed = 5;

export function createShapeFaults(): ShapeFaults {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  addFormats(ajv);
  const compiled = new Map<string, ValidateFunction>();
  return ({ operationId, responses }, status, body) => {
    const response = responses.find((checkedResponse) => checkedResponse.status === status);
    if (typeof response?.schema !== 'object' || response.schema === null) return [];
    const key = `${operationId} ${status}`;
    const isValid = compiled.get(key) ?? ajv.compile(response.schema);
    compiled.set(key, isValid);
    if (isValid(body)) return [];
    const faults = [...new Set((isValid.errors ?? []).map(inWords))];
    const more = faults.length - mostNamed;
    return more > 0 ? [...faults.slice(0, mostNamed), `and ${more} more`] : faults;
  };
}

/** Says where and how an answer differs; the numbers of items are left out, so that a fault of all is named once. */
function inWords({ instancePath, message = 'is wrong', params }: ErrorObject): string {
  const path = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  const allowed: unknown = params['allowedValues'];
  const values = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
  return `${path === '' ? 'the body' : path} ${message}${values}`;
}
