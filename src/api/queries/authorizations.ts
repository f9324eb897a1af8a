import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  newestFirst,
  type Authorization,
  type FamilyAuthorization,
} from '#src/domain/authorizations/authorization.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import { isClaimUnder } from '#src/domain/claims/family-claim.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { authorizationById } from '#src/api/calls/claims/claim-by-id.ts';
import { authorizationSearch } from '#src/api/calls/claims/claim-search.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import type { FoundAuthorizations } from '../fhir/records.ts';
import type { QuerySource } from '../queries.ts';
import { claimsOf, takeFirstPage } from './claims.ts';
import { memberBehind, patientsOfMembers } from './patients-of-members.ts';

/** The authorizations of all people on a plan whose records may be seen, the newest request first. */
export interface AuthorizationList {
  authorizations: readonly FamilyAuthorization[];
  completeness: Completeness;
  /** The patients whose authorizations were requested. */
  patientIds: readonly string[];
}

/**
 * The query of every authorization of a plan, or those that reach a day.
 * @param memberIds whose records may be seen
 * @param since YYYY-MM-DD
 * @throws {ApiFailure} BP-NFA-100
 */
export function authorizationsQuery(
  reader: QuerySource,
  plan: Plan,
  memberIds: readonly string[],
  since?: string,
) {
  const read = (client: QueryClient) => readList({ reader, client, plan, memberIds, since });
  return queryOptions({
    queryKey: [...claimsOf(plan), { authorizations: memberIds.toSorted(), since: since ?? null }],
    structuralSharing: false,
    queryFn: ({ client }) => read(client),
  });
}

async function readList({
  reader,
  client,
  plan,
  memberIds,
  since,
}: {
  reader: QuerySource;
  client: QueryClient;
  plan: Plan;
  memberIds: readonly string[];
  since: string | undefined;
}): Promise<AuthorizationList> {
  const { members, completeness } = await patientsOfMembers(reader, client, plan, memberIds);
  const searches = await Promise.all(
    members.map(async ({ memberId, id }) => {
      const { authorizations, ...read } = await searchOf(reader, client, id, since);
      const own = authorizations.filter((authorization) => isClaimUnder(authorization, plan));
      return {
        all: own.map((authorization) => ({ ...authorization, memberId })),
        completeness: read.completeness,
      };
    }),
  );
  // Removes repeated resources.
  const byId = new Map(
    searches.flatMap(({ all }) => all).map((authorization) => [authorization.id, authorization]),
  );
  return {
    authorizations: newestFirst([...byId.values()]),
    completeness: combined([completeness, ...searches.map((search) => search.completeness)]),
    patientIds: members.map(({ id }) => id),
  };
}

/**
 * Searches for authorizations alone, and for everything where that shows nothing: a service that does not know the
 * parameter refuses it, leaves it unread and sends claims too, or finds nothing. Finding nothing counts only where the
 * service says that this is what it has searched for.
 */
async function searchOf(
  reader: QuerySource,
  client: QueryClient,
  patientId: string,
  since: string | undefined,
): Promise<FoundAuthorizations> {
  const byUse = authorizationSearch(patientId, { since, byUse: true });
  const authorizations = await takeFirstPage(reader, client, byUse).catch((thrown: unknown) => {
    if (isRefusal(thrown)) return null;
    throw thrown;
  });
  if (authorizations !== null && (authorizations.size > 0 || hasSearchedByUse(authorizations)))
    return authorizations;
  return reader.clients.send(authorizationSearch(patientId, { since, byUse: false }));
}

const refusals = [400, 422, 501];

const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && thrown.status !== null && refusals.includes(thrown.status);

const hasSearchedByUse = ({ self }: FoundAuthorizations): boolean => /[?&]use=/.test(self ?? '');

/**
 * The query of one authorization. Uses the one in a loaded list instead of a new request, so that both show the same.
 * @param memberIds the members whose records may be shown
 * @throws {ApiFailure} BP-NFA-100; with status 404 also for an authorization outside the plan
 */
export function authorizationQuery(
  { queryClient, ...reader }: QuerySource & { queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  id: string,
) {
  const { queryKey: listKey } = authorizationsQuery(reader, plan, memberIds);
  const read = (client: QueryClient) => readOne(reader, client, plan, memberIds, id);
  return queryOptions({
    queryKey: [...claimsOf(plan), { authorizationId: id }],
    structuralSharing: false,
    initialData: (): FamilyAuthorization | undefined =>
      queryClient
        .getQueryData(listKey)
        ?.authorizations.find((authorization) => authorization.id === id),
    queryFn: ({ client }) => read(client),
  });
}

async function readOne(
  reader: QuerySource,
  client: QueryClient,
  plan: Plan,
  memberIds: readonly string[],
  id: string,
): Promise<FamilyAuthorization> {
  const authorization: Authorization | null = await reader.clients.send(authorizationById(id));
  const patientId = authorization?.patient?.split('/').at(-1) ?? null;
  const whose = await memberBehind(reader, client, plan, memberIds, patientId);
  if (authorization === null || whose === 'not-visible' || !isClaimUnder(authorization, plan)) {
    throw new ApiFailure(defaultErrorCode, 'status', { status: 404 });
  }
  return { ...authorization, memberId: whose.memberId };
}
