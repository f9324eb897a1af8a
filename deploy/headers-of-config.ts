import {
  identityOrigins,
  securityHeaders,
  signOutOrigins,
  type SecurityHeaderOptions,
} from './security-headers.ts';

/** Returns the security headers that fit a configuration (`config.json`), whose shape was checked before. */
export function headersOfConfig(
  config: unknown,
  { reportPath }: Pick<SecurityHeaderOptions, 'reportPath'> = {},
): Record<string, string> {
  const { host, apis, ssoOrigins, chat, identity } = fieldsOf(config);
  const provider = fieldsOf(identity);
  const textOrNull = (name: string) => (typeof provider[name] === 'string' ? provider[name] : null);
  const formOrigins = [
    ...Object.values(fieldsOf(ssoOrigins)).flatMap(originOf),
    ...signOutOrigins({
      endSessionEndpoint: textOrNull('endSessionEndpoint'),
      endSessionMethod: provider['endSessionMethod'] === 'get' ? 'get' : 'post',
    }),
  ];
  return securityHeaders({
    identityOrigins: identityOrigins({
      authorizationEndpoint: String(provider['authorizationEndpoint']),
      tokenEndpoint: String(provider['tokenEndpoint']),
      revocationEndpoint: textOrNull('revocationEndpoint'),
    }),
    formOrigins: [...new Set(formOrigins)],
    connectOrigins: [
      ...new Set(
        [
          host,
          ...Object.values(fieldsOf(apis)),
          ...[chat].flat().map((contactCenter) => fieldsOf(contactCenter)['url']),
        ].flatMap(originOf),
      ),
    ],
    ...(reportPath === undefined ? {} : { reportPath }),
  });
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns the origin of an absolute URL; empty for a path. */
function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const { protocol, host } = new URL(address);
  return [`${protocol}//${host}`];
}
