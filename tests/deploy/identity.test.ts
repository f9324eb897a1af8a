import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configFaults } from '#deploy/config-faults.ts';
import { configJsonSchema } from '#deploy/config-schema/config-schema.ts';
import { headersOfConfig } from '#deploy/headers-of-config.ts';
import { endSessionRequest } from '#src/api/sign-in/provider-sign-out.ts';
import { leaveAtOnce } from '#src/boot/leave-at-once.ts';
import { configSchema, loadConfig } from '#src/config.ts';
import { defaultScope } from '#src/session/leaving.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createTestPortal, signedInStorage, testConfig } from '#tests/support/test-portal.ts';

const folder = 'deploy/identity';
const portal = 'https://members.example.org';

const zExample = z.object({
  provider: z.string(),
  tried: z.boolean(),
  sources: z.array(z.url({ protocol: /^https$/ })).check(z.minLength(1)),
  identity: configSchema.shape.identity,
  registration: z.unknown(),
});

const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const page = readFileSync(`${folder}/README.md`, 'utf8');

/** Every text in a registration, wherever it is. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The address at which the portal leaves for a provider. */
async function leaving(identity: z.infer<typeof configSchema>['identity']): Promise<URL | null> {
  return leaveAtOnce({
    config: { ...testConfig, identity },
    session: memoryStorage(),
    local: memoryStorage(),
    isOnline: true,
    origin: portal,
    now: 0,
  });
}

it('has an example with an explanation for each provider of the page', () => {
  expect(names).toHaveLength(7);
  expect(names.filter((name) => !page.includes(`(${name})`))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const raw: unknown = JSON.parse(text);
  const { identity, registration, sources, tried, provider } = zExample.parse(raw);
  const own = z.object({ identity: z.unknown() }).parse(raw);

  it('the portal accepts the identity provider in its configuration', async () => {
    const config = { ...testConfig, identity: own.identity };
    expect(configFaults(configJsonSchema(), config)).toEqual([]);
    await expect(loadConfig(() => Promise.resolve(Response.json(config)))).resolves.toBeDefined();
    expect(headersOfConfig(config)['content-security-policy']).toContain(
      new URL(identity.tokenEndpoint).origin,
    );
  });

  it('registers exactly the portal’s addresses', async () => {
    const redirectUri = (await leaving(identity))?.searchParams.get('redirect_uri') ?? '';
    const left = await signedOutTo();
    expect([redirectUri, left]).toEqual([`${portal}/auth-success`, `${portal}/login`]);
    const named = new Set(textsIn(registration).filter((address) => address.startsWith(portal)));
    expect([...named]).toEqual(expect.arrayContaining([redirectUri, left]));
    expect([...named].filter((address) => ![portal, redirectUri, left].includes(address))).toEqual(
      [],
    );
  });

  it('requests the stated scopes, and keeps the provider’s parameters', async () => {
    const url = await leaving(identity);
    expect(url?.searchParams.get('scope')).toBe(identity.scope ?? defaultScope);
    expect(identity.scope ?? defaultScope).toMatch(/^openid /);
    for (const [key, value] of new URL(identity.authorizationEndpoint).searchParams) {
      expect(url?.searchParams.get(key)).toBe(value);
    }
    expect(url?.searchParams.get('client_id')).toBe(identity.clientId);
    expect(url?.searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('ends the provider’s session, or prompts each time', () => {
    const request = endSessionRequest(identity, `${portal}/login`, 'id-token');
    if (request === null) expect(identity.prompt).toBe('login');
    else if (request.method === 'get') expect(request.url.search).not.toContain('id-token');
    else expect(request.fields.get('id_token_hint')).toBe('id-token');
  });

  it('states whether it was tried, and links the sources of its fields', () => {
    const section = page.split(/^## /m).find((part) => part.includes(`(${name})`)) ?? '';
    expect(section.startsWith(provider)).toBe(true);
    expect(section.includes('Not tried.')).toBe(!tried);
    expect(sources.filter((source) => !section.includes(source))).toEqual([]);
  });
});

/** Returns where the portal has a provider send members who have signed out. */
async function signedOutTo(): Promise<string> {
  const sent: (string | null)[] = [];
  const { portal: signedIn } = createTestPortal({
    session: signedInStorage(),
    identity: { endSessionEndpoint: 'https://id.example.org/end' },
    submit: (_, fields) => void sent.push(fields.get('post_logout_redirect_uri')),
  });
  signedIn.session.signOut();
  await Promise.resolve();
  return sent[0] ?? '';
}

it('configures Keycloak with a public client, PKCE, rotation and one reuse of a refresh token', () => {
  const zRealm = z.object({
    registration: z.object({
      realm: z.string(),
      revokeRefreshToken: z.literal(true),
      refreshTokenMaxReuse: z.literal(1),
      accessTokenLifespan: z.number(),
      ssoSessionIdleTimeout: z.number().check(z.gte(1_200)),
      clients: z.tuple([
        z.object({
          clientId: z.string(),
          publicClient: z.literal(true),
          standardFlowEnabled: z.literal(true),
          implicitFlowEnabled: z.literal(false),
          directAccessGrantsEnabled: z.literal(false),
          redirectUris: z.array(z.string()),
          webOrigins: z.array(z.string()),
          attributes: z.record(z.string(), z.string()),
          protocolMappers: z.array(z.object({ protocolMapper: z.string() })),
        }),
      ]),
    }),
    identity: configSchema.shape.identity,
  });
  const { registration, identity } = zRealm.parse(
    JSON.parse(readFileSync(`${folder}/keycloak.json`, 'utf8')),
  );
  const [client] = registration.clients;
  expect(client.clientId).toBe(identity.clientId);
  expect(client.redirectUris).toEqual([`${portal}/auth-success`]);
  expect(client.webOrigins).toEqual([portal]);
  expect(client.attributes).toMatchObject({
    'pkce.code.challenge.method': 'S256',
    'post.logout.redirect.uris': `${portal}/login`,
    'use.refresh.tokens': 'true',
    'exclude.issuer.from.auth.response': String(!identity.sendsIssuer),
  });
  expect(client.protocolMappers[0]?.protocolMapper).toBe('oidc-audience-mapper');
  expect(identity.issuer.endsWith(`/realms/${registration.realm}`)).toBe(true);
});
