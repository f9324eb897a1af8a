import { verifyWithJwks } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadConfig } from '#src/config.ts';
import { createMock, type PortalMock } from '../../openapi/mock/create-mock.ts';

/** The mock's origin, not on the port of the documents' examples. */
const portal = 'http://localhost:4637';
const issuer = `${portal}/mock-identity`;
const places = { portal, identity: 'http://localhost:4410', partner: 'http://localhost:4420' };

let mock: PortalMock;

beforeAll(async () => {
  const files = (request: Request): Promise<Response> =>
    Promise.resolve(new Response(`page ${new URL(request.url).pathname}`));
  mock = await createMock({ places, portal: files });
});
afterAll(() => mock.close());

function ask(path: string, headers: Record<string, string> = {}) {
  return mock.app.request(portal + path, { headers: { authorization: 'Bearer any', ...headers } });
}

const zMemberships = z.object({
  userMemberships: z.array(z.object({ lobDisplayName: z.string() })),
});

async function planNames(headers: Record<string, string> = {}): Promise<string[]> {
  const response = await ask('/api/member/users/maria/memberships', headers);
  return zMemberships
    .parse(await response.json())
    .userMemberships.map((plan) => plan.lobDisplayName);
}

describe('the portal on mocks', () => {
  test('answers each API under its base path with the first example', async () => {
    expect(await planNames()).toHaveLength(4);
    expect((await ask('/api/member/message-center/A1042887701/messages/count')).status).toBe(200);
    expect((await ask('/api/v1/health-records/Patient?identifier=A10428877')).status).toBe(200);
  });

  test('links health records to its own origin', async () => {
    const answer = await ask('/api/v1/health-records/ExplanationOfBenefit?patient=pat-1');
    const body = await answer.text();
    const links = [...body.matchAll(/"http:\/\/localhost:(\d+)\//g)].map(([, port]) => port);
    expect(links.length).toBeGreaterThan(2);
    expect([...new Set(links)]).toEqual(['4637']);
  });

  test('answers with the example of the scenario, if the call has it', async () => {
    const cookie = 'scenario=onePlan';
    expect(await planNames({ cookie })).toEqual(['Harbor Group PPO 1000']);
    expect((await ask('/api/member/public/user-notice', { cookie })).status).toBe(200);
  });

  test('fails everywhere when the scenario is a failure', async () => {
    const answer = await ask('/api/v1/forms', { cookie: 'scenario=unavailable' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('fails as documented even when the caller accepts a PDF only', async () => {
    const answer = await ask('/api/v1/documents/doc-1', {
      cookie: 'scenario=notFound',
      accept: 'application/pdf',
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'EOB-0001' });
  });

  test('forwards request bodies', async () => {
    const response = await mock.app.request(`${portal}/api/member/sso`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer any',
        'content-type': 'application/json',
        cookie: 'scenario=foreignForm',
      },
      body: JSON.stringify({ target: 'virtual-care' }),
    });
    expect(await response.text()).toContain('elsewhere.example');
  });

  test('remembers the scenario of a page address, and forgets it', async () => {
    const set = await ask('/select-plan?a=1&scenario=medicare');
    expect(set.headers.get('set-cookie')).toContain('scenario=medicare;');
    expect(set.headers.get('location')).toBe('/select-plan?a=1');
    for (const name of ['', 'nonsense']) {
      const gone = await ask(`/select-plan?scenario=${name}`, { cookie: 'scenario=medicare' });
      expect(gone.headers.get('set-cookie')).toContain('Max-Age=0');
    }
  });

  test('lists the scenarios as links', async () => {
    const text = await (await ask('/mock', { cookie: 'scenario=medicare' })).text();
    for (const name of ['onePlan', 'inactiveOnly', 'outage', 'exception', 'serverError']) {
      expect(text).toContain(`href="/select-plan?scenario=${name}"`);
    }
    expect(text).not.toContain('scenario=manyPlans');
    expect(text.match(/aria-current/g)).toHaveLength(1);
  });

  test('leaves every other address to the portal', async () => {
    expect(await (await ask('/medical/claims')).text()).toBe('page /medical/claims');
  });
});

const zTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
});
const zKeys = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), n: z.string(), e: z.string() })),
});

// The pair of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

function authorize(redirectUri: string) {
  const query = new URLSearchParams({
    client_id: 'member-portal',
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return ask(`/mock-identity/auth?${query}`);
}

async function newCode(): Promise<string> {
  const response = await authorize(`${portal}/auth-success`);
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

function exchange(form: Record<string, string>) {
  return mock.app.request(`${issuer}/token`, { method: 'POST', body: new URLSearchParams(form) });
}

async function claims(token: string): Promise<Record<string, unknown>> {
  const { keys } = zKeys.parse(await (await ask('/mock-identity/jwks')).json());
  return verifyWithJwks(token, { keys, allowedAlgorithms: ['RS256'] });
}

describe('the mock’s configuration', () => {
  test('starts the portal', async () => {
    const config = await loadConfig(async () => ask('/config.json'));
    expect(config.identity.issuer).toBe(issuer);
  });
});

describe('the mock identity', () => {
  test('the mock identity is the provider in the portal’s configuration', async () => {
    const config: unknown = await (await ask('/config.json')).json();
    expect(config).toMatchObject({
      identity: {
        issuer,
        authorizationEndpoint: `${issuer}/auth`,
        tokenEndpoint: `${issuer}/token`,
      },
    });
  });

  test('sends the browser straight back with code, state and issuer', async () => {
    const response = await authorize(`${portal}/auth-success`);
    const target = new URL(response.headers.get('location') ?? '');
    expect(response.status).toBe(302);
    expect(target.origin + target.pathname).toBe(`${portal}/auth-success`);
    expect(target.searchParams.get('state')).toBe('state-1');
    expect(target.searchParams.get('iss')).toBe(issuer);
  });

  test('redirects only to the portal', async () => {
    expect((await authorize('https://elsewhere.example/auth-success')).status).toBe(400);
    expect((await authorize('not an address')).status).toBe(400);
  });

  test('gives signed tokens once for a code and its verifier', async () => {
    const form = {
      grant_type: 'authorization_code',
      code: await newCode(),
      code_verifier: verifier,
    };
    const tokens = zTokens.parse(await (await exchange(form)).json());
    expect(await claims(tokens.id_token)).toMatchObject({
      iss: issuer,
      aud: 'member-portal',
      sub: 'maria',
      nonce: 'nonce-1',
    });
    const { sub, iat, exp } = await claims(tokens.access_token);
    expect(sub).toBe('maria');
    expect(Number(exp) - Number(iat)).toBe(3600);
    expect((await exchange(form)).status).toBe(400);
  });

  test('refuses a code with another verifier', async () => {
    const form = { grant_type: 'authorization_code', code: await newCode(), code_verifier: 'x' };
    const response = await exchange(form);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid_grant' });
  });

  test('gives new tokens for a refresh token, and refuses a request without a refresh token', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: 'of an earlier run' };
    const tokens = zTokens.parse(await (await exchange(form)).json());
    expect(await claims(tokens.access_token)).toMatchObject({ sub: 'maria' });
    expect((await exchange({ grant_type: 'refresh_token' })).status).toBe(400);
  });
});
