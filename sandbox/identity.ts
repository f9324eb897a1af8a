import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import type { ProviderContext } from 'oidc-provider';
import { Refusal } from './api/refusal.ts';
import { createAccounts, type Accounts } from './identity/accounts.ts';
import { createAdapter } from './identity/adapter.ts';
import { withEndSessionByPost } from './identity/end-session-by-post.ts';
import { createGrants, type Grants } from './identity/grants.ts';
import { passcodePage } from './identity/passcode-page.ts';
import { checkInsurerRedirect, createProvider } from './identity/provider.ts';
import { withRefreshLeeway } from './identity/refresh-leeway.ts';
import { loadSecrets } from './identity/secrets.ts';
import { endedPage, signInPage, type Refused } from './identity/sign-in-page.ts';
import { subjectOf } from './identity/subjects.ts';
import { signOutHeaders, signOutPage } from './identity/sign-out-page.ts';
import type { RefreshTokenRotation } from './control-state.ts';
import { createTokenLog, type TokenRequest } from './identity/token-log.ts';
import type { Passcodes } from './passcodes.ts';
import { stylesheetPath, pageHeaders, type Markup } from './pages/layout.ts';
import { formOf } from './form-of.ts';
import { stylesheet } from './pages/stylesheet.ts';

export type Identity = {
  listener: RequestListener;
  accounts: Accounts;
  grants: Grants;
  /** The provider's public keys, for checking access tokens without a call. */
  publicKeys: { keys: Record<string, unknown>[] };
  tokenRequests: { entries: TokenRequest[]; clear(): void };
};

type IdentityOptions = {
  database: DatabaseSync;
  issuer: string;
  portalUrl: string;
  audience: string;
  accessTokenSeconds: () => number;
  refreshTokenRotation: () => RefreshTokenRotation;
  /** Whether an account may not be signed in to, though nothing is wrong with its password. */
  isBlocked: (userName: string) => boolean;
  passcodes: Passcodes;
  /** Returns the channel of an account's passcode at sign-in; null for accounts without one. */
  passcodeChannel: (userName: string) => PasscodeChannel | null;
  sendPasscode: (userName: string, channel: PasscodeChannel, passcode: string) => void;
};

type PasscodeChannel = 'text' | 'email';

type SignInContext = Context<{ Bindings: HttpBindings }, '/interaction/:uid/*'>;

/** The OpenID provider with its own sign-in page. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, portalUrl } = options;
  const secrets = await loadSecrets(database);
  const grants = createGrants(database);
  const accounts = createAccounts(database, grants);
  const provider = createProvider({
    ...options,
    adapter: withRefreshLeeway(createAdapter(database)),
    secrets,
    accountExists: accounts.exists,
    onSignIn: grants.saveUserAgent,
    renderError: (ctx, error) =>
      show(
        ctx,
        pageHeaders(),
        endedPage({ portalUrl, reason: `The request was refused (${error.error}).` }),
      ),
    renderSignOut: (ctx, form) => show(ctx, signOutHeaders(portalUrl), signOutPage(form)),
  });
  const tokenRequests = createTokenLog(provider);
  const { passcodes } = options;
  /**
   * The passcode required by a sign-in, keyed by the sign-in: in memory, so a user interrupted by a restart begins
   * again.
   */
  const passcodesSent = new Map<string, { passcodeId: string; channel: PasscodeChannel }>();

  const headers = pageHeaders([portalUrl, new URL(checkInsurerRedirect).origin]);
  const app = new Hono<{ Bindings: HttpBindings }>();

  const refuse = (c: SignInContext, refused: Refused, userName: string) =>
    c.html(
      signInPage({ uid: c.req.param('uid'), portalUrl, refused, userName }),
      refused.kind === 'too-often' ? 429 : 200,
      refused.kind === 'too-often'
        ? { ...headers, 'retry-after': String(refused.seconds) }
        : headers,
    );

  const accept = async (c: SignInContext, userName: string): Promise<Response> => {
    if (options.isBlocked(userName)) return refuse(c, { kind: 'blocked' }, userName);
    const { incoming, outgoing } = c.env;
    const login = { accountId: subjectOf(userName) };
    return c.redirect(await provider.interactionResult(incoming, outgoing, { login }), 303);
  };

  app.use('/interaction/:uid/*', async (c, next) => {
    try {
      await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    } catch {
      const reason = 'It was finished or took too long, or this browser blocks cookies.';
      return c.html(endedPage({ portalUrl, reason }), 400, headers);
    }
    await next();
    return undefined;
  });
  app.get('/interaction/:uid', (c) =>
    c.html(signInPage({ uid: c.req.param('uid'), portalUrl }), 200, headers),
  );
  // The demo buttons skip the password and the passcode.
  app.post('/interaction/:uid/member', async (c) => {
    const userName = textOf((await formOf(c.req))['userName']);
    const attempt = accounts.signInWithoutPassword(userName);
    if (attempt.kind !== 'accepted') return refuse(c, attempt, userName);
    return accept(c, attempt.userName);
  });
  app.post('/interaction/:uid/password', async (c) => {
    const form = await formOf(c.req);
    const typedName = textOf(form['userName']);
    const attempt = accounts.signIn(typedName, textOf(form['password']));
    if (attempt.kind !== 'accepted') return refuse(c, attempt, typedName);
    const { userName } = attempt;
    const channel = options.passcodeChannel(userName);
    if (channel === null || options.isBlocked(userName)) return accept(c, userName);
    const uid = c.req.param('uid');
    const begun = unlessTooOften(() =>
      passcodes.begin({ askedFor: uid, account: userName, userName }),
    );
    if ('kind' in begun) return refuse(c, begun, typedName);
    const { passcodeId, passcode } = begun;
    passcodesSent.set(uid, { passcodeId, channel });
    options.sendPasscode(userName, channel, passcode);
    return c.html(passcodePage({ uid, portalUrl, channel }), 200, headers);
  });
  app.post('/interaction/:uid/passcode', async (c) => {
    const uid = c.req.param('uid');
    const typed = textOf((await formOf(c.req))['passcode']).replaceAll(/\s/g, '');
    const sent = passcodesSent.get(uid);
    if (sent === undefined) return refuse(c, { kind: 'passcode-over' }, '');
    const outcome = unlessTooOften(() => passcodes.check(sent.passcodeId, typed));
    if ('kind' in outcome) return refuse(c, outcome, '');
    if (outcome.result === 'invalid') {
      const { channel } = sent;
      const { attemptsRemaining: attemptsLeft } = outcome;
      return c.html(passcodePage({ uid, portalUrl, channel, attemptsLeft }), 200, headers);
    }
    passcodesSent.delete(uid);
    if (outcome.result === 'accepted') return accept(c, outcome.userName);
    return refuse(c, { kind: 'passcode-over' }, '');
  });
  app.post('/interaction/:uid/cancel', async (c) => {
    const refusal = {
      error: 'access_denied',
      error_description: 'The member cancelled the sign-in',
    };
    const { incoming, outgoing } = c.env;
    return c.redirect(await provider.interactionResult(incoming, outgoing, refusal), 303);
  });
  app.get(stylesheetPath, (c) => c.body(stylesheet, 200, { 'content-type': 'text/css' }));
  app.get('/', (c) => c.redirect(portalUrl));

  const pages = getRequestListener(app.fetch);
  // A caller who hangs up in the middle of a response is no fault of the provider.
  provider.on('error', (error) => {
    if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) console.error(error);
  });
  const protocol = withEndSessionByPost(provider.callback());
  return {
    listener: (request, response) => {
      const isPage = /^\/(interaction\/|sandbox\.css|$|\?)/.test(request.url ?? '/');
      // Reading the form fails if the caller hangs up halfway.
      (isPage ? pages : protocol)(request, response).catch(() => response.destroy());
    },
    accounts,
    grants,
    publicKeys: { keys: secrets.jwks.keys.map(publicPart) },
    tokenRequests,
  };
}

/** Renders a page at the provider's request. */
async function show(
  ctx: ProviderContext,
  headers: Record<string, string>,
  body: Markup,
): Promise<void> {
  ctx.type = 'html';
  for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
  ctx.body = String(await body);
}

/** Runs an attempt, and turns the rejection by a rate limit into the sign-in page's message. */
function unlessTooOften<T>(attempt: () => T): T | { kind: 'too-often'; seconds: number } {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    return { kind: 'too-often', seconds: Number(error.headers['retry-after']) };
  }
}

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : '';
}

function publicPart(key: Record<string, unknown>): Record<string, unknown> {
  const { kty, kid, alg, use, n, e } = key;
  return { kty, kid, alg, use, n, e };
}
