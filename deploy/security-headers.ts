import { landingStarterHash } from './landing-starter.ts';

/**
 * The security headers of every HTML page and asset of the portal, for the sandbox's server, for
 * `nginx.conf` beside this file (a test compares the two) and for any other host.
 *
 * Origins are written as in `Origin`: scheme, host and port, no path.
 */
export type SecurityHeaderOptions = {
  /** The identity provider, whose endpoints the portal calls; see `identityOrigins`. */
  identityOrigins: readonly string[];
  /**
   * The origins to which forms may be submitted: partner sites of single sign-on, and the provider; see
   * `signOutOrigins`.
   */
  formOrigins: readonly string[];
  /** Further hosts the portal may call, for example an API host that is not its own. */
  connectOrigins?: readonly string[];
  /**
   * The path at which the host accepts reports of policy violations. It is on the portal's own origin, because reports
   * contain addresses. Leave it out to send no reports.
   */
  reportPath?: string;
};

/** Emotion inserts empty style tags and fills them through the CSSOM: this is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** @throws {Error} when reports would leave the portal's own origin */
export function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  const { reportPath } = options;
  if (reportPath !== undefined && !/^\/(?![/\\])/.test(reportPath)) {
    throw new Error(`Reports stay on the portal's own origin: ${reportPath} is no path of it.`);
  }
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    ...(reportPath === undefined ? {} : { 'reporting-endpoints': `portal="${reportPath}"` }),
  };
}

/** Returns the origins of a provider, as `identity` in `config.json` names it; some have an origin for each purpose. */
export function identityOrigins(identity: {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  revocationEndpoint?: string | null | undefined;
}): readonly string[] {
  const { authorizationEndpoint, tokenEndpoint, revocationEndpoint } = identity;
  const addresses = [authorizationEndpoint, tokenEndpoint, revocationEndpoint ?? tokenEndpoint];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/**
 * Returns the origins to which signing out submits a form, as `identity` in `config.json` says; empty where it does
 * not.
 */
export function signOutOrigins(identity: {
  endSessionEndpoint: string | null;
  endSessionMethod?: 'post' | 'get' | undefined;
}): readonly string[] {
  const { endSessionEndpoint, endSessionMethod = 'post' } = identity;
  if (endSessionEndpoint === null || endSessionMethod === 'get') return [];
  return [new URL(endSessionEndpoint).origin];
}

type Directive = readonly [name: string, ...sources: string[]];

function contentSecurityPolicy(options: SecurityHeaderOptions): string {
  const { identityOrigins: identity, formOrigins, connectOrigins = [], reportPath } = options;
  // Browsers know the one or the other.
  const reporting: readonly Directive[] =
    reportPath === undefined
      ? []
      : [
          ['report-to', 'portal'],
          ['report-uri', reportPath],
        ];
  const directives: readonly Directive[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", landingStarterHash],
    ['style-src', "'self'", emptyStyle],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...identity, ...connectOrigins],
    ['form-action', "'self'", ...formOrigins],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['manifest-src', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify'],
    ...reporting,
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
