import { apiNames, type Api } from '#src/api/apis.ts';
import { isOwnPath } from '#src/domain/navigation/own-path.ts';

/** Readers of what nobody has checked yet: `/config.json` and stored values, before the portal's code has arrived. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a part of a value of unknown shape; never what it inherits. */
export const partOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Parses a text as JSON. Undefined and null are one: a key that is not there, or holds no JSON. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether a configuration has the addresses of the APIs. The portal checks the whole file. */
export function hasAddresses(
  config: unknown,
): config is { host: string; apis: Record<Api, string> } {
  const [host, apis] = [partOf(config, 'host'), partOf(config, 'apis')];
  return (
    typeof host === 'string' &&
    /^(https?:\/\/.+)?$/.test(host) &&
    apiNames.every((name) => {
      const path = partOf(apis, name);
      return typeof path === 'string' && isOwnPath(path);
    })
  );
}
