import { queryOptions } from '@tanstack/react-query';
import { providersOf, type CareEntry, type CareProvider } from '#src/domain/care/provider.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import {
  affiliations,
  directorySearch,
  type DirectorySearch,
} from '#src/api/calls/care/directory-search.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { keyOf, type QuerySource } from '../queries.ts';

/** The answer to a search of the provider directory. */
export interface DirectoryAnswer {
  entries: readonly CareEntry[];
  completeness: Completeness;
}

/**
 * The query of a directory's entries for a search, all of its pages. A service may take less into account than the
 * search says; the component that shows the answer filters it again (domain/care/find-providers.ts).
 * @param today YYYY-MM-DD
 * @throws {ApiFailure} BP-NFA-100
 */
export function directoryQuery(
  { clients }: Pick<QuerySource, 'clients'>,
  search: DirectorySearch,
  today: string,
) {
  const read = async (): Promise<DirectoryAnswer> => {
    const answer = await searchByName(clients, search);
    return { ...answer, entries: await withPracticeNetworks(clients, answer.entries, today) };
  };
  return queryOptions({
    queryKey: [...keyOf({ ...directorySearch(), params: {} }), search],
    structuralSharing: false,
    queryFn: read,
  });
}

/**
 * The query of everything a directory has of the provider of an entry: a person's other entries too. Null when it has
 * no such entry.
 * @param today YYYY-MM-DD
 * @throws {ApiFailure} BP-NFA-100
 */
export function careProviderQuery(
  { clients }: Pick<QuerySource, 'clients'>,
  roleId: string,
  today: string,
) {
  const read = () => readProvider(clients, roleId, today);
  return queryOptions({
    queryKey: [...keyOf({ ...directorySearch(), params: {} }), { roleId }],
    structuralSharing: false,
    queryFn: read,
  });
}

async function readProvider(
  clients: QuerySource['clients'],
  roleId: string,
  today: string,
): Promise<CareProvider | null> {
  const entries = await wholeSearch(clients, { roleId });
  const entry = entries.find((careEntry) => careEntry.roleId === roleId);
  if (entry === undefined) return null;
  const practitionerId = entry.person?.id ?? null;
  const others =
    practitionerId === null
      ? []
      : (await wholeSearch(clients, { practitionerId })).filter(
          ({ person }) => person?.id === practitionerId,
        );
  const [provider] = providersOf(await withPracticeNetworks(clients, [entry, ...others], today));
  if (provider === undefined) throw new ApiFailure(defaultErrorCode, 'unreadable');
  return provider;
}

/**
 * Returns the entries of a search of which no page failed: the entry looked for, or another place of the same person,
 * could be on the one that is missing.
 */
async function wholeSearch(
  clients: QuerySource['clients'],
  search: DirectorySearch,
): Promise<readonly CareEntry[]> {
  const { entries, failure } = await searchDirectory(clients, search);
  if (failure !== null) throw failure.thrown;
  return entries;
}

/** The number of organizations in one request: their ids make the address longer. */
const organizationsAtOnce = 40;

/**
 * Returns entries with the networks of their practices, for entries without networks. A service without
 * OrganizationAffiliation refuses the search; after any other failure the networks are unknown.
 */
async function withPracticeNetworks(
  { send }: QuerySource['clients'],
  entries: readonly CareEntry[],
  today: string,
): Promise<CareEntry[]> {
  const needed = entries.filter(({ networks }) => networks.length === 0);
  const ids = [...new Set(needed.flatMap(({ organizationId }) => organizationId ?? []))];
  const answers = await Promise.all(
    ids
      .filter((_, at) => at % organizationsAtOnce === 0)
      .map((_, at) => ids.slice(at * organizationsAtOnce, (at + 1) * organizationsAtOnce))
      .map((some) => send(affiliations(some, today)).catch(noneWhereRefused)),
  );
  const all = answers.includes(null) ? null : answers.flatMap((some) => some ?? []);
  return entries.map((entry) =>
    entry.networks.length > 0 || entry.organizationId === null
      ? entry
      : {
          ...entry,
          practiceNetworks:
            all?.filter(({ organizationId }) => organizationId === entry.organizationId) ?? null,
        },
  );
}

const refusals = [400, 403, 404, 405, 410, 422, 501];

const noneWhereRefused = (thrown: unknown): [] | null =>
  thrown instanceof ApiFailure && refusals.includes(thrown.status ?? 0) ? [] : null;

/** Searches by name for a person and for a place, since the member may mean either. */
async function searchByName(
  clients: QuerySource['clients'],
  { name, ...search }: DirectorySearch,
): Promise<DirectoryAnswer> {
  if (name === undefined) {
    const { entries, completeness } = await searchDirectory(clients, search);
    return { entries, completeness };
  }
  const [people, places] = await Promise.all([
    searchDirectory(clients, { ...search, name }),
    searchDirectory(clients, { ...search, organizationName: name }),
  ]);
  const knownRoleIds = new Set(people.entries.map(({ roleId }) => roleId));
  return {
    entries: [
      ...people.entries,
      ...places.entries.filter(({ roleId }) => !knownRoleIds.has(roleId)),
    ],
    completeness: combined([people.completeness, places.completeness]),
  };
}

/**
 * Searches the directory. A service that refuses the criteria is sent a search for everything, within the same bounds.
 */
async function searchDirectory({ send }: QuerySource['clients'], search: DirectorySearch) {
  try {
    return await send(directorySearch(search));
  } catch (thrown) {
    const isRefused =
      thrown instanceof ApiFailure && (thrown.status === 400 || thrown.status === 422);
    if (!isRefused || Object.values(search).every((value) => value === undefined)) throw thrown;
    return send(directorySearch());
  }
}
