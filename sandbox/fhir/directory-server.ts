import { badRequest, matchesSearchRequest, parseSearchRequest } from '@medplum/core';
import type { Bundle, BundleEntry, OperationOutcome, Resource } from '@medplum/fhirtypes';
import type { DirectoryResource } from './directory.ts';

/** The provider directory, the same for everybody. */
export type DirectoryServer = {
  holds(type: string): boolean;
  read(type: string, id: string): Resource | undefined;
  /** A searchset in the order of the directory; an outcome for a search that nobody understands. */
  search(type: string, parameters: URLSearchParams): Bundle | OperationOutcome;
};

const defaultPageSize = 20;

const types = ['PractitionerRole', 'Practitioner', 'Location', 'Organization'] as const;

const typeNamed = (name: string) => types.find((type) => type === name);

/** @param resources read when they are first asked for */
export function createDirectoryServer(
  resources: () => readonly DirectoryResource[],
): DirectoryServer {
  let held: ReadonlyMap<string, DirectoryResource> | undefined;
  const byName = (): ReadonlyMap<string, DirectoryResource> =>
    (held ??= new Map(resources().map((one) => [`${one.resourceType}/${one.id}`, one])));
  const behind = (reference: string | undefined): DirectoryResource | undefined =>
    byName().get(reference ?? '');

  return {
    holds: (type) => typeNamed(type) !== undefined,
    read: (type, id) => byName().get(`${type}/${id}`),
    search: (type, parameters) => {
      const ofType = typeNamed(type);
      if (ofType === undefined) return badRequest('There is no such list.');
      const rest = new URLSearchParams(parameters);
      const tests: ((one: DirectoryResource) => boolean)[] = [];
      for (const [name, value] of parameters) {
        const test = ownTest(name, value, behind);
        if (test === undefined) continue;
        rest.delete(name);
        tests.push(test);
      }
      const includes = parameters.getAll('_include').map((one) => one.split(':')[1] ?? '');
      rest.delete('_include');
      const query = Object.fromEntries(
        [...new Set(rest.keys())].map((name) => [name, rest.getAll(name)]),
      );
      let found: DirectoryResource[];
      let page: { offset: number; count: number };
      try {
        const request = parseSearchRequest<DirectoryResource>(ofType, query);
        page = { offset: request.offset ?? 0, count: request.count ?? defaultPageSize };
        found = [...byName().values()].filter(
          (one) =>
            one.resourceType === ofType &&
            tests.every((test) => test(one)) &&
            matchesSearchRequest(one, request),
        );
      } catch {
        return badRequest('The search is not understood.');
      }
      const shown = found.slice(page.offset, page.offset + page.count);
      return {
        resourceType: 'Bundle',
        type: 'searchset',
        total: found.length,
        entry: [
          ...shown.map((resource): BundleEntry => ({ search: { mode: 'match' }, resource })),
          ...includedBy(shown, includes, behind).map((resource): BundleEntry => ({
            search: { mode: 'include' },
            resource,
          })),
        ],
      };
    },
  };
}

type Behind = (reference: string | undefined) => DirectoryResource | undefined;

/** What the FHIR library does not search by: what stands behind references, words of a concept, networks. */
function ownTest(
  name: string,
  value: string,
  behind: Behind,
): ((one: DirectoryResource) => boolean) | undefined {
  const oneOf = value.split(',').map((text) => text.toLowerCase());
  switch (name) {
    case 'specialty:text':
      return (one) =>
        one.resourceType === 'PractitionerRole' &&
        (one.specialty ?? []).some(({ text = '' }) =>
          oneOf.some((word) => text.toLowerCase().includes(word)),
        );
    case 'location.address-postalcode':
      return (one) =>
        one.resourceType === 'PractitionerRole' &&
        (one.location ?? []).some(({ reference }) => {
          const place = behind(reference);
          if (place?.resourceType !== 'Location') return false;
          return oneOf.some((zip) => place.address?.postalCode?.startsWith(zip));
        });
    case 'practitioner.name':
      return (one) => {
        if (one.resourceType !== 'PractitionerRole') return false;
        const person = behind(one.practitioner?.reference);
        if (person?.resourceType !== 'Practitioner') return false;
        return (person.name ?? []).some(({ family = '', given = [] }) =>
          [family, ...given].some((part) =>
            oneOf.some((word) => folded(part).startsWith(folded(word))),
          ),
        );
      };
    case 'organization.name':
      return (one) => {
        if (one.resourceType !== 'PractitionerRole') return false;
        const practice = behind(one.organization?.reference);
        if (practice?.resourceType !== 'Organization') return false;
        return (practice.name ?? '')
          .split(' ')
          .some((part) => oneOf.some((word) => folded(part).startsWith(folded(word))));
      };
    case 'near':
      return (one) => one.resourceType === 'Location' && isNear(one.position, value);
    case 'network':
      return (one) =>
        one.resourceType === 'PractitionerRole' &&
        (one.extension ?? []).some(
          ({ valueReference }) =>
            valueReference?.reference?.split('/').at(-1)?.toLowerCase() === value.toLowerCase(),
        );
    default:
      return undefined;
  }
}

/** @param value `latitude|longitude|distance|unit`; miles unless the unit says kilometers */
function isNear(
  position: { latitude?: number; longitude?: number } | undefined,
  value: string,
): boolean {
  const [latitude, longitude, distance, unit] = value.split('|');
  if (position?.latitude === undefined || position.longitude === undefined) return false;
  const kilometers = Number(distance ?? 25) * (unit === 'km' ? 1 : 1.609);
  const north = (position.latitude - Number(latitude)) * 111.2;
  const east = (position.longitude - Number(longitude)) * 111.2 * 0.82;
  return Math.hypot(north, east) <= kilometers;
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Each once, whoever refers to it. */
function includedBy(
  shown: readonly DirectoryResource[],
  includes: readonly string[],
  behind: Behind,
): DirectoryResource[] {
  const found = new Set<DirectoryResource>();
  for (const one of shown) {
    if (one.resourceType !== 'PractitionerRole') continue;
    const referred: Readonly<Record<string, readonly (string | undefined)[]>> = {
      practitioner: [one.practitioner?.reference],
      organization: [one.organization?.reference],
      location: (one.location ?? []).map(({ reference }) => reference),
    };
    for (const name of includes) {
      for (const reference of referred[name] ?? []) {
        const resource = behind(reference);
        if (resource !== undefined) found.add(resource);
      }
    }
  }
  return [...found];
}
