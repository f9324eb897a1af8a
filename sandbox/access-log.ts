import type { Authenticate } from './api/bearer.ts';
import type { MemberDocuments } from './documents/member-documents.ts';
import type { Upstream } from './gateway.ts';
import { authorizationNamed } from './seed/authorizations.ts';
import type { Claims } from './seed/claims/claims.ts';
import type { CoveredMember, User } from './seed/model.ts';
import type { World } from './seed/world.ts';

/** A look of one user at the data of another. */
export interface Look {
  reader: User;
  of: User;
  data: 'claims' | 'coverage' | 'card' | 'documents';
}

/** What is read at an address, by a part of it; an address of none of these tells nothing of another adult. */
const dataAt: readonly (readonly [RegExp, Look['data']])[] = [
  [/\/documents\b/, 'documents'],
  [/\/(?:id-cards?|health-links)\b/, 'card'],
  [
    /\/(?:claims|authorizations|appeal-deadlines|accumulators|prescriptions|ExplanationOfBenefit)\b/,
    'claims',
  ],
  [/\/(?:Patient|Coverage|benefits|cost-estimates|primary-care-provider)\b/, 'coverage'],
];

/**
 * Returns what puts a log before an API: each answer that has data of another adult is a look at it. It goes by the
 * answer, not by the operation, so that none can leave it out.
 */
export function createAccessLog(parts: {
  world: World;
  claims: Claims;
  documents: Pick<MemberDocuments, 'named'>;
  authenticate: Authenticate;
  onLook: (look: Look) => void;
}): (upstream: Upstream) => Upstream {
  const { world, claims, documents, authenticate, onLook } = parts;
  const memberOf = (id: string): string | undefined =>
    claims.find(id)?.member.memberId ??
    authorizationNamed(id)?.memberId ??
    documents.named(id)?.memberId;
  /** Other adults whom a user may see. A child's data are the parent's to read. */
  const othersSeenBy = (reader: User): CoveredMember[] =>
    world
      .membershipsOf(reader)
      .flatMap((membership) => world.accessibleMembers(membership))
      .filter(({ memberId }) => world.actsFor(reader, memberId) === undefined);
  return (upstream) => async (request) => {
    const answer = await upstream(request);
    const { pathname, search } = new URL(request.url);
    const data = dataAt.find(([part]) => part.test(pathname))?.[1];
    if (!answer.ok || data === undefined) return answer;
    const reader = await authenticate(request).then(
      ({ user }) => user,
      () => null,
    );
    const others = reader === null ? [] : othersSeenBy(reader);
    if (reader === null || others.length === 0) return answer;
    const isText = /json/.test(answer.headers.get('content-type') ?? '');
    const text =
      decodeURIComponent(pathname + search) + (isText ? await answer.clone().text() : '');
    const named = pathname.split('/').map((id) => memberOf(decodeURIComponent(id)));
    for (const { memberId, person } of others) {
      if (!text.includes(memberId) && !named.includes(memberId)) continue;
      for (const of of world.everyUser()) {
        if (of.person === person && of !== reader) onLook({ reader, of, data });
      }
    }
    return answer;
  };
}
