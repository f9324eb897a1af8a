import {
  queryOptions,
  experimental_streamedQuery as streamedQuery,
  type QueryClient,
} from '@tanstack/react-query';
import type { Claim } from '#src/domain/claims/claim.ts';
import { isClaimUnder, type FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import { limits } from '#src/domain/limits.ts';
import { planKey, type Plan } from '#src/domain/plan/plan.ts';
import type { Read } from '#src/api/http/call.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { claimSearch, moreClaims } from '#src/api/calls/claims/claim-search.ts';
import type { ClaimPage } from '../fhir/claims/claim-page.ts';
import { keyOf, type QuerySource } from '../queries.ts';
import { patientsOfMembers } from './patients-of-members.ts';
import { newLinkTrail, stepAfterLinked, type LinkTrail } from '#src/api/paging/linked-pages.ts';
import type { Step } from '#src/api/paging/step.ts';

/** The claims of all people on a plan whose claims may be seen, as far as they have arrived. */
export interface ClaimHistory {
  claims: readonly FamilyClaim[];
  /** The number in all, authorizations and other plans' claims among them; null when the payer does not say. */
  total: number | null;
  /** The number of those that have been read. */
  read: number;
  /** The searches still to be read. Empty when this is all. */
  pendingPages: readonly OpenSearch[];
  /** How much is known of the pages that have been read; those still to come are in `pendingPages`. */
  completeness: Completeness;
  /** The patient ids of the members whose claims may be seen, by member ID; null for members without records. */
  patientIds: Readonly<Record<string, string | null>>;
}

/** A patient's pages that have not been read. */
interface OpenSearch {
  memberId: string;
  link: string;
  trail: LinkTrail;
}

/** The history of a plan without claims. */
export const noClaims: ClaimHistory = {
  claims: [],
  total: 0,
  read: 0,
  pendingPages: [],
  completeness: 'complete',
  patientIds: {},
};

/**
 * The query of every claim of a plan. The first pages are there at once, the rest follows, also when no component shows
 * them any more. After a failure `refetch` continues where it stopped: what came is kept.
 * @param memberIds whose claims may be seen
 * @param since the first service date, YYYY-MM-DD, for claims since a day only
 */
export const claimHistoryQuery = (
  reader: QuerySource,
  plan: Plan,
  memberIds: readonly string[],
  since?: string,
) =>
  queryOptions({
    queryKey: claimHistoryKey(plan, memberIds, since),
    // Comparing thousands of claims at each page would take longer than reading them.
    structuralSharing: false,
    queryFn: streamedQuery<Round, ClaimHistory, ReturnType<typeof claimHistoryKey>>({
      refetchMode: 'append',
      initialValue: noClaims,
      reducer: addRound,
      streamFn: ({ client, queryKey }) =>
        readHistory(
          {
            reader,
            client,
            plan,
            memberIds,
            begun: client.getQueryData<ClaimHistory>(queryKey) ?? null,
          },
          since,
        ),
    }),
  });

/** The beginning of the keys of all that is read of a plan's claims, by more calls than one. */
export const claimsOf = (plan: Plan) => [
  ...keyOf({ ...claimSearch(''), params: {} }),
  planKey(plan),
];

const claimHistoryKey = (plan: Plan, memberIds: readonly string[], since: string | undefined) =>
  [...claimsOf(plan), { history: memberIds.toSorted(), since }] as const;

/** A page, with the next step of its search. */
interface FollowedPage {
  memberId: string;
  page: ClaimPage;
  trail: LinkTrail;
  step: Step;
  /** The number of resources that were read before the search was repeated. */
  alreadyRead: number;
}

const followed = (
  memberId: string,
  page: ClaimPage,
  trail = newLinkTrail(),
  alreadyRead = 0,
): FollowedPage => ({ memberId, page, trail, step: stepAfterLinked(page, trail), alreadyRead });

/** Pages that are added to the history together. */
interface Round {
  plan: Plan;
  pages: readonly FollowedPage[];
  /** The searches with pages left to read. */
  pendingPages: readonly OpenSearch[];
  /** The patients and whether all are known, with the first round only. */
  first?: Pick<ClaimHistory, 'patientIds' | 'completeness'>;
}

interface Reading {
  reader: QuerySource;
  client: QueryClient;
  plan: Plan;
  memberIds: readonly string[];
  begun: ClaimHistory | null;
}

/** Whether a link has expired: servers keep search results for minutes, or until they restart. */
const isExpiredLink = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.status === 404 || thrown.status === 410);

/**
 * Reads the pages of all patients in parallel. Yields pages once they make up half of what was yielded before, or after
 * two seconds: with each update, every screen that shows claims sorts and totals all of them.
 * @param since the first service date of a search for recent claims, YYYY-MM-DD
 */
async function* readHistory(reading: Reading, since?: string): AsyncGenerator<Round> {
  const {
    reader: { clients },
    plan,
    begun,
  } = reading;
  let { pendingPages, patientIds, read } = begun ?? noClaims;
  if (begun === null) {
    const first = await searchEverybody(reading, since);
    yield first;
    ({ pendingPages } = first);
    ({ patientIds } = first.first);
    read = sizeOf(first.pages);
  }
  const repeated = new Set<string>();
  const follow = async ({ memberId, link, trail }: OpenSearch) => {
    try {
      return followed(memberId, await clients.send(moreClaims(link)), trail);
    } catch (thrown) {
      const patientId = patientIds[memberId];
      if (!isExpiredLink(thrown) || !patientId || repeated.has(memberId)) throw thrown;
      repeated.add(memberId);
      const page = await clients.send(claimSearch(patientId, { since }));
      return followed(memberId, page, undefined, trail.read);
    }
  };
  // Trails change while pages are read, but not those in the query cache.
  let searches = pendingPages.map(copySearch);
  let buffered: FollowedPage[] = [];
  let lastUpdate = performance.now();
  while (searches.length > 0) {
    const results = await Promise.allSettled(searches.map(follow));
    const pages = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const failed = searches.filter((_, index) => results[index]?.status === 'rejected');
    const failure = results.find((result) => result.status === 'rejected');
    buffered.push(...pages);
    searches = [...failed, ...openIn(pages)];
    const isDue =
      sizeOf(buffered) * 2 >= read || performance.now() - lastUpdate > limits.claimUpdateMs;
    if (isDue || failure || searches.length === 0) {
      yield { plan, pages: buffered, pendingPages: searches.map(copySearch) };
      read += sizeOf(buffered);
      buffered = [];
      lastUpdate = performance.now();
    }
    if (failure) throw failure.reason;
  }
}

const copySearch = (search: OpenSearch): OpenSearch => ({
  ...search,
  trail: newLinkTrail(search.trail),
});

/** Returns the number of resources on pages, less those that were read before a search was repeated. */
const sizeOf = (pages: readonly FollowedPage[]): number =>
  pages.reduce((sum, { page, alreadyRead }) => sum + page.size - alreadyRead, 0);

async function searchEverybody(
  { reader, client, plan, memberIds }: Omit<Reading, 'begun'>,
  since?: string,
): Promise<Round & Required<Pick<Round, 'first'>>> {
  const { members, completeness } = await patientsOfMembers(reader, client, plan, memberIds);
  const searches = members.map(async ({ memberId, id }) =>
    followed(memberId, await takeFirstPage(reader, client, claimSearch(id, { since }))),
  );
  const pages = await Promise.all(searches);
  return {
    plan,
    pages,
    pendingPages: openIn(pages),
    first: {
      completeness,
      patientIds: Object.fromEntries([
        ...memberIds.map((memberId) => [memberId, null] as const),
        ...members.map(({ memberId, id }) => [memberId, id] as const),
      ]),
    },
  };
}

/** The query of a search's first page. The list that it belongs to reports a failure. */
export const firstPageQuery = <Page>(
  { queryOf }: Pick<QuerySource, 'queryOf'>,
  search: Read<Page>,
) => ({
  ...queryOf(search),
  staleTime: limits.firstPageHoldsMs,
  gcTime: limits.firstPageHoldsMs,
  meta: { customError: true } as const,
});

/**
 * Returns the first page of a search, which may have been requested just before (src/app/first-reads.ts). Each page is
 * used once, so that Retry asks the service again.
 */
export async function takeFirstPage<Page>(
  reader: Pick<QuerySource, 'queryOf'>,
  client: QueryClient,
  search: Read<Page>,
): Promise<Page> {
  const query = firstPageQuery(reader, search);
  const page = await client.query(query);
  client.removeQueries({ queryKey: query.queryKey, exact: true });
  return page;
}

const openIn = (pages: Round['pages']): OpenSearch[] =>
  pages.flatMap(({ memberId, page: { next }, trail, step }) =>
    step === 'follow' && next !== null ? [{ memberId, link: next, trail }] : [],
  );

function addRound(
  history: ClaimHistory,
  { plan, pages, pendingPages, first }: Round,
): ClaimHistory {
  const claims = [...history.claims];
  // A page that is read again after a failure, or that the payer repeats, adds nothing.
  const knownIds = new Set(claims.map(({ id }) => id));
  const isNew = (resource: Pick<Claim, 'id' | 'coverage' | 'kind'>) => {
    if (!isClaimUnder(resource, plan) || knownIds.has(resource.id)) return false;
    knownIds.add(resource.id);
    return true;
  };
  for (const { memberId, page } of pages) {
    claims.push(...page.claims.filter(isNew).map((claim) => ({ ...claim, memberId })));
  }
  const totals = pages.map(({ page }) => page.total);
  return {
    claims,
    total: first ? sumOfTotals(totals) : history.total,
    read: history.read + sizeOf(pages),
    pendingPages,
    completeness: combined([
      history.completeness,
      first?.completeness ?? 'complete',
      ...pages.map(({ page, step }) => (step === 'broken-off' ? 'partial' : page.completeness)),
    ]),
    patientIds: first?.patientIds ?? history.patientIds,
  };
}

/** Null if one of them is unknown. */
const sumOfTotals = (totals: readonly (number | null)[]) =>
  totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0);

/** Claims with services since a day, newest first. `since` as YYYY-MM-DD. */
export function recentClaimsQuery(
  reader: QuerySource,
  plan: Plan,
  memberIds: readonly string[],
  since: string,
) {
  const reading = (client: QueryClient) => ({ reader, client, plan, memberIds });
  return queryOptions({
    queryKey: [...claimsOf(plan), { recent: memberIds.toSorted(), since }],
    structuralSharing: false,
    queryFn: ({ client }) => readRecent(reading(client), since),
  });
}

async function readRecent(reading: Omit<Reading, 'begun'>, since: string): Promise<ClaimHistory> {
  let history = addRound(noClaims, await searchEverybody(reading, since));
  for await (const round of readHistory({ ...reading, begun: history }, since)) {
    history = addRound(history, round);
  }
  return history;
}
