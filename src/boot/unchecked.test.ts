import { expect, it } from 'vitest';
import { loadConfig } from '#src/config.ts';
import { testConfig } from '#tests/support/test-portal.ts';
import { identityIn } from './unchecked.ts';

const withoutLogin = { prompt: null, endSessionEndpoint: 'https://id.example.org/end' };

it.each<[boolean, string, object]>([
  [true, 'as it is', {}],
  [true, 'that leaves the prompt to the provider', withoutLogin],
  [true, 'that names itself on the way back', { sendsIssuer: true }],
  [false, 'without an issuer', { issuer: undefined }],
  [false, 'whose issuer is no web address', { issuer: 'id.example.org' }],
  [false, 'that is left for a script', { authorizationEndpoint: 'javascript:alert(1)' }],
  [false, 'whose address has no host', { authorizationEndpoint: 'https://' }],
  [false, 'without a token endpoint', { tokenEndpoint: null }],
  [false, 'whose token endpoint is a path', { tokenEndpoint: '/token' }],
  [false, 'to which the portal has no name', { clientId: '' }],
  [false, 'of which the prompt is not known', { ...withoutLogin, prompt: undefined }],
  [false, 'whose prompt is a number', { ...withoutLogin, prompt: 7 }],
  [false, 'that nobody can be signed out of', { prompt: 'consent' }],
])('is read (%s) where the portal starts with it: a provider %s', async (isRead, _, changes) => {
  const config = { ...testConfig, identity: { ...testConfig.identity, ...changes } };
  const loads = loadConfig(() => Promise.resolve(Response.json(config))).then(
    () => true,
    () => false,
  );
  expect(await loads).toBe(isRead);
  expect(identityIn(config) !== null).toBe(isRead);
});
