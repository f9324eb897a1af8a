import { apiBase } from '#src/api/apis.ts';
import type { CodeExchange, IdentityFetch, IdentityProvider } from '#src/api/sign-in/identity.ts';
import { readAccessToken } from '#src/domain/session/access-token.ts';
import { limits } from '#src/domain/limits.ts';
import { keyNames } from '#src/storage/key-names.ts';
import type { ExchangeOnce, ReceivedTokens } from '#src/session/exchange-once.ts';
import { hasAddresses, hasProvider, parsed, partOf } from './unchecked.ts';

/** The facts about a return from the identity provider before the portal runs. */
export interface CallbackInput {
  /** The contents of `/config.json`, not yet checked. */
  config: unknown;
  /** Returns the value of a key in the session's storage. */
  stored: (name: string) => string | null;
  /** `location.href`, with what the provider has put into it. */
  url: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The marker to store before anything is sent: a page that is loaded again in the middle of it does not send it once
 * more.
 */
export const finishing = { name: keyNames.loggingIn, value: 'true' };

/** A request to the token endpoint, and the return from the provider that it is for. */
export interface Grant {
  endpoint: string;
  form: URLSearchParams;
  request: CodeExchange;
}

/**
 * Returns the request that exchanges the code, to be sent while the portal's code is still on its way. Null when
 * anything is in doubt (another state or issuer, an error, a sign-in that is overdue or being finished): then the
 * portal does it.
 */
export function grantOf({ config, stored, url, now }: CallbackInput): Grant | null {
  const pending = parsed(stored(keyNames.pendingSession));
  const codeVerifier = stored(keyNames.codeVerifier);
  if (!hasProvider(config) || !isSecure(config.identity.tokenEndpoint)) return null;
  const provider = providerOf(config.identity);
  if (!codeVerifier || stored(keyNames.accessToken) !== null) return null;
  if (stored(keyNames.loggingIn) !== null) return null;
  const [createdAt, expectedState, nonce] = ['createdAt', 'state', 'nonce'].map((name) =>
    partOf(pending, name),
  );
  if (typeof createdAt !== 'number' || createdAt > now) return null;
  if (now - createdAt > limits.pendingSignInMs) return null;
  if (typeof nonce !== 'string') return null;

  const { origin, pathname, searchParams } = new URL(url);
  const only = (name: string) => {
    const [value, ...more] = searchParams.getAll(name);
    return more.length === 0 ? (value ?? null) : null;
  };
  const [code, state, iss] = [only('code'), only('state'), only('iss')];
  if (code === null || code === '' || state === null || state !== expectedState) return null;
  if (searchParams.has('error') || searchParams.has('response') || searchParams.has('id_token'))
    return null;
  if ((searchParams.has('iss') || provider.sendsIssuer) && iss !== provider.issuer) return null;
  const redirectUri = origin + pathname;
  return {
    endpoint: provider.tokenEndpoint,
    form: new URLSearchParams({
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
      code,
      grant_type: 'authorization_code',
      client_id: provider.clientId,
    }),
    request: { provider, url, redirectUri, codeVerifier, pending: { state, nonce } },
  };
}

/** Returns a provider by what is known of it. */
const providerOf = (identity: Omit<IdentityProvider, 'sendsIssuer'>): IdentityProvider => {
  const { issuer, authorizationEndpoint, tokenEndpoint, clientId } = identity;
  const sendsIssuer = partOf(identity, 'sendsIssuer') === true;
  return { issuer, authorizationEndpoint, tokenEndpoint, clientId, sendsIssuer };
};

/** Whether an endpoint is reached by https, or on this very machine. */
function isSecure(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A placeholder for the user id in an address; the build writes these addresses (scripts/page-markup.tsx). */
export const userPlaceholder = ':user';

/**
 * Returns the first calls of a member who has just signed in.
 * @param addresses below the member API's, with the place of the user
 * @param accessToken of an answer whose ID token has been checked
 */
export function callsAfterSignIn(
  { config, origin, addresses }: { config: unknown; origin: string; addresses: readonly string[] },
  accessToken: string,
): Request[] {
  if (!hasAddresses(config)) return [];
  const user = readAccessToken(accessToken)?.sub;
  // A name that would have to be escaped is left to the portal.
  if (user === undefined || !/^[\w-]+$/.test(user)) return [];
  const base = apiBase(config, 'member', origin);
  const headers = { authorization: `Bearer ${accessToken}` };
  const without = partOf(config, 'without');
  const asked =
    Array.isArray(without) && without.includes('settings')
      ? addresses.filter((address) => !address.endsWith('/settings'))
      : addresses;
  return asked.map((address) => {
    const path = address.replace(userPlaceholder, user);
    return new Request(base + path, { headers, cache: 'no-store' });
  });
}

/** The token endpoint, with an exchange that may have begun before the portal ran. */
export interface EarlyExchange {
  /** Sends the grant. Its answer waits for the exchange. */
  begin: (grant: Grant) => void;
  exchangeOnce: ExchangeOnce;
  /** Returns whether the exchange was requested. */
  isBegun: () => boolean;
  fetchToken: IdentityFetch;
}

/** The answer to a grant that was sent early, with the time it came in epoch milliseconds. */
interface EarlyToken {
  grant: Grant;
  answer: Promise<Response>;
  arrivedAt: number | null;
}

/** @param now epoch milliseconds */
export function createEarlyExchange(fetch: IdentityFetch, now: () => number): EarlyExchange {
  const fetchToken: IdentityFetch = (url, options) => fetch(url, { ...options, cache: 'no-store' });
  let early: EarlyToken | null = null;
  let made: { name: string; result: Promise<ReceivedTokens> } | null = null;

  async function make(...[request, exchange]: Parameters<ExchangeOnce>): Promise<ReceivedTokens> {
    let taken: EarlyToken | null = null;
    const tokens = await exchange(request, (url, options) => {
      if (early === null || !isSameRequest(early.grant, url, options)) {
        return fetchToken(url, options);
      }
      taken = early;
      early = null;
      return taken.answer;
    });
    return { tokens, receivedAt: arrivalOf(taken) ?? now() };
  }

  return {
    begin(grant) {
      const answer = fetchToken(grant.endpoint, {
        method: 'POST',
        body: grant.form,
        redirect: 'manual',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(limits.tokenAnswerMs),
      });
      const sent: EarlyToken = { grant, answer, arrivedAt: null };
      early = sent;
      answer
        .then(() => {
          sent.arrivedAt = now();
        })
        .catch(() => {}); // The exchange that takes the answer reports it.
    },
    exchangeOnce(request, exchange) {
      const name = nameOf(request);
      if (made?.name !== name) made = { name, result: make(request, exchange) };
      return made.result;
    },
    isBegun: () => made !== null,
    fetchToken,
  };
}

/** Names an exchange by all that decides its outcome. */
const nameOf = ({ provider, url, redirectUri, codeVerifier, pending }: CodeExchange): string => {
  const { issuer, authorizationEndpoint, tokenEndpoint, clientId, sendsIssuer } = provider;
  return JSON.stringify([
    ...[issuer, authorizationEndpoint, tokenEndpoint, clientId, sendsIssuer],
    ...[url, redirectUri, codeVerifier, pending.state, pending.nonce],
  ]);
};

const arrivalOf = (token: EarlyToken | null): number | null => token?.arrivedAt ?? null;

/** Compares address and form fields, in any order. */
function isSameRequest({ endpoint, form }: Grant, url: string, { body }: RequestInit): boolean {
  if (url !== endpoint || !(body instanceof URLSearchParams)) return false;
  const written = (fields: URLSearchParams) => [...fields].map(String).toSorted().join('&');
  return written(form) === written(body);
}
