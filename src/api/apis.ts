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
type OpenApi = 'directory' | 'formulary';

/** The APIs of FHIR. They are part of the v1 document. */
export type RecordApi = 'healthRecords' | OpenApi;

/** The addresses of the APIs in `config.json`. */
export interface ApiAddresses {
  host: string;
  apis: Record<Exclude<Api, OpenApi>, string> & Partial<Record<OpenApi, string | undefined>>;
}

/**
 * Returns the absolute base address of an API. `host` may be empty: then the portal's own origin serves it. An open API
 * without an address of its own is part of the health records.
 */
export function apiBase({ host, apis }: ApiAddresses, api: Api, origin: string): string {
  const address = apis[api] ?? apis.healthRecords;
  return address.startsWith('/') ? (host || origin) + address : address;
}

/** Whether an API may have an address of its own at which anyone may ask. */
export const mayBeOpen = (api: Api): api is OpenApi => api === 'directory' || api === 'formulary';

/** Whether an API has such an address: no token is sent there. */
export const isOpen = ({ apis }: ApiAddresses, api: Api): boolean =>
  mayBeOpen(api) && apis[api] !== undefined;
