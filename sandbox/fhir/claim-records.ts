import './search-parameters.ts';
import {
  badRequest,
  matchesSearchRequest,
  parseSearchRequest,
  type SearchRequest,
} from '@medplum/core';
import type { Bundle, BundleEntry, ExplanationOfBenefit, Resource } from '@medplum/fhirtypes';
import type { Claims } from '../seed/claims/claims.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { includedBy, searchQuery, type Behind, type CatalogServer } from './catalog-server.ts';
import { explanationOfBenefit } from './explanation-of-benefit.ts';
import { priorAuthorizations } from './prior-authorizations.ts';
import { coverageId, patientReference, type MembersOf } from './resources.ts';

/** Made again for each answer: 12,000 resources would fill the memory for nothing. */
type ClaimRecord = { id: string; day: string; resource(): ExplanationOfBenefit };

const claimType = 'ExplanationOfBenefit';
const defaultPageSize = 20;
const keptSearches = 20;

/**
 * Creates the server of the claims and prior authorizations that one user may see, the newest service first. A first
 * page runs the search; further pages are cut out of its result, so that paging through thousands costs nothing and
 * shows nothing twice.
 *
 * @param membersOf the members whose claims are served
 * @param behind finds the resources that a claim refers to
 */
export function createClaimRecords(options: {
  world: World;
  claims: Claims;
  user: User;
  membersOf: MembersOf;
  behind: Behind<Resource>;
}): CatalogServer {
  const records = recordsOf(options);
  const byId = new Map(records.map((record) => [record.id, record]));
  const cachedSearches = new Map<string, readonly ClaimRecord[]>();

  const find = (key: string, request: SearchRequest, isFirstPage: boolean) => {
    const cachedRecords = isFirstPage ? undefined : cachedSearches.get(key);
    const matches =
      cachedRecords ?? records.filter((record) => matchesSearchRequest(record.resource(), request));
    cachedSearches.delete(key);
    cachedSearches.set(key, matches);
    for (const oldest of cachedSearches.keys())
      if (cachedSearches.size > keptSearches) cachedSearches.delete(oldest);
    return matches;
  };
  const search = (parameters: URLSearchParams): Bundle => {
    const request = parseSearchRequest(claimType, searchQuery(parameters));
    const { offset = 0, count = defaultPageSize } = request;
    const matches = find(searchKey(parameters), request, offset === 0);
    const page = matches.slice(offset, offset + count).map((record) => record.resource());
    const entry = [
      ...page.map((resource): BundleEntry => ({ search: { mode: 'match' }, resource })),
      ...includedBy(page, parameters, options.behind, referredBy),
    ];
    return { resourceType: 'Bundle', type: 'searchset', total: matches.length, entry };
  };

  return {
    holds: (type) => type === claimType,
    read: (type, id) => (type === claimType ? byId.get(id)?.resource() : undefined),
    search: (_, parameters) => {
      try {
        return search(parameters);
      } catch {
        return badRequest('The search is not understood.');
      }
    },
  };
}

const referredBy = ({ provider, insurance }: ExplanationOfBenefit) => ({
  provider: [provider.reference],
  coverage: insurance.map(({ coverage }) => coverage.reference),
});

function recordsOf({
  world,
  claims,
  user,
  membersOf,
}: {
  world: World;
  claims: Claims;
  user: User;
  membersOf: MembersOf;
}): readonly ClaimRecord[] {
  const { today } = world.calendar;
  const records = world.membershipsOf(user).flatMap((membership) => {
    const { contract } = membership;
    const members = membersOf(membership);
    const references = new Map(
      members.map((member) => [
        member,
        {
          patient: patientReference(world, member),
          coverage: `Coverage/${coverageId(contract, member)}`,
        },
      ]),
    );
    const ofClaims = claims.of(contract).flatMap((claim): ClaimRecord[] => {
      const of = references.get(claim.member);
      if (of === undefined) return [];
      const resource = (): ExplanationOfBenefit => explanationOfBenefit(claim, of);
      return [{ id: claim.claimId, day: claim.serviceStart, resource }];
    });
    const ofAuthorizations = [...references].flatMap(([member, of]) =>
      priorAuthorizations(member, contract, of, today).map((resource): ClaimRecord => ({
        id: resource.id ?? '',
        day: resource.created,
        resource: () => resource,
      })),
    );
    return [...ofClaims, ...ofAuthorizations];
  });
  return records.toSorted((a, b) => b.day.localeCompare(a.day));
}

/** Returns the key that two requests of the same search share: everything but the page. */
function searchKey(parameters: URLSearchParams): string {
  const same = new URLSearchParams(parameters);
  for (const name of ['_offset', '_count', '_include']) same.delete(name);
  same.sort();
  return same.toString();
}
