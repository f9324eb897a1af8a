import { createCatalogServer, type Behind, type CatalogServer } from './catalog-server.ts';
import type { FormularyResource } from './formulary.ts';

/**
 * Creates the server of plans with their drug lists, the same for all users.
 *
 * @param resources read on the first request
 */
export const createFormularyServer = (
  resources: () => readonly FormularyResource[],
): CatalogServer =>
  createCatalogServer<FormularyResource>({
    types: ['InsurancePlan', 'MedicationKnowledge', 'Basic'],
    resources,
    testFor: ownTest,
    referredBy: (resource) =>
      resource.resourceType === 'Basic' ? { subject: [resource.subject?.reference] } : {},
  });

const chained = 'subject:MedicationKnowledge.drug-name';

/** Returns the test for a parameter that the guide adds to FHIR's searches. */
function ownTest(
  name: string,
  value: string,
  behind: Behind<FormularyResource>,
): ((resource: FormularyResource) => boolean) | undefined {
  const searchedValues = value.split(',');
  const ids = searchedValues.map((reference) => reference.slice(reference.lastIndexOf('/') + 1));
  const begins = (text: string) =>
    searchedValues.some((part) => folded(text).startsWith(folded(part)));
  const contains = (text: string) =>
    searchedValues.some((part) => folded(text).includes(folded(part)));
  switch (name) {
    case 'drug-name':
      return (resource) => namesOf(resource).some(begins);
    case chained:
      return (resource) => namesOf(subjectOf(resource, behind)).some(begins);
    case `${chained}:contains`:
      return (resource) => namesOf(subjectOf(resource, behind)).some(contains);
    case 'subject':
      return (resource) =>
        resource.resourceType === 'Basic' &&
        ids.includes(resource.subject?.reference?.split('/')[1] ?? '');
    case 'formulary':
      return (resource) => resource.resourceType === 'Basic' && ids.includes(listOf(resource));
    case 'doseform':
      return (resource) =>
        resource.resourceType === 'MedicationKnowledge' && contains(resource.doseForm?.text ?? '');
    case 'type':
      return (resource) =>
        resource.resourceType === 'InsurancePlan' &&
        (resource.type ?? []).some(({ coding = [] }) =>
          coding.some(({ code = '' }) => value === code || value.endsWith(`|${code}`)),
        );
    default:
      return undefined;
  }
}

const subjectOf = (
  resource: FormularyResource,
  behind: Behind<FormularyResource>,
): FormularyResource | undefined =>
  resource.resourceType === 'Basic' ? behind(resource.subject?.reference) : undefined;

const namesOf = (resource: FormularyResource | undefined): string[] =>
  resource?.resourceType === 'MedicationKnowledge'
    ? [
        ...(resource.code?.coding ?? []).flatMap(({ display }) => display ?? []),
        ...(resource.synonym ?? []),
      ]
    : [];

const listOf = (basic: Extract<FormularyResource, { resourceType: 'Basic' }>): string =>
  (basic.extension ?? [])
    .find(({ url }) => url.endsWith('usdf-FormularyReference-extension'))
    ?.valueReference?.reference?.split('/')[1] ?? '';

const folded = (text: string): string => text.toLowerCase().trim();
