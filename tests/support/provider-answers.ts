import { jwt } from './tokens.ts';

/** Returns the address to which the provider of `testConfig` redirects the browser, given the portal's request. */
export const callbackFor = (parameters: URLSearchParams): string =>
  backWith({ code: 'c-1', iss: 'https://id.example.org', state: parameters.get('state') ?? '' });

/** The address of the return, with these parameters. */
export const backWith = (parameters: Record<string, string>): string =>
  `https://members.example.org/auth-success?${new URLSearchParams(parameters).toString()}`;

/** Returns the token endpoint's response of `testConfig` to a code. `now`, in epoch milliseconds, is the provider's. */
export function signInAnswer({
  now,
  nonce,
  sub = 'maria',
  lifetimeSeconds = 300,
  claims = {},
}: {
  now: number;
  nonce: string | null;
  sub?: string;
  /** Of both tokens. */
  lifetimeSeconds?: number;
  /** Other claims of the ID token. */
  claims?: object;
}): Response {
  const iat = Math.floor(now / 1000);
  const times = { iat, exp: iat + lifetimeSeconds };
  const idToken = { iss: 'https://id.example.org', aud: 'member-portal', sub, nonce };
  return Response.json({
    access_token: jwt({ sub, ...times }),
    refresh_token: `refresh-of-${sub}`,
    token_type: 'Bearer',
    id_token: jwt({ ...idToken, ...times, ...claims }, 'RS256'),
  });
}

/** The token endpoint's response to a refresh token that is no longer good. */
export const refusedRenewal = (): Response =>
  Response.json({ error: 'invalid_grant' }, { status: 400 });
