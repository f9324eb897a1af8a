import { securityHeaders } from './security-headers.ts';

/** The origins that the policy must allow by the portal's configuration, as in `Origin`. */
export type Allowed = {
  identityOrigins: readonly string[];
  formOrigins: readonly string[];
  connectOrigins: readonly string[];
};

/** Directives that name origins, which a host may have more of. */
const open = ['connect-src', 'form-action'];

/** The directives which a host may decide itself. */
const own = ['report-to', 'report-uri', 'webrtc'];

/**
 * Returns the faults of a content security policy: it must allow everything that the configuration names, and nothing
 * that makes the policy useless. Empty if the policy passes.
 */
export function policyFaults(policy: string, allowed: Allowed): string[] {
  const given = directivesOf(policy);
  const wanted = directivesOf(securityHeaders(allowed)['content-security-policy'] ?? '');
  const faults: string[] = [];
  for (const [name, sources] of wanted) {
    const directive = given.get(name);
    if (directive === undefined) faults.push(`${name} is missing`);
    else {
      const missing = sources.filter((source) => !directive.includes(source));
      const more = directive.filter(
        (source) => !sources.includes(source) && !isPlainOrigin(name, source),
      );
      if (missing.length > 0) faults.push(`${name} lacks ${missing.join(' ')}`);
      if (more.length > 0) faults.push(`${name} should not have ${more.join(' ')}`);
    }
  }
  for (const name of given.keys()) {
    if (!wanted.has(name) && !own.includes(name)) faults.push(`${name} is not of the portal`);
  }
  return faults;
}

const isPlainOrigin = (directive: string, source: string): boolean =>
  open.includes(directive) && /^(https|wss):\/\/[^*/]+$/.test(source);

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name === undefined || name === '' ? [] : [[name.toLowerCase(), sources]];
    }),
  );
