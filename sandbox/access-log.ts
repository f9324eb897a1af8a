import type { Authenticate } from './api/bearer.ts';
import type { MemberDocuments } from './documents/member-documents.ts';
import type { Upstream } from './gateway.ts';
import { authorizationNamed } from './seed/authorizations.ts';
import type { Claims } from './seed/claims/claims.ts';
import type { CoveredMember, User } from './seed/model.ts';
import type { World } from './seed/world.ts';

/** One user's access to another user's data. */
export interface DataAccess {
  reader: User;
  owner: User;
  data: 'claims' | 'coverage' | 'card' | 'documents';
}

/** The kind of data by the first path that fits. The others are about the user or the contract. */
const dataKinds: readonly (readonly [RegExp, DataAccess['data']])[] = [
  [/\/documents\b/, 'documents'],
  [/\/(?:id-cards?|health-links)\b/, 'card'],
  [/\/(?:Patient|Coverage|benefits|cost-estimates|primary-care-provider)\b/, 'coverage'],
  // Messages and all new operations as well: they may state another adult's claim.
  [/^\/(?!users|contracts|public|sso)/, 'claims'],
];

/**
 * Returns a wrapper for an API that logs each successful response with data of another adult. It inspects responses, so
 * that no operation can forget to log.
 */
export function createAccessLog(parts: {
  world: World;
  claims: Claims;
  documents: Pick<MemberDocuments, 'named'>;
  authenticate: Authenticate;
  onAccess: (access: DataAccess) => void;
}): (upstream: Upstream) => Upstream {
  const { world, claims, documents, authenticate, onAccess } = parts;
  const memberIdOf = (id: string): string | undefined =>
    claims.find(id)?.member.memberId ??
    authorizationNamed(id)?.memberId ??
    documents.named(id)?.memberId;
  /** Returns the other adults whom a user may see. Parents act for children, so children aren't included. */
  const otherAdults = (reader: User): CoveredMember[] =>
    world
      .membershipsOf(reader)
      .flatMap((membership) => world.accessibleMembers(membership))
      .filter(({ memberId }) => world.actsFor(reader, memberId) === undefined);
  return (upstream) => async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    // The API decodes percent-encoded segments, so the log has to as well.
    const segments = pathname.split('/').map(decoded);
    const data = dataKinds.find(([path]) => path.test(segments.join('/')))?.[1];
    if (data === undefined) return upstream(request);
    // Checked before and after: a token may expire, and access may change, while the response is written.
    const signedIn = await authenticate(request).catch(() => null);
    const before = signedIn === null ? [] : otherAdults(signedIn.user);
    const response = await upstream(request);
    if (signedIn === null || !response.ok) return response;
    const others = new Map(
      [...before, ...otherAdults(signedIn.user)].map((member) => [member.memberId, member]),
    );
    if (others.size === 0) return response;
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const body = isJson ? await response.clone().text() : '';
    const text = [...segments, ...searchParams.values(), body].join('\n');
    const claimIds = [...body.matchAll(/"relatedClaimId":"([^"]+)"/g)].map(([, id = '']) => id);
    const memberIds = [...segments, ...claimIds].map(memberIdOf);
    for (const { memberId, person } of others.values()) {
      if (!text.includes(memberId) && !memberIds.includes(memberId)) continue;
      for (const owner of world.everyUser()) {
        if (owner.person === person) onAccess({ reader: signedIn.user, owner, data });
      }
    }
    return response;
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
