import * as oauth from 'oauth4webapi';
import type { Places } from '#sandbox/places.ts';

/** Local addresses only: the sandbox speaks plain HTTP. */
const insecure = { [oauth.allowInsecureRequests]: true };
const client: oauth.Client = { client_id: 'member-portal' };

export type Tokens = {
  accessToken: string;
  refreshToken: string;
  idToken: string;
  subject: string;
};

/** A browser's part in the sign-in: cookies, redirects and forms over real HTTP, no rendering. */
type Browser = {
  get(url: string): Promise<Response>;
  submit(url: string, fields?: Record<string, string>): Promise<Response>;
};

function createBrowser(): Browser {
  const cookies = new Map<string, string>();
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer;
  };
  return {
    get: (url) => send(url, {}),
    submit: (url, fields = {}) => send(url, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

export type SignInPage = {
  /** Address of the interaction page; its forms post below it. */
  url: string;
  browser: Browser;
  /** Follows the redirects of a finished interaction to the portal's return address. */
  finish(answer: Response): Promise<URL>;
  /** Checks the return address as the portal does, and exchanges the code. */
  exchange(returned: URL): Promise<Tokens>;
  /** Requests a sign-in without a page; returns the provider's error, null when it signs in. */
  silently(): Promise<{ error: string | null }>;
};

/** Starts a sign-in as the portal does and arrives at the provider's page. */
export async function openSignInPage(urls: Places): Promise<SignInPage> {
  const server = await authorizationServer(urls);
  const browser = createBrowser();
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const redirectUri = `${urls.portal}/auth-success`;
  const address = new URL(`${urls.identity}/auth`);
  address.search = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    scope: 'openid profile offline_access',
    redirect_uri: redirectUri,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'login',
    state,
    nonce,
  }).toString();
  const first = await browser.get(address.href);
  const url = new URL(locationOf(first), urls.identity).href;

  return {
    url,
    browser,
    silently: async () => {
      const silent = new URL(address);
      silent.searchParams.set('prompt', 'none');
      const returned = new URL(locationOf(await browser.get(silent.href)));
      return { error: returned.searchParams.get('error') };
    },
    finish: (answer) => leavingProvider(urls, browser, answer),
    exchange: async (returned) => {
      const parameters = oauth.validateAuthResponse(server, client, returned, state);
      const answer = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        parameters,
        redirectUri,
        verifier,
        insecure,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      return {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? '',
        idToken: tokens.id_token ?? '',
        subject: oauth.getValidatedIdTokenClaims(tokens)?.sub ?? '',
      };
    },
  };
}

/** Follows the redirects of a finished interaction until they leave the provider. */
async function leavingProvider(urls: Places, browser: Browser, answer: Response): Promise<URL> {
  let location = new URL(locationOf(answer), urls.identity);
  while (location.origin === urls.identity) {
    location = new URL(locationOf(await browser.get(location.href)), urls.identity);
  }
  return location;
}

/** Opens an address of the authorization endpoint and signs a demo member in there; returns where the browser ends. */
export async function signInAt(urls: Places, address: string, userName: string): Promise<URL> {
  const browser = createBrowser();
  const page = new URL(locationOf(await browser.get(address)), urls.identity).href;
  return leavingProvider(urls, browser, await browser.submit(`${page}/member`, { userName }));
}

/** Signs a demo member in with the one-click button. */
export async function signIn(urls: Places, userName: string): Promise<Tokens> {
  const page = await openSignInPage(urls);
  const answer = await page.browser.submit(`${page.url}/member`, { userName });
  return page.exchange(await page.finish(answer));
}

/** The refresh_token grant; rejects with oauth4webapi's error when the provider refuses. */
export async function refresh(urls: Places, refreshToken: string): Promise<Tokens> {
  const server = await authorizationServer(urls);
  const answer = await oauth.refreshTokenGrantRequest(
    server,
    client,
    oauth.None(),
    refreshToken,
    insecure,
  );
  const tokens = await oauth.processRefreshTokenResponse(server, client, answer);
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? '',
    idToken: tokens.id_token ?? '',
    subject: oauth.getValidatedIdTokenClaims(tokens)?.sub ?? '',
  };
}

async function authorizationServer(urls: Places): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(urls.identity);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
}

function locationOf(answer: Response): string {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`Expected a redirect, got ${answer.status}`);
  return location;
}
