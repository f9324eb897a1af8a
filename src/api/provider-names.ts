import * as z from 'zod/mini';
import { resourcesOf } from './fhir-bundle.ts';

const organization = z.object({
  resourceType: z.literal('Organization'),
  id: z.string(),
  name: z.optional(z.string()),
});

const practitioner = z.object({
  resourceType: z.literal('Practitioner'),
  id: z.string(),
  name: z.optional(
    z.array(
      z.object({
        text: z.optional(z.string()),
        given: z.optional(z.array(z.string())),
        family: z.optional(z.string()),
      }),
    ),
  ),
});

/** The name behind a reference; null for one that leads to nothing that was sent along. */
export type ProviderNames = (reference: string | null) => string | null;

type Bundle = Parameters<typeof resourcesOf>[0];

/** Who is named by what a search sent along with its claims. */
export function namesOfProviders(bundle: Bundle): ProviderNames {
  const names = new Map<string, string>();
  const keep = (type: string, id: string, name: string | null) => {
    if (name) names.set(`${type}/${id}`, name);
  };
  for (const { id, name } of resourcesOf(bundle, organization, 'BP-NFA-100')) {
    keep('Organization', id, name ?? null);
  }
  for (const { id, name } of resourcesOf(bundle, practitioner, 'BP-NFA-100')) {
    keep('Practitioner', id, practitionerName(name?.[0]));
  }
  // A reference may be a whole address.
  return (reference) => names.get(reference?.split('/').slice(-2).join('/') ?? '') ?? null;
}

type HumanName = NonNullable<z.infer<typeof practitioner>['name']>[number];

function practitionerName(name: HumanName | undefined): string | null {
  if (name?.text) return name.text;
  const parts = [...(name?.given ?? []), name?.family].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : null;
}
