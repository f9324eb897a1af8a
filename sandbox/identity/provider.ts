import Provider, {
  interactionPolicy,
  type Adapter,
  type Grant,
  type InteractionPolicy,
  type ProviderContext,
} from 'oidc-provider';
import type { RefreshTokenRotation } from '../control-state.ts';
import type { Secrets } from './secrets.ts';
import { userNameOf } from './subjects.ts';

export const clientId = 'member-portal';
const scopes = ['openid', 'profile', 'offline_access'];
/** Where `check-insurer --browser` waits for the browser. */
export const checkInsurerRedirect = 'http://127.0.0.1:8976/';
const daySeconds = 24 * 60 * 60;

export type ProviderOptions = {
  issuer: string;
  portalUrl: string;
  /** The audience of access tokens: their `aud`, which the APIs check. */
  audience: string;
  adapter: (model: string) => Adapter;
  secrets: Secrets;
  accessTokenSeconds: () => number;
  refreshTokenRotation: () => RefreshTokenRotation;
  accountExists: (userName: string) => boolean;
  /** Called for each sign-in of a browser. */
  onSignIn: (grantId: string, userAgent: string) => void;
  /** Whether an account may not be used for now: its codes, refresh tokens and sessions are refused. */
  isBlocked: (userName: string) => boolean;
  renderError: (ctx: ProviderContext, error: { error: string }) => Promise<void>;
  /** `form`: the form that ends the provider's session when it is submitted. */
  renderSignOut: (ctx: ProviderContext, form: string) => Promise<void>;
};

/** A certified provider set up like the insurer's: one public client, PKCE, rotating refresh tokens. */
export function createProvider(options: ProviderOptions): Provider {
  const { issuer, portalUrl, audience } = options;
  return new Provider(issuer, {
    adapter: options.adapter,
    clients: [
      {
        client_id: clientId,
        client_name: 'Member Portal',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${portalUrl}/auth-success`, checkInsurerRedirect],
        post_logout_redirect_uris: [`${portalUrl}/login`],
      },
    ],
    jwks: options.secrets.jwks,
    cookies: {
      keys: options.secrets.cookieKeys,
      // Cookies know no ports: two sandboxes on one machine would share a session without this.
      names: { session: `_session_${new URL(issuer).port}` },
    },
    scopes: scopes,
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    clientBasedCORS: (_ctx: ProviderContext, origin: string) => origin === portalUrl,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: options.renderSignOut },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    interactions: {
      url: (_ctx: ProviderContext, details: { uid: string }) => `/interaction/${details.uid}`,
      policy: signInUnlessBlocked(options.isBlocked),
    },
    // offline_access alone is dropped without prompt=consent, and the portal requests no consent.
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    // Names the grant that must still exist for the APIs to accept the token (sandbox/identity/grants.ts).
    extraTokenClaims: (_ctx: ProviderContext, token: { grantId?: string }) => ({
      grant: token.grantId,
    }),
    rotateRefreshToken: rotationOf(options.refreshTokenRotation),
    loadExistingGrant: (ctx: ProviderContext) => grantWithoutAsking(ctx, options),
    findAccount: (_ctx: ProviderContext, subject: string) =>
      options.accountExists(userNameOf(subject)) && !options.isBlocked(userNameOf(subject))
        ? accountOf(subject)
        : undefined,
    pkce: { required: () => true },
    ttl: {
      AccessToken: () => options.accessTokenSeconds(),
      AuthorizationCode: 60,
      Grant: 30 * daySeconds,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      RefreshToken: 30 * daySeconds,
      Session: 30 * daySeconds,
    },
    renderError: options.renderError,
  });
}

/**
 * Requires a sign-in where the browser's session is of a blocked account, in addition to the library's own reasons.
 */
function signInUnlessBlocked(isBlocked: (userName: string) => boolean): InteractionPolicy {
  const policy = interactionPolicy.base();
  const blocked = new interactionPolicy.Check(
    ...(['blocked', 'The account is blocked', 'login_required'] as const),
    (ctx) => isBlocked(userNameOf(ctx.oidc.session?.accountId ?? '')),
  );
  policy.get('login')?.checks.add(blocked);
  return policy;
}

/** Decides at each use of a refresh token whether a new one replaces it. */
function rotationOf(rotation: () => RefreshTokenRotation): () => boolean {
  let uses = 0;
  const decide: Record<RefreshTokenRotation, () => boolean> = {
    always: () => true,
    never: () => false,
    sometimes: () => (uses += 1) % 2 === 0,
  };
  return () => decide[rotation()]();
}

function accountOf(subject: string): { accountId: string; claims(): Promise<object> } {
  return {
    accountId: subject,
    claims: () => Promise.resolve({ sub: subject, preferred_username: userNameOf(subject) }),
  };
}

/** The insurer's own portal needs no consent: every scope it may request is granted at sign-in. */
async function grantWithoutAsking(
  ctx: ProviderContext,
  { audience, onSignIn }: Pick<ProviderOptions, 'audience' | 'onSignIn'>,
): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const existing = session.grantIdFor(client.clientId);
  const existingGrant = existing === undefined ? undefined : await provider.Grant.find(existing);
  if (existingGrant !== undefined) return existingGrant;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  for (const scope of scopes) grant.addOIDCScope(scope);
  grant.addResourceScope(audience, '');
  onSignIn(await grant.save(), ctx.get('user-agent'));
  return grant;
}
