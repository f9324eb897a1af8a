import { jwt } from './tokens.ts';

/** Returns the address to which the provider of `testConfig` redirects the browser, given the portal's request. */
export const callbackFor = (asked: URLSearchParams): string =>
  backWith({ code: 'c-1', iss: 'https://id.example.org', state: asked.get('state') ?? '' });

/** The address of the return, with these parameters. */
export const backWith = (parameters: Record<string, string>): string =>
  `https://members.example.org/auth-success?${new URLSearchParams(parameters).toString()}`;

/**
 * Returns the token endpoint's response of `testConfig` to a code. `now`, in epoch milliseconds, is the portal's; the
 * library that reads the ID token has the machine's own clock.
 */
export function signInAnswer({
  now,
  nonce,
  sub = 'maria',
  claims = {},
}: {
  now: number;
  nonce: string | null;
  sub?: string;
  /** Other claims of the ID token. */
  claims?: object;
}): Response {
  const times = timesFrom(now);
  const idToken = { iss: 'https://id.example.org', aud: 'member-portal', sub, nonce };
  return Response.json({
    access_token: jwt({ sub, ...times }),
    refresh_token: `refresh-of-${sub}`,
    token_type: 'Bearer',
    id_token: jwt({ ...idToken, ...timesFrom(Date.now()), ...claims }, 'RS256'),
  });
}

function timesFrom(now: number) {
  const seconds = Math.floor(now / 1000);
  return { iat: seconds, exp: seconds + 300 };
}
