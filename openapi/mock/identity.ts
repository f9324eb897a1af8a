import { createHash, randomUUID, webcrypto } from 'node:crypto';
import { Hono } from 'hono';
import { sign } from 'hono/jwt';

export interface MockIdentity {
  app: Hono;
  /** Origin and path of this provider, as its tokens name it. */
  issuer: string;
}

const tokenSeconds = 3600;
const keyId = 'mock';

/**
 * Creates an OpenID provider that signs all visitors in as one user without asking, so that the portal runs where there
 * is no identity provider. It keeps what a client can notice: state, issuer, nonce, PKCE, codes that work once, refresh
 * tokens. It protects nothing.
 *
 * @param portal origin of the portal, the only place it redirects to
 * @param subject the user that all of them are
 */
export async function createMockIdentity(options: {
  issuer: string;
  portal: string;
  clientId: string;
  subject: string;
}): Promise<MockIdentity> {
  const { issuer, portal, clientId, subject } = options;
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  );
  const signingKey = { ...(await webcrypto.subtle.exportKey('jwk', privateKey)), kid: keyId };
  const { kty, n, e } = await webcrypto.subtle.exportKey('jwk', publicKey);
  const grants = new Map<string, { nonce: string | null; challenge: string | null }>();
  const app = new Hono();

  app.get('/jwks', (c) => c.json({ keys: [{ kty, n, e, kid: keyId, alg: 'RS256', use: 'sig' }] }));

  app.get('/auth', (c) => {
    const request = new URL(c.req.url).searchParams;
    const target = URL.parse(request.get('redirect_uri') ?? '');
    if (target?.origin !== portal) return c.text('redirect_uri is not the portal', 400);
    const code = randomUUID();
    grants.set(code, { nonce: request.get('nonce'), challenge: request.get('code_challenge') });
    target.searchParams.set('code', code);
    target.searchParams.set('state', request.get('state') ?? '');
    target.searchParams.set('iss', issuer);
    return c.redirect(target.href);
  });

  app.post('/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    c.header('cache-control', 'no-store');
    if (form.get('grant_type') === 'refresh_token') {
      // Any refresh token will do: a restart of the mock signs no user out.
      if (!form.get('refresh_token')) return c.json({ error: 'invalid_grant' }, 400);
      return c.json(await tokens(null));
    }
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (grant === undefined || grant.challenge !== challengeOf(form.get('code_verifier'))) {
      return c.json({ error: 'invalid_grant' }, 400);
    }
    return c.json(await tokens(grant.nonce));
  });

  async function tokens(nonce: string | null) {
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, sub: subject, iat, exp: iat + tokenSeconds };
    return {
      access_token: await sign({ ...claims, aud: `${portal}/api` }, signingKey, 'RS256'),
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      scope: 'openid profile offline_access',
      refresh_token: randomUUID(),
      id_token: await sign(
        { ...claims, aud: clientId, ...(nonce === null ? {} : { nonce }) },
        signingKey,
        'RS256',
      ),
    };
  }

  return { app, issuer };
}

function challengeOf(verifier: string | null): string | null {
  return verifier === null ? null : createHash('sha256').update(verifier).digest('base64url');
}
