import { OAuth2Server } from 'oauth2-mock-server';
import { subjectOf } from '../../../sandbox/identity/subjects.ts';
import type { ForeignProvider } from '../../../sandbox/sandbox.ts';

/** An identity provider that shares no code with the sandbox's, running. */
export interface OtherProvider extends ForeignProvider {
  close: () => Promise<void> | void;
}

/**
 * Starts oauth2-mock-server, which signs the given user in without a page and takes only an address to end a
 * session.
 */
export async function startMockProvider(options: {
  port: number;
  userName: string;
}): Promise<OtherProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(options.port, 'localhost');
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    token.payload['sub'] = subjectOf(options.userName);
  });
  const issuer = server.issuer.url ?? '';
  return {
    identity: {
      issuer,
      authorizationEndpoint: `${issuer}/authorize`,
      tokenEndpoint: `${issuer}/token`,
      clientId: 'member-portal',
      sendsIssuer: false,
      prompt: 'login',
      endSessionEndpoint: `${issuer}/endsession`,
      endSessionMethod: 'get',
      revocationEndpoint: `${issuer}/revoke`,
    },
    jwksUri: `${issuer}/jwks`,
    close: () => server.stop(),
  };
}
