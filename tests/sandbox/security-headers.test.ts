import { expect, test } from 'vitest';
import { identityOrigins, securityHeaders, signOutOrigins } from '../../deploy/security-headers.ts';

test('the policy lets the portal reach every address of the provider, each origin once', () => {
  const origins = identityOrigins({
    authorizationEndpoint: 'https://login.example.org/oauth/auth?brand=blue',
    tokenEndpoint: 'https://tokens.example.org:8443/token',
    revocationEndpoint: 'https://login.example.org/revoke',
  });
  expect(origins).toEqual(['https://login.example.org', 'https://tokens.example.org:8443']);
  const headers = securityHeaders({ identityOrigins: origins, formOrigins: [] });
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://login.example.org https://tokens.example.org:8443;",
  );
});

test('a provider that revokes nothing has two addresses', () => {
  expect(
    identityOrigins({
      authorizationEndpoint: 'https://login.example.org/auth',
      tokenEndpoint: 'https://login.example.org/token',
      revocationEndpoint: null,
    }),
  ).toEqual(['https://login.example.org']);
});

test('signing out may submit its form to the provider, where it is ended by a form', () => {
  const endSessionEndpoint = 'https://id.example.org/logout?brand=blue';
  expect(signOutOrigins({ endSessionEndpoint })).toEqual(['https://id.example.org']);
  expect(signOutOrigins({ endSessionEndpoint, endSessionMethod: 'get' })).toEqual([]);
  expect(signOutOrigins({ endSessionEndpoint: null })).toEqual([]);
});
