import type { Organization, Practitioner, PractitionerRole } from '@medplum/fhirtypes';
import type { SearchPage } from './bundle.ts';
import { reference, wordsIn, type ReferenceRead } from './concepts.ts';
import type { HeldResource } from './any-resource.ts';
import { humanName, currentName, nameFromParts } from './human-name.ts';
import { list, resource, text } from './lenient.ts';

const readOrganization = resource<Organization>('Organization')({ id: text, name: text });

const readPractitioner = resource<Practitioner>('Practitioner')({
  id: text,
  name: list(humanName),
});

const readRole = resource<PractitionerRole>('PractitionerRole')({
  id: text,
  practitioner: reference,
  organization: reference,
});

/** The reader of each type of provider, which returns its id and its name. */
const readers = {
  Organization: (value: unknown) => {
    const read = readOrganization(value);
    return { id: read?.id, name: wordsIn(read?.name) };
  },
  Practitioner: (value: unknown) => {
    const read = readPractitioner(value);
    return {
      id: read?.id,
      name: currentName(
        read?.name,
        (providerName) => wordsIn(providerName.text) ?? nameFromParts(providerName),
      ),
    };
  },
};

type ProviderType = keyof typeof readers;
const providerTypes = ['Organization', 'Practitioner'] as const satisfies ProviderType[];

/** The name behind a reference; null for one that leads to nothing that was sent along. */
export type ProviderNames = (reference: string | null) => string | null;

/** Returns the names of the providers that a search sent along with its claims. */
export function namesOfProviders(page: Pick<SearchPage, 'of'>): ProviderNames {
  const names = new Map<string, string>();
  for (const type of providerTypes) {
    for (const value of page.of(type)) {
      const { id, name } = readers[type](value);
      if (id !== undefined && name) names.set(`${type}/${id}`, name);
    }
  }
  // A reference may be a whole address.
  return (reference) => names.get(reference?.split('/').slice(-2).join('/') ?? '') ?? null;
}

/** Returns the provider's name in a resource of that type; null without a name. */
export const nameOfProvider = (type: ProviderType, value: unknown): string | null =>
  readers[type](value).name;

/**
 * Returns the name of a resource held under a reference like `#1`: an organization, a person, or a role, which has the
 * name of the person, else of the organization. Null when nothing names it.
 */
export function nameHeld(
  held: readonly HeldResource[],
  localReference: string | null,
): string | null {
  if (localReference === null || !localReference.startsWith('#')) return null;
  for (const heldResource of held) {
    const role = readRole(heldResource);
    if (role !== null && `#${role.id}` === localReference) {
      return nameOfEnd(held, role.practitioner) ?? nameOfEnd(held, role.organization);
    }
    for (const type of providerTypes) {
      const { id, name } = readers[type](heldResource);
      if (`#${id}` === localReference) return name;
    }
  }
  return null;
}

/** Returns the name at the end of a role's reference: a person or an organization, never another role. */
const nameOfEnd = (held: readonly HeldResource[], end: ReferenceRead): string | null =>
  wordsIn(end?.display) ??
  nameHeld(
    held.filter(({ resourceType }) => resourceType !== 'PractitionerRole'),
    end?.reference ?? null,
  );

/** Returns the type and id of a provider that a reference leads to; null for anything else. */
export function providerBehind(
  reference: string | null,
): { type: ProviderType; id: string } | null {
  const [name = '', id = ''] = reference?.split('/').slice(-2) ?? [];
  const type = providerTypes.find((providerType) => providerType === name);
  return type === undefined || id === '' ? null : { type, id };
}
