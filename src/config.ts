import * as z from 'zod/mini';
import { noticeIds } from '#src/domain/plan/notices.ts';
import { isOwnPath } from '#src/domain/navigation/own-path.ts';

export const path = z.string().check(z.refine(isOwnPath));
export const webAddress = z.url({ protocol: /^https?$/ });
export const socketAddress = z.url({ protocol: /^wss$/ });

const chatService = z.object({
  /** The protocol: JSON over a WebSocket, or over HTTP requests and an event stream. */
  kind: z.enum(['contact-center', 'contact-center-http']),
  /** A path of the portal's own origin; for a WebSocket also a wss address. */
  url: z.union([path, socketAddress]),
  /** The `chatType` of the rights of the plans that have this chat; the kind where left out. */
  chatType: z.optional(z.string()),
});

/** Scopes with a space between them; deploy/config-schema checks that `openid` is among them. */
export const scopes = z.string();

/** A share from 0 to 1; deploy/config-schema checks the range. */
export const share = z.number();

/** A third-party service, as a module on the portal's own origin; null for no service. */
const thirdParty = z._default(z.nullable(z.object({ module: path })), null);

export const configSchema = z.object({
  /** Put before every API path; empty means the portal's own origin. */
  host: z.union([z.literal(''), webAddress]),
  apis: z.object({
    member: path,
    messageCenter: path,
    v1: path,
    healthRecords: path,
    /**
     * Public addresses of the provider directory and the drug formulary. No token is sent there. If left out, both are part
     * of the health records.
     */
    directory: z.optional(z.union([path, webAddress])),
    formulary: z.optional(z.union([path, webAddress])),
  }),
  /**
   * The search parameter for coverages: `identifier` of the contract or the member, or `patient` or `beneficiary` with the
   * ids of the patients that have this identifier.
   */
  coverageSearch: z._default(z.enum(['identifier', 'patient', 'beneficiary']), 'identifier'),
  identity: z.object({
    issuer: webAddress,
    authorizationEndpoint: webAddress,
    tokenEndpoint: webAddress,
    clientId: z.string().check(z.minLength(1)),
    /** The scopes of each sign-in, where the provider needs others than `defaultScope` (src/session/leaving.ts). */
    scope: z.optional(scopes),
    /** The provider names itself on the way back (RFC 9207); then a return that does not is refused. */
    sendsIssuer: z._default(z.boolean(), false),
    /** The `prompt` of each sign-in; null leaves it to the provider. */
    prompt: z.nullable(z.string()),
    /** The address at which the provider ends its own session (OpenID Connect RP-Initiated Logout). */
    endSessionEndpoint: z.nullable(webAddress),
    /**
     * The method of the end-session request: a form post with the ID token as a hint in its body, or an address without
     * a hint.
     */
    endSessionMethod: z._default(z.enum(['post', 'get']), 'post'),
    /** The endpoint that revokes a refresh token (RFC 7009). */
    revocationEndpoint: z._default(z.nullable(webAddress), null),
  }),
  /** The insurer's own pages for notices that the law wants; for any other the portal shows its own text. */
  notices: z._default(z.partialRecord(z.enum(noticeIds), webAddress), {}),
  /**
   * The form that names a representative for an appeal, by its id in the insurer's forms; without it, the portal offers
   * no form.
   */
  representativeForm: z.optional(z.string()),
  /** The state's consumer assistance program, which helps with appeals. */
  consumerAssistance: z.optional(z.object({ name: z.string(), url: webAddress })),
  /** Two-letter codes of the states in which members look for care; an empty list means all states. */
  states: z._default(z.array(z.string()), []),
  portalName: z.string().check(z.minLength(1)),
  /** Pages outside the portal; the portal shows no link to one that is left out. */
  links: z._default(
    z.object({
      paperless: z.optional(webAddress),
      appStore: z.optional(webAddress),
      playStore: z.optional(webAddress),
    }),
    {},
  ),
  /** Origins single sign-on may post a form to. */
  ssoOrigins: z.array(webAddress),
  /** Origins of the payment vendor's page for a new payment method; without them, members cannot add a method here. */
  paymentOrigins: z._default(z.array(webAddress), []),
  /**
   * The live chats, one for each chat type of the plans' rights. Earlier releases had one chat, or null for no chat.
   */
  chat: z._default(
    z.pipe(
      z.union([z.array(chatService), chatService, z.null()]),
      z.transform((chat) => (Array.isArray(chat) ? chat : chat === null ? [] : [chat])),
    ),
    [],
  ),
  sessionRecording: thirdParty,
  performanceMonitoring: thirdParty,
  campaignTracking: thirdParty,
  /** A style sheet that brings the typeface instead of the portal's own file. */
  webFont: z._default(z.nullable(z.object({ stylesheet: path })), null),
  /** The OpenTelemetry collector that learns how the portal fares; without one, nothing is recorded. */
  telemetry: z.optional(z.object({ endpoint: path, sampleRate: share })),
  /**
   * The capabilities of the API documents that the insurer does not have; what needs them is not shown. Their names are
   * checked where they are used (src/portal/plan/disabled-capabilities.ts): few insurers disable a capability.
   */
  without: z._default(z.array(z.string()), []),
});

/** The contents of `/config.json`; read once at start, the same build runs anywhere. */
export type Config = z.infer<typeof configSchema>;

/** The content of `/config.json`: fields with a default may be left out. */
export type ConfigFile = z.input<typeof configSchema>;

/** Whether anything is configured that most insurers leave out; its code is fetched only then. */
export const hasOptionalServices = (config: Config): boolean =>
  [
    config.sessionRecording,
    config.performanceMonitoring,
    config.campaignTracking,
    config.webFont,
    config.telemetry,
  ].some(Boolean);

export class ConfigError extends Error {
  override name = 'ConfigError';
}

type IdentityConfig = Config['identity'];

/** Whether the provider has to ask for the password at each sign-in. */
export const asksAtEachSignIn = ({ prompt }: IdentityConfig): boolean =>
  prompt?.split(' ').includes('login') ?? false;

/** The part of a response that `loadConfig` reads. */
export type ConfigAnswer = Pick<Response, 'ok' | 'status' | 'json'>;

/**
 * Loads and checks the configuration.
 * @throws {ConfigError} when the file cannot be fetched, is no JSON, lacks something or describes a portal from which a
 * member could not sign out; the message says what.
 */
export async function loadConfig(fetchConfig: () => Promise<ConfigAnswer>): Promise<Config> {
  let body: unknown;
  try {
    const response = await fetchConfig();
    if (!response.ok) throw new ConfigError(`/config.json answered ${response.status}`);
    body = await response.json();
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError('/config.json could not be read', { cause });
  }
  const parsed = configSchema.safeParse(body);
  if (parsed.success) return refuseEndlessSessions(parsed.data);
  const wrong = parsed.error.issues.map(
    (issue) =>
      // A key that nothing knows is named beside the path, not in it.
      [...issue.path, ...('keys' in issue ? issue.keys : [])].join('.') || 'the whole file',
  );
  throw new ConfigError(`/config.json is not valid: ${[...new Set(wrong)].join(', ')}`);
}

/**
 * Refuses a configuration that does not end sessions.
 * @throws {ConfigError} when a user who presses Sign In after a sign-out would be the member before
 */
function refuseEndlessSessions(config: Config): Config {
  if (config.identity.endSessionEndpoint !== null || asksAtEachSignIn(config.identity))
    return config;
  throw new ConfigError(
    '/config.json needs identity.endSessionEndpoint or identity.prompt "login" to end sessions',
  );
}
