import { queryOptions } from '@tanstack/react-query';
import { providersOf, type CareEntry, type CareProvider } from '#src/domain/care/provider.ts';
import { limits } from '#src/domain/limits.ts';
import { directorySearch, type DirectorySearch } from '../calls/directory-search.ts';
import { ApiFailure } from '../failure.ts';
import type { DirectoryPage } from '../fhir/directory/entry.ts';
import { keyOf, type Reader } from '../queries.ts';
import { newTrail, stepAfter } from '../page-trail.ts';

/** What a search of the provider directory brought. */
export interface DirectoryAnswer {
  entries: readonly CareEntry[];
  /** The directory has more than was read, or says that something is missing. */
  isIncomplete: boolean;
}

/**
 * The entries that a directory has for a search, all of its pages. A service may take less into account than
 * it is asked; whoever shows the answer looks through it again (domain/care/find-providers.ts).
 * @throws {ApiFailure} BP-NFA-100
 */
export function directoryQuery({ clients }: Pick<Reader, 'clients'>, search: DirectorySearch) {
  const read = () => searchByName(clients, search);
  return queryOptions({
    queryKey: [...keyOf({ ...directorySearch(), params: {} }), search],
    structuralSharing: false,
    queryFn: read,
  });
}

/**
 * Everything a directory has of whom an entry is of: a person's other entries too. Null when it has no such entry.
 * @throws {ApiFailure} BP-NFA-100
 */
export function careProviderQuery({ clients }: Pick<Reader, 'clients'>, roleId: string) {
  const read = () => readProvider(clients, roleId);
  return queryOptions({
    queryKey: [...keyOf({ ...directorySearch(), params: {} }), { roleId }],
    structuralSharing: false,
    queryFn: read,
  });
}

async function readProvider(
  clients: Reader['clients'],
  roleId: string,
): Promise<CareProvider | null> {
  const { entries } = await searchDirectory(clients, { roleId });
  const entry = entries.find((one) => one.roleId === roleId);
  if (entry === undefined) return null;
  const practitionerId = entry.person?.id ?? null;
  const others =
    practitionerId === null
      ? []
      : (await searchDirectory(clients, { practitionerId })).entries.filter(
          ({ person }) => person?.id === practitionerId,
        );
  const [provider] = providersOf([entry, ...others]);
  if (provider === undefined) throw new ApiFailure('BP-NFA-100', 'unreadable');
  return provider;
}

/** Whoever types a name may mean a person or a place: both are asked. */
async function searchByName(
  clients: Reader['clients'],
  { name, ...search }: DirectorySearch,
): Promise<DirectoryAnswer> {
  if (name === undefined) return searchDirectory(clients, search);
  const [people, places] = await Promise.all([
    searchDirectory(clients, { ...search, name }),
    searchDirectory(clients, { ...search, organizationName: name }),
  ]);
  const known = new Set(people.entries.map(({ roleId }) => roleId));
  return {
    entries: [...people.entries, ...places.entries.filter(({ roleId }) => !known.has(roleId))],
    isIncomplete: people.isIncomplete || places.isIncomplete,
  };
}

async function searchDirectory(
  clients: Reader['clients'],
  search: DirectorySearch,
): Promise<DirectoryAnswer> {
  const entries: CareEntry[] = [];
  const known = new Set<string>();
  const trail = newTrail();
  let page: DirectoryPage | null = await firstPage(clients, search);
  let isIncomplete = false;
  while (page !== null) {
    for (const entry of page.entries) {
      if (known.has(entry.roleId)) continue;
      known.add(entry.roleId);
      entries.push(entry);
    }
    const step = stepAfter(page, trail, limits.directoryPages);
    isIncomplete ||= page.hasWarning || step === 'broken-off';
    page =
      step === 'follow' && page.next !== null
        ? await clients.healthRecords.moreOfDirectory(page.next)
        : null;
  }
  return { entries, isIncomplete };
}

/** A service that refuses what it is asked to narrow by is asked for everything, within the same bounds. */
async function firstPage(
  { send }: Reader['clients'],
  search: DirectorySearch,
): Promise<DirectoryPage> {
  try {
    return await send(directorySearch(search));
  } catch (thrown) {
    const isRefused =
      thrown instanceof ApiFailure && (thrown.status === 400 || thrown.status === 422);
    if (!isRefused || Object.values(search).every((one) => one === undefined)) throw thrown;
    return send(directorySearch());
  }
}
