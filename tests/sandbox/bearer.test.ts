import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { createAuthenticate, ownIssuer } from '#sandbox/api/bearer.ts';
import { createWorld } from '#sandbox/seed/world.ts';

const issuer = 'http://identity.example';
const audience = 'http://portal.example/api';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const authenticate = createAuthenticate(
  ownIssuer({
    publicKeys: { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] },
    issuer,
    audience,
    isGranted: (grantId) => grantId === 'still there',
  }),
  createWorld(new Date(), 'http://partner.example'),
  () => false,
);

const good = {
  sub: 'id-maria',
  issuer,
  audience,
  typ: 'at+jwt',
  expires: '5m',
  grant: 'still there',
};

async function requestWith(change: Partial<typeof good>): Promise<Request> {
  const { sub, typ, expires, grant, ...claims } = { ...good, ...change };
  const token = await new SignJWT({ sub, grant })
    .setProtectedHeader({ alg: 'RS256', typ })
    .setIssuer(claims.issuer)
    .setAudience(claims.audience)
    .setExpirationTime(expires)
    .sign(privateKey);
  return new Request(audience, { headers: { authorization: `Bearer ${token}` } });
}

test('returns the user of a valid access token', async () => {
  await expect(authenticate(await requestWith({}))).resolves.toMatchObject({
    user: { userName: 'maria' },
    grantId: 'still there',
  });
});

test.each([
  { audience: 'http://elsewhere.example/api' },
  { issuer: 'http://elsewhere.example' },
  { typ: 'JWT' },
  { expires: '-1s' },
  { sub: 'id-nobody' },
  { sub: 'maria' },
  { grant: 'revoked' },
])('refuses a token with %o', async (change) => {
  await expect(authenticate(await requestWith(change))).rejects.toMatchObject({ status: 401 });
});
