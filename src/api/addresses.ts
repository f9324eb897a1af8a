import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { Api } from './apis.ts';
import type { Call } from './call.ts';

/** What the OpenAPI document puts before the paths of an API although its base address says it. */
const documentPrefixes: Record<Api, string> = {
  member: '',
  messageCenter: '',
  v1: '',
  // FHIR is part of the v1 document. It has an address of its own, so that a payer's server can be plugged in.
  healthRecords: '/health-records',
};

/** The path of a call under its API's address, its parameters not yet filled in. */
export function pathOf({ api, operation }: Pick<Call<unknown>, 'api' | 'operation'>): string {
  return operation.slice(operation.indexOf('/') + documentPrefixes[api].length);
}

/** What follows the API's address in that of a read, the very one its client asks for. */
export function addressOf(read: Pick<Call<unknown>, 'api' | 'operation' | 'params'>): string {
  return createFinalURL(pathOf(read), {
    baseUrl: '',
    params: read.params,
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
}
