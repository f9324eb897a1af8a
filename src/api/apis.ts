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

/** The FHIR APIs that payers must publish without sign-in. They may run on separate servers. */
type PublicApi = 'directory' | 'formulary';

/** The FHIR APIs. The v1 document describes them. */
export type RecordApi = 'healthRecords' | PublicApi;

/** The addresses of the APIs in `config.json`. */
export interface ApiAddresses {
  host: string;
  apis: Record<Exclude<Api, PublicApi>, string> & Partial<Record<PublicApi, string | undefined>>;
}

/**
 * Returns the absolute base address of an API. If `host` is empty, the portal's origin serves it. A public API without an
 * address is part of the health records.
 */
export function apiBase({ host, apis }: ApiAddresses, api: Api, origin: string): string {
  const address = apis[api] ?? apis.healthRecords;
  return address.startsWith('/') ? (host || origin) + address : address;
}

/** Whether the configuration may give the API a public address. */
export const mayBePublic = (api: Api): api is PublicApi =>
  api === 'directory' || api === 'formulary';

/** Whether the API has a public address. No token is sent there. */
export const isPublicApi = ({ apis }: ApiAddresses, api: Api): boolean =>
  mayBePublic(api) && apis[api] !== undefined;
