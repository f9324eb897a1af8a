import { createCatalogServer, type Behind, type CatalogServer } from './catalog-server.ts';
import type { DirectoryResource } from './directory.ts';

/**
 * Creates the server of the provider directory, the same for all users.
 *
 * @param resources read on the first request
 */
export const createDirectoryServer = (
  resources: () => readonly DirectoryResource[],
): CatalogServer =>
  createCatalogServer<DirectoryResource>({
    types: [
      'PractitionerRole',
      'Practitioner',
      'Location',
      'Organization',
      'OrganizationAffiliation',
    ],
    resources,
    testFor: ownTest,
    referredBy,
  });

/** Returns the references of a directory entry; other resources have no references. */
function referredBy(
  resource: DirectoryResource,
): Readonly<Record<string, readonly (string | undefined)[]>> {
  if (resource.resourceType !== 'PractitionerRole') return {};
  return {
    practitioner: [resource.practitioner?.reference],
    organization: [resource.organization?.reference],
    location: (resource.location ?? []).map(({ reference }) => reference),
  };
}

/**
 * Returns the test for a parameter beyond the FHIR library: chained references, words of a concept, networks; undefined
 * for any other.
 */
function ownTest(
  name: string,
  value: string,
  behind: Behind<DirectoryResource>,
): ((resource: DirectoryResource) => boolean) | undefined {
  const oneOf = value.split(/(?<!\\),/).map((text) => text.replaceAll('\\,', ',').toLowerCase());
  switch (name) {
    case 'specialty:text':
      return (resource) =>
        resource.resourceType === 'PractitionerRole' &&
        (resource.specialty ?? []).some(({ text = '' }) =>
          oneOf.some((word) => text.toLowerCase().includes(word)),
        );
    case 'location.address-postalcode':
      return (resource) =>
        resource.resourceType === 'PractitionerRole' &&
        (resource.location ?? []).some(({ reference }) => {
          const location = behind(reference);
          if (location?.resourceType !== 'Location') return false;
          return oneOf.some((zip) => location.address?.postalCode?.startsWith(zip));
        });
    case 'practitioner.name':
      return (resource) => {
        if (resource.resourceType !== 'PractitionerRole') return false;
        const person = behind(resource.practitioner?.reference);
        if (person?.resourceType !== 'Practitioner') return false;
        return (person.name ?? []).some(({ family = '', given = [] }) =>
          [family, ...given].some((part) =>
            oneOf.some((word) => folded(part).startsWith(folded(word))),
          ),
        );
      };
    case 'organization.name':
      return (resource) => {
        if (resource.resourceType !== 'PractitionerRole') return false;
        const practice = behind(resource.organization?.reference);
        if (practice?.resourceType !== 'Organization') return false;
        return (practice.name ?? '')
          .split(' ')
          .some((part) => oneOf.some((word) => folded(part).startsWith(folded(word))));
      };
    case 'participating-organization':
      return (resource) => {
        if (resource.resourceType !== 'OrganizationAffiliation') return false;
        const id = resource.participatingOrganization?.reference?.split('/').at(-1);
        return oneOf.some((reference) => reference.split('/').at(-1) === id?.toLowerCase());
      };
    case 'near':
      return (resource) => resource.resourceType === 'Location' && isNear(resource.position, value);
    case 'network':
      return (resource) =>
        resource.resourceType === 'PractitionerRole' &&
        (resource.extension ?? []).some(
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
