import { capabilities as member } from '#generated/member/capabilities.ts';
import { capabilities as messageCenter } from '#generated/message-center/capabilities.ts';
import { capabilities as v1 } from '#generated/v1/capabilities.ts';
import type { Config } from '#src/config.ts';
import { documentPrefixes } from '#src/api/addresses.ts';
import { apiBase, apiNames, type Api } from '#src/api/apis.ts';

const documented: Readonly<Record<Api, readonly string[]>> = {
  member: Object.keys(member),
  messageCenter: Object.keys(messageCenter),
  v1: Object.keys(v1),
  healthRecords: Object.keys(v1),
  directory: Object.keys(v1),
  formulary: Object.keys(v1),
};

/** Every operation of the API documents, as `GET /users/{userId}/memberships`. */
export const documentedOperations: readonly string[] = [
  ...documented.member,
  ...documented.messageCenter,
  ...documented.v1,
];

/**
 * Finds the documented operation of a request. Nothing of the request's address is in what it returns; null for a
 * request that the documents do not know.
 */
export type OperationAt = (method: string, address: string) => string | null;

export function createOperationAt(
  config: Pick<Config, 'host' | 'apis'>,
  origin: string,
): OperationAt {
  // The longest first: one API may lie below another.
  const bases = apiNames
    .map((api) => ({ api, base: `${apiBase(config, api, origin)}/` }))
    .toSorted((a, b) => b.base.length - a.base.length);
  return (method, address) => {
    const [path = ''] = address.split(/[?#]/);
    for (const { api, base } of bases) {
      if (!path.startsWith(base)) continue;
      const pathSegments = `${documentPrefixes[api]}/${path.slice(base.length)}`.split('/');
      const fitting = documented[api]
        .filter((operation) => operation.startsWith(`${method} `))
        .map((operation) => ({ operation, literals: literalsOf(operation, pathSegments) }))
        .filter(({ literals }) => literals > 0)
        .toSorted((a, b) => b.literals - a.literals);
      return fitting[0]?.operation ?? null;
    }
    return null;
  };
}

/** Returns how many segments of a path an operation names itself; 0 if the path is not the operation's. */
function literalsOf(operation: string, pathSegments: readonly string[]): number {
  const segments = operation.slice(operation.indexOf('/')).split('/');
  if (segments.length !== pathSegments.length) return 0;
  const isParameter = (segment: string) => segment.startsWith('{');
  const fits = segments.every((segment, at) =>
    isParameter(segment) ? pathSegments[at] !== '' : segment === pathSegments[at],
  );
  return fits ? segments.filter((segment) => !isParameter(segment)).length : 0;
}
