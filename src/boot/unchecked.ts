import { apiNames, type Api } from '#src/api/apis.ts';
import type { IdentityProvider } from '#src/api/sign-in/identity.ts';
import { isOwnPath } from '#src/domain/navigation/own-path.ts';

/*
 * Readers of unchecked values: `/config.json` and what is stored, before the portal's code has arrived.
 */

/** Whether a value is an object. */
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

/**
 * Reads the identity provider from a configuration, as far as signing in needs it; null in any doubt. The portal checks
 * the whole file.
 */
export function identityIn(config: unknown): (IdentityProvider & { prompt: string | null }) | null {
  const identity = partOf(config, 'identity');
  const [issuer, authorizationEndpoint, tokenEndpoint, clientId, prompt, endSession] = [
    'issuer',
    'authorizationEndpoint',
    'tokenEndpoint',
    'clientId',
    'prompt',
    'endSessionEndpoint',
  ].map((name) => partOf(identity, name));
  if (!isWebAddress(issuer)) return null;
  if (!isWebAddress(authorizationEndpoint) || !isWebAddress(tokenEndpoint)) return null;
  if (typeof clientId !== 'string' || clientId === '') return null;
  if (prompt !== null && typeof prompt !== 'string') return null;
  // Without either, signing out would not sign out: the portal refuses to start.
  if (typeof endSession !== 'string' && !(prompt ?? '').split(' ').includes('login')) return null;
  const sendsIssuer = partOf(identity, 'sendsIssuer') === true;
  return { issuer, authorizationEndpoint, tokenEndpoint, clientId, sendsIssuer, prompt };
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
