import { badRequest, forbidden, getStatus, notFound, unauthorized } from '@medplum/core';
import type { Bundle, Coverage, OperationOutcome, Patient, Resource } from '@medplum/fhirtypes';
import type { Authenticate } from './api/bearer.ts';
import { documentedOperations } from './api/operation-list.ts';
import { createCatalogServer, type CatalogServer } from './fhir/catalog-server.ts';
import { createClaimRecords } from './fhir/claim-records.ts';
import { createClinicalServer } from './fhir/clinical-server.ts';
import { createDirectoryServer } from './fhir/directory-server.ts';
import { directory } from './fhir/directory.ts';
import { createFormularyServer } from './fhir/formulary-server.ts';
import { formulary } from './fhir/formulary.ts';
import { patientReference, resourcesOfMembers, type MembersOf } from './fhir/resources.ts';
import type { Upstream } from './gateway.ts';
import type { Claims } from './seed/claims/claims.ts';
import type { User } from './seed/model.ts';
import type { World } from './seed/world.ts';

/** The path of the FHIR server inside the v1 API. */
export const healthRecordsPath = '/health-records/';

const defaultPageSize = 20;

/** The insurer answers these searches only for an id, and only for one of the user's own. */
const searchedByIdentifier = ['Patient', 'Coverage'];

const sourceDidNotAnswer: OperationOutcome = {
  resourceType: 'OperationOutcome',
  issue: [
    { severity: 'error', code: 'exception', diagnostics: 'The source system did not answer.' },
  ],
};

/**
 * Creates the FHIR R4 server. Each user gets a catalog that holds just what that user may see, so no search, read or
 * include can show more.
 *
 * @param baseUrl the server's address in the portal, for links: `http://localhost:4400/api/v1/health-records`
 */
export function createFhirServer(options: {
  world: World;
  claims: Claims;
  authenticate: Authenticate;
  baseUrl: string;
}): Upstream {
  const { world, claims, authenticate, baseUrl } = options;
  const documentedTypes = new Set(
    documentedOperations('v1')
      .filter(({ path }) => path.startsWith(healthRecordsPath))
      .map(({ path }) => path.slice(healthRecordsPath.length).split('/')[0]),
  );
  const providers = createDirectoryServer(() => directory(world.calendar.today));
  const catalogs = [providers, createFormularyServer(() => formulary(world))];
  const clinicalServer = createClinicalServer({ world, claims });
  // By user, not by name: a free user name may be registered by another person.
  const holdings = new WeakMap<User, Holding>();
  const holdingOf = (user: User): Holding => {
    const shown = world.membershipsOf(user).flatMap(world.accessibleMembers);
    const key = shown.map(({ memberId }) => memberId).join(' ');
    const cachedHolding = holdings.get(user);
    if (cachedHolding?.key === key) return cachedHolding;
    const made = { key, ...hold({ world, claims, user, providers }) };
    holdings.set(user, made);
    return made;
  };

  return async (request) => {
    const signedIn = await authenticate(request).catch(() => undefined);
    if (signedIn === undefined) return answer(unauthorized);
    const { user } = signedIn;
    const target = new URL(request.url);
    // With a slash at its end it is the same address, under the same rules.
    const path = target.pathname.slice(healthRecordsPath.length).replace(/(?<!\/)\/+$/, '');
    if (request.method !== 'GET' || !documentedTypes.has(path.split('/')[0])) {
      return answer(notFound);
    }
    if (path === 'Patient' && user.troubles.patientSearch === 'exception') {
      return answer(undefined, searchset([{ resource: sourceDidNotAnswer }]));
    }
    const identifier = target.searchParams.get('identifier');
    if (searchedByIdentifier.includes(path)) {
      if (identifier === null) return answer(badRequest('The parameter identifier is missing.'));
      if (!mayAskFor(world, user, identifier)) return answer(forbidden);
    }
    const [type = '', id, ...more] = path.split('/');
    if (more.length > 0) return answer(notFound);
    const addressed = (bundle: Bundle): Bundle =>
      withAddresses(bundle, new URL(request.url), path, baseUrl);
    const answerFound = (resource: Bundle | OperationOutcome): Response =>
      resource.resourceType === 'Bundle'
        ? answer(undefined, addressed(resource))
        : answer(resource);
    if (clinicalServer.holds(type)) {
      if (id !== undefined) return answer(notFound);
      return answerFound(clinicalServer.search(user, type, target.searchParams));
    }
    const serve = (server: CatalogServer): Response => {
      if (id === undefined) return answerFound(server.search(type, target.searchParams));
      const resource = server.read(type, id);
      return resource === undefined ? answer(notFound) : answer(undefined, resource);
    };
    const catalog = catalogs.find((server) => server.holds(type));
    if (catalog !== undefined) return serve(catalog);
    const { members, claimRecords, isHidden } = holdingOf(user);
    if (isHidden(path)) return answer(forbidden);
    if (members.holds(type)) return serve(members);
    const refusal =
      id === undefined ? refusalOf(world, user, target.searchParams.get('patient')) : undefined;
    return refusal === undefined ? serve(claimRecords) : answer(refusal);
  };
}

/** A member id or a contract id; a token search may put a system and a bar before it. */
function mayAskFor(world: World, user: User, identifier: string): boolean {
  const id = identifier.slice(identifier.lastIndexOf('|') + 1);
  return (
    world.accessTo(user, id) !== undefined ||
    world.membershipsOf(user).some(({ contract }) => contract.contractId === id)
  );
}

const referencesOf = (patients: string): string[] =>
  patients.split(',').map((id) => `Patient/${id.replace(/^Patient\//, '')}`);

/** Claims are found by patient, and only for patients the user may see. */
function refusalOf(
  world: World,
  user: User,
  patients: string | null,
): OperationOutcome | undefined {
  if (patients === null) return badRequest('The parameter patient is missing.');
  const visible = new Set(
    world
      .membershipsOf(user)
      .flatMap((membership) => world.accessibleMembers(membership))
      .map((member) => patientReference(world, member).reference),
  );
  return referencesOf(patients).every((reference) => visible.has(reference))
    ? undefined
    : forbidden;
}

/** The records that one user may see, and whether a read requests one that only another user may see. */
type Holding = {
  /** The member IDs whose records it holds: family access is given and taken back. */
  key: string;
  members: CatalogServer;
  claimRecords: CatalogServer;
  /** @param path `Type/id` */
  isHidden: (path: string) => boolean;
};

function hold(of: {
  world: World;
  claims: Claims;
  user: User;
  providers: CatalogServer;
}): Omit<Holding, 'key'> {
  const { world, user, providers } = of;
  const hiddenMembers: MembersOf = (membership) => {
    const seen = world.accessibleMembers(membership);
    return world.listedMembers(membership).filter((member) => !seen.includes(member));
  };
  const members = createCatalogServer<Coverage | Patient>({
    types: ['Coverage', 'Patient'],
    resources: () => resourcesOfMembers(world, user, world.accessibleMembers),
    // An insurer's own parameter that no FHIR server knows: an unknown parameter would find nothing.
    testFor: (name) => (name === 'versionId' ? () => true : undefined),
    referredBy: () => ({}),
  });
  const behind = (reference = ''): Resource | undefined => {
    const [type = '', id = ''] = reference.split('/');
    return members.read(type, id) ?? providers.read(type, id);
  };
  const claimsOf = (membersOf: MembersOf) => createClaimRecords({ ...of, membersOf, behind });
  const hidden = new Set(
    resourcesOfMembers(world, user, hiddenMembers).map(
      ({ resourceType, id }) => `${resourceType}/${id}`,
    ),
  );
  const hiddenClaims = claimsOf(hiddenMembers);
  return {
    members,
    claimRecords: claimsOf(world.accessibleMembers),
    isHidden: (path) => {
      const [type = '', id = ''] = path.split('/');
      return hidden.has(path) || hiddenClaims.read(type, id) !== undefined;
    },
  };
}

function searchset(entry: NonNullable<Bundle['entry']>): Bundle {
  return { resourceType: 'Bundle', type: 'searchset', total: entry.length, entry };
}

/** Puts full addresses and the links to this and the next page on the portal's own origin. */
function withAddresses(bundle: Bundle, request: URL, path: string, baseUrl: string): Bundle {
  const entry = (bundle.entry ?? []).map((bundleEntry) => ({
    fullUrl: `${baseUrl}/${bundleEntry.resource?.resourceType}/${bundleEntry.resource?.id}`,
    ...bundleEntry,
  }));
  const address = new URL(`${baseUrl}/${path}`);
  address.search = request.search;
  const link = [{ relation: 'self', url: address.href }];
  const offset = Number(request.searchParams.get('_offset') ?? 0);
  const end = offset + Number(request.searchParams.get('_count') ?? defaultPageSize);
  if ((bundle.total ?? 0) > end) {
    const next = new URL(address);
    next.searchParams.set('_offset', String(end));
    link.push({ relation: 'next', url: next.href });
  }
  return { ...bundle, link, ...(entry.length === 0 ? {} : { entry }) };
}

function answer(outcome: OperationOutcome | undefined, resource?: Resource): Response {
  return new Response(JSON.stringify(resource ?? outcome), {
    status: outcome === undefined ? 200 : getStatus(outcome),
    headers: { 'content-type': 'application/fhir+json', 'cache-control': 'no-store' },
  });
}
