/** One of the portal's APIs, by the name `config.json` has for it. */
export const apiNames = ['member', 'messageCenter', 'v1', 'healthRecords'] as const;
export type Api = (typeof apiNames)[number];

/** Where an API answers, absolute. `host` may be empty: then the portal's own origin serves it. */
export function apiBase(
  { host, apis }: { host: string; apis: Record<Api, string> },
  api: Api,
  origin: string,
): string {
  return (host || origin) + apis[api];
}
