import { apiBase } from '#src/api/apis.ts';
import { readAccessToken } from '#src/domain/access-token.ts';
import { limits } from '#src/domain/limits.ts';
import { keyNames } from '#src/storage/key-names.ts';
import { hasAddresses, isRecord, parsed } from './head-start.ts';

/** What is known of a return from the identity provider before the portal runs. */
export interface ReturnSight {
  /** What `/config.json` holds, not yet checked. */
  config: unknown;
  /** Of a key of the session's storage. */
  stored: (name: string) => string | null;
  /** `location.href`, with what the provider has put into it. */
  url: string;
  /** Epoch milliseconds. */
  now: number;
}

/** To be stored before anything is sent: a page that is loaded again in the middle of it does not ask once more. */
export const finishing = { name: keyNames.loggingIn, value: 'true' };

/** A request to the token endpoint. */
export interface Grant {
  endpoint: string;
  form: URLSearchParams;
}

/**
 * The request with which the portal will exchange the code, made while its code is still on its way. The
 * portal makes all checks and takes the answer only if it asks the very same. Null when anything is in doubt:
 * an answer to somebody else's question (state, issuer), an error, a sign-in that is overdue or being finished.
 */
export function grantOf({ config, stored, url, now }: ReturnSight): Grant | null {
  const identity = partOf(config, 'identity');
  const [issuer, endpoint, clientId] = ['issuer', 'tokenEndpoint', 'clientId'].map((name) =>
    partOf(identity, name),
  );
  const pending = parsed(stored(keyNames.pendingSession));
  const verifier = stored(keyNames.codeVerifier);
  if (typeof issuer !== 'string' || typeof endpoint !== 'string' || typeof clientId !== 'string') {
    return null;
  }
  if (!isSecure(endpoint) || !verifier || stored(keyNames.accessToken) !== null) return null;
  if (stored(keyNames.loggingIn) !== null) return null;
  const createdAt = partOf(pending, 'createdAt');
  if (typeof createdAt !== 'number' || createdAt > now) return null;
  if (now - createdAt > limits.pendingSignInMs) return null;

  const { origin, pathname, searchParams } = new URL(url);
  const only = (name: string) => {
    const [value, ...more] = searchParams.getAll(name);
    return more.length === 0 ? (value ?? null) : null;
  };
  const [code, state, iss] = [only('code'), only('state'), only('iss')];
  if (code === null || code === '' || state === null || state !== partOf(pending, 'state'))
    return null;
  if (searchParams.has('error') || searchParams.has('response') || searchParams.has('id_token'))
    return null;
  const mustName = searchParams.has('iss') || partOf(identity, 'sendsIssuer') === true;
  if (mustName && iss !== issuer) return null;
  return {
    endpoint,
    form: new URLSearchParams({
      redirect_uri: origin + pathname,
      code_verifier: verifier,
      code,
      grant_type: 'authorization_code',
      client_id: clientId,
    }),
  };
}

const partOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;

/** By https, or to this very machine. */
function isSecure(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Stands in an address for the user; the build writes these addresses (scripts/page-markup.tsx). */
export const userPlaceholder = ':user';

/**
 * What the portal asks first of all for whoever has got these tokens.
 * @param addresses below the member API's, with the place of the user
 */
export function callsAfterSignIn(
  { config, origin, addresses }: { config: unknown; origin: string; addresses: readonly string[] },
  tokens: unknown,
): Request[] {
  const token = partOf(tokens, 'access_token');
  if (typeof token !== 'string' || !hasAddresses(config)) return [];
  const user = readAccessToken(token)?.sub;
  // What would have to be written in another way is left to the portal.
  if (user === undefined || !/^[\w-]+$/.test(user)) return [];
  const base = apiBase(config, 'member', origin);
  const headers = { authorization: `Bearer ${token}` };
  return addresses.map((address) => {
    const path = address.replace(userPlaceholder, user);
    return new Request(base + path, { headers, cache: 'no-store' });
  });
}

/** The token endpoint, with what is on its way for the request that is made now. */
export interface EarlyExchange {
  /**
   * Resolves once the answer is there.
   * @param next gets the answer's body if the grant was accepted, before whoever takes the answer does
   */
  begin: (grant: Grant, next?: (tokens: unknown) => void) => Promise<void>;
  /** Answers once with what is on its way, if that is what is asked. */
  fetchToken: (url: string, options: RequestInit) => Promise<Response>;
  /** For how many milliseconds the answer that was taken last had been lying here. */
  tokenWaitedMs: () => number;
}

/** @param now epoch milliseconds */
export function createEarlyExchange(
  fetch: (url: string, options: RequestInit) => Promise<Response>,
  now: () => number,
): EarlyExchange {
  const send = (url: string, options: RequestInit) => fetch(url, { ...options, cache: 'no-store' });
  let underWay: (Grant & { answer: Promise<Response> }) | null = null;
  let arrivedAt: number | null = null;
  let waitedMs = 0;
  return {
    async begin({ endpoint, form }, next = () => {}) {
      const exchange = async () => {
        const response = await send(endpoint, {
          ...{ method: 'POST', body: form, redirect: 'manual' },
          headers: { accept: 'application/json' },
        });
        const body = await response.clone().text();
        arrivedAt = now();
        // What is asked by then the portal finds under way, and does not ask a second time.
        try {
          if (response.ok) next(parsed(body));
        } catch {
          // Then the portal asks for it; the tokens are there all the same.
        }
        return response;
      };
      const answer = exchange();
      underWay = { endpoint, form, answer };
      await answer;
    },
    tokenWaitedMs: () => waitedMs,
    fetchToken(url, options) {
      const taken = underWay;
      underWay = null;
      waitedMs = 0;
      if (taken === null || url !== taken.endpoint || !isSame(taken.form, options.body)) {
        return send(url, options);
      }
      // One that is still on its way has not waited.
      waitedMs = arrivedAt === null ? 0 : now() - arrivedAt;
      return taken.answer;
    },
  };
}

/** The same fields with the same values, in any order. */
function isSame(form: URLSearchParams, body: BodyInit | null | undefined): boolean {
  if (!(body instanceof URLSearchParams)) return false;
  const written = (fields: URLSearchParams) => [...fields].map(String).toSorted().join('&');
  return written(form) === written(body);
}
