/** The portal's APIs, by the names `config.json` has for them. */
export const apiNames = [
  'member',
  'messageCenter',
  'v1',
  'healthRecords',
  'directory',
  'formulary',
] as const;
export type Api = (typeof apiNames)[number];

/** The FHIR APIs that may have an address of their own, where anyone may ask: payers have to publish both. */
export const openApiNames = ['directory', 'formulary'] as const satisfies Api[];
type OpenApi = (typeof openApiNames)[number];

/** The APIs of FHIR. They are part of the v1 document. */
export type RecordApi = 'healthRecords' | OpenApi;

/** The addresses of the APIs in `config.json`. */
export interface ApiAddresses {
  host: string;
  apis: Record<Exclude<Api, OpenApi>, string> & Partial<Record<OpenApi, string | undefined>>;
}

const recordPrefix = '/health-records';

/** The prefix of an API's paths in the OpenAPI document although its base address says it. */
export const documentPrefixes: Record<Api, string> = {
  member: '',
  messageCenter: '',
  v1: '',
  // FHIR has addresses of its own, so that a payer's servers can be plugged in.
  healthRecords: recordPrefix,
  directory: recordPrefix,
  formulary: recordPrefix,
};

/**
 * Returns the absolute base address of an API. `host` may be empty: then the portal's own origin serves it. An open API
 * without an address of its own is part of the health records.
 */
export function apiBase({ host, apis }: ApiAddresses, api: Api, origin: string): string {
  const address = apis[api] ?? apis.healthRecords;
  return address.startsWith('/') ? (host || origin) + address : address;
}

/** Whether an API has an address at which anyone may ask: no token is sent there. */
export const isOpen = ({ apis }: ApiAddresses, api: Api): boolean =>
  openApiNames.some((name) => name === api && apis[name] !== undefined);
