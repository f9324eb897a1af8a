import { apiNames, mayBePublic, type ApiAddresses } from '#src/api/apis.ts';
import { isOwnPath } from '#src/domain/navigation/own-path.ts';

/*
 * Readers of unchecked values: `/config.json` and what is stored, before the portal's code has arrived.
 */

/** Whether a value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a property of an unknown value, ignoring inherited ones. */
export const partOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Whether a configuration has the addresses of the APIs. The portal checks the whole file. */
export function hasAddresses(config: unknown): config is ApiAddresses {
  const [host, apis] = [partOf(config, 'host'), partOf(config, 'apis')];
  return (
    (host === '' || isWebAddress(host)) &&
    apiNames.every((name) => {
      const address = partOf(apis, name);
      const isPath = typeof address === 'string' && isOwnPath(address);
      return isPath || (mayBePublic(name) && (address === undefined || isWebAddress(address)));
    })
  );
}

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/./.test(value);

/** The texts about an identity provider that are never missing. */
type ProviderTexts = Record<
  'issuer' | 'authorizationEndpoint' | 'tokenEndpoint' | 'clientId',
  string
>;

/** Whether a configuration names an identity provider. Its addresses are checked where they are used. */
export function hasProvider(config: unknown): config is { identity: ProviderTexts } {
  const identity = partOf(config, 'identity');
  return ['issuer', 'authorizationEndpoint', 'tokenEndpoint', 'clientId'].every((name) => {
    const value = partOf(identity, name);
    return typeof value === 'string' && value !== '';
  });
}
