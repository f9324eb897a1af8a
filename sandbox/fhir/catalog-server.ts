import { lookUp } from '#src/domain/data/look-up.ts';
import './search-parameters.ts';
import { badRequest, matchesSearchRequest, parseSearchRequest } from '@medplum/core';
import type { Bundle, BundleEntry, OperationOutcome, Resource } from '@medplum/fhirtypes';

/** A server of few resources: a directory, drug lists, the members that a user may see. */
export type CatalogServer = {
  holds(type: string): boolean;
  read(type: string, id: string): Resource | undefined;
  /** A searchset in the order of the catalog; an outcome for an invalid search. */
  search(type: string, parameters: URLSearchParams): Bundle | OperationOutcome;
};

/** The resource that a reference leads to. */
export type Behind<Held> = (reference: string | undefined) => Held | undefined;

/** The resources of a catalog, and its searches beyond the FHIR library. */
export type Catalog<Held extends Resource> = {
  types: readonly Held['resourceType'][];
  /** Read on the first request. */
  resources: () => readonly Held[];
  /** A search parameter that the library does not know; undefined for all others. */
  testFor: (
    name: string,
    value: string,
    behind: Behind<Held>,
  ) => ((resource: Held) => boolean) | undefined;
  referredBy: ReferredBy<Held>;
};

/** Returns the references of a resource, by the name that `_include` uses for each. */
export type ReferredBy<Held> = (
  resource: Held,
) => Readonly<Record<string, readonly (string | undefined)[]>>;

const defaultPageSize = 20;

export function createCatalogServer<Held extends Resource>(catalog: Catalog<Held>): CatalogServer {
  let held: ReadonlyMap<string, Held> | undefined;
  const byName = (): ReadonlyMap<string, Held> =>
    (held ??= new Map(
      catalog.resources().map((resource) => [`${resource.resourceType}/${resource.id}`, resource]),
    ));
  const behind: Behind<Held> = (reference) => byName().get(reference ?? '');
  const typeNamed = (name: string) => catalog.types.find((type) => type === name);

  return {
    holds: (type) => typeNamed(type) !== undefined,
    read: (type, id) => byName().get(`${type}/${id}`),
    search: (type, parameters) => {
      const ofType = typeNamed(type);
      if (ofType === undefined) return badRequest('There is no such list.');
      const rest = new URLSearchParams(parameters);
      const tests: ((resource: Held) => boolean)[] = [];
      for (const [name, value] of parameters) {
        const test = catalog.testFor(name, value, behind);
        if (test === undefined) continue;
        rest.delete(name);
        tests.push(test);
      }
      let matches: Held[];
      let page: { offset: number; count: number };
      try {
        const request = parseSearchRequest<Held>(ofType, searchQuery(rest));
        page = { offset: request.offset ?? 0, count: request.count ?? defaultPageSize };
        matches = [...byName().values()].filter(
          (resource) =>
            resource.resourceType === ofType &&
            tests.every((test) => test(resource)) &&
            matchesSearchRequest(resource, request),
        );
      } catch {
        return badRequest('The search is not understood.');
      }
      const shown = matches.slice(page.offset, page.offset + page.count);
      return {
        resourceType: 'Bundle',
        type: 'searchset',
        total: matches.length,
        entry: [
          ...shown.map((resource): BundleEntry => ({ search: { mode: 'match' }, resource })),
          ...includedBy(shown, parameters, behind, catalog.referredBy),
        ],
      };
    },
  };
}

/** Returns the parameters as the FHIR library takes them, without `_include`. */
export const searchQuery = (parameters: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(parameters.keys())]
      .filter((name) => name !== '_include')
      .map((name) => [name, parameters.getAll(name)]),
  );

/** Returns an entry for each resource that `_include` names, once, even when several refer to it. */
export function includedBy<Held>(
  shown: readonly Held[],
  parameters: URLSearchParams,
  behind: Behind<Resource>,
  referredBy: ReferredBy<Held>,
): BundleEntry[] {
  const includes = parameters.getAll('_include').map((include) => include.split(':')[1] ?? '');
  const included = new Set<Resource>();
  for (const match of shown) {
    const referred = referredBy(match);
    for (const name of includes) {
      for (const reference of lookUp(referred, name) ?? []) {
        const resource = behind(reference);
        if (resource !== undefined) included.add(resource);
      }
    }
  }
  return [...included].map((resource) => ({ search: { mode: 'include' }, resource }));
}
