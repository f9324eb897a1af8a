import type { Api } from './apis.ts';
import type { CallAddress } from '#src/api/http/call-address.ts';

const recordPrefix = '/health-records';

/** The prefix that an API's paths have in the OpenAPI document and its base address already includes. */
export const documentPrefixes: Record<Api, string> = {
  member: '',
  messageCenter: '',
  v1: '',
  // FHIR has separate base addresses, so that a payer's servers can be used.
  healthRecords: recordPrefix,
  directory: recordPrefix,
  formulary: recordPrefix,
};

/** Returns the path of a call under its API's address, its parameters not yet filled in. */
export function addressOfCall({ api, operation }: Pick<CallAddress, 'api' | 'operation'>): string {
  return operation.slice(operation.indexOf('/') + documentPrefixes[api].length);
}

/**
 * Whether each parameter of a path is one segment of the address: dots alone, or nothing, would lead to an
 * address that no call has.
 */
export const areSegments = (path: Record<string, unknown> = {}): boolean =>
  Object.values(path).every((id) => isSegment(String(id)));

/** Whether an id is one segment of the address. Anything else that has a meaning in an address is written in code. */
export const isSegment = (id: string): boolean => !['', '.', '..'].includes(id);
