/** One of the portal's APIs, by the name `config.json` has for it. */
export const apiNames = ['member', 'messageCenter', 'v1', 'healthRecords'] as const;
export type Api = (typeof apiNames)[number];

/** The prefix of an API's paths in the OpenAPI document although its base address says it. */
export const documentPrefixes: Record<Api, string> = {
  member: '',
  messageCenter: '',
  v1: '',
  // FHIR is part of the v1 document. It has an address of its own, so that a payer's server can be plugged in.
  healthRecords: '/health-records',
};

/** Returns the absolute base address of an API. `host` may be empty: then the portal's own origin serves it. */
export function apiBase(
  { host, apis }: { host: string; apis: Record<Api, string> },
  api: Api,
  origin: string,
): string {
  return (host || origin) + apis[api];
}
