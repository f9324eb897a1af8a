import { expect, test } from 'vitest';
import { identityOrigins, securityHeaders, signOutOrigins } from '../../deploy/security-headers.ts';

test('allows every address of the provider, each origin once', () => {
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

test('allows two addresses of a provider without revocation', () => {
  expect(
    identityOrigins({
      authorizationEndpoint: 'https://login.example.org/auth',
      tokenEndpoint: 'https://login.example.org/token',
      revocationEndpoint: null,
    }),
  ).toEqual(['https://login.example.org']);
});

test('allows the sign-out form to the provider if sign-out uses a form', () => {
  const endSessionEndpoint = 'https://id.example.org/logout?brand=blue';
  expect(signOutOrigins({ endSessionEndpoint })).toEqual(['https://id.example.org']);
  expect(signOutOrigins({ endSessionEndpoint, endSessionMethod: 'get' })).toEqual([]);
  expect(signOutOrigins({ endSessionEndpoint: null })).toEqual([]);
});
