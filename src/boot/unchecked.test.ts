import { expect, it } from 'vitest';
import { loadConfig } from '#src/config.ts';
import { testConfig } from '#tests/support/test-portal.ts';
import { hasProvider } from './unchecked.ts';

it.each<[boolean, string, object]>([
  [true, 'as it is', {}],
  [false, 'without an issuer', { issuer: undefined }],
  [false, 'without an address for signing in', { authorizationEndpoint: 7 }],
  [false, 'without a token endpoint', { tokenEndpoint: null }],
  [false, 'to which the portal has no name', { clientId: '' }],
])('accepts a provider if the portal starts with it (%s): %s', async (isRead, _, changes) => {
  const config = { ...testConfig, identity: { ...testConfig.identity, ...changes } };
  const loads = loadConfig(() => Promise.resolve(Response.json(config))).then(
    () => true,
    () => false,
  );
  expect(await loads).toBe(isRead);
  expect(hasProvider(config)).toBe(isRead);
});
