import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { documentPrefixes, type Api } from './apis.ts';
import type { CallAddress } from './call-address.ts';

/**
 * How each API's client writes the query of an address: openapi-fetch in its own way, fhir-kit-client as
 * forms do.
 */
const querySerializers: Record<Api, (query: Record<string, unknown>) => string> = {
  member: createQuerySerializer(),
  messageCenter: createQuerySerializer(),
  v1: createQuerySerializer(),
  healthRecords: (query) =>
    new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)]),
      ),
    ).toString(),
};

/** The path of a call under its API's address, its parameters not yet filled in. */
export function pathOf({ api, operation }: Pick<CallAddress, 'api' | 'operation'>): string {
  return operation.slice(operation.indexOf('/') + documentPrefixes[api].length);
}

/** What follows the API's address in that of a read, the very one its client asks for. */
export function addressOf(read: CallAddress): string {
  return createFinalURL(pathOf(read), {
    baseUrl: '',
    params: read.params,
    querySerializer: querySerializers[read.api],
    pathSerializer: defaultPathSerializer,
  });
}
