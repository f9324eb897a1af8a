import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';

/** One of the portal's APIs, by the name `config.json` has for it. */
export type Api = 'member' | 'messageCenter' | 'v1' | 'healthRecords';

/** What the OpenAPI document puts before the paths of an API although its base address says it. */
export const documentPrefixes: Record<Api, string> = {
  member: '',
  messageCenter: '',
  v1: '',
  // FHIR is part of the v1 document. It has an address of its own, so that a payer's server can be plugged in.
  healthRecords: '/health-records',
};

/** Where an API answers, absolute. `host` may be empty: then the portal's own origin serves it. */
export function apiBase(
  { host, apis }: { host: string; apis: Record<Api, string> },
  api: Api,
  origin: string,
): string {
  return (host || origin) + apis[api];
}

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

/** The address of a `GET`, the very one the client of its API asks for. */
export function addressOf(base: string, { api, operation, params }: ReadCall): string {
  const path = operation.slice('GET '.length + documentPrefixes[api].length);
  return createFinalURL(path, {
    baseUrl: base,
    params,
    querySerializer: querySerializers[api],
    pathSerializer: defaultPathSerializer,
  });
}

/** A call that only reads, with everything its address is made of. */
export interface ReadCall {
  api: Api;
  operation: `GET ${string}`;
  params: { path?: Record<string, unknown>; query?: Record<string, unknown> };
}
