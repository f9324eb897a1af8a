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
    referredBy: (one) =>
      one.resourceType === 'Basic' ? { subject: [one.subject?.reference] } : {},
  });

const chained = 'subject:MedicationKnowledge.drug-name';

/** Returns the test for a parameter that the guide adds to FHIR's searches. */
function ownTest(
  name: string,
  value: string,
  behind: Behind<FormularyResource>,
): ((one: FormularyResource) => boolean) | undefined {
  const asked = value.split(',');
  const ids = asked.map((one) => one.slice(one.lastIndexOf('/') + 1));
  const begins = (text: string) => asked.some((part) => folded(text).startsWith(folded(part)));
  const contains = (text: string) => asked.some((part) => folded(text).includes(folded(part)));
  switch (name) {
    case 'drug-name':
      return (one) => namesOf(one).some(begins);
    case chained:
      return (one) => namesOf(subjectOf(one, behind)).some(begins);
    case `${chained}:contains`:
      return (one) => namesOf(subjectOf(one, behind)).some(contains);
    case 'subject':
      return (one) =>
        one.resourceType === 'Basic' && ids.includes(one.subject?.reference?.split('/')[1] ?? '');
    case 'formulary':
      return (one) => one.resourceType === 'Basic' && ids.includes(listOf(one));
    case 'doseform':
      return (one) =>
        one.resourceType === 'MedicationKnowledge' && contains(one.doseForm?.text ?? '');
    case 'type':
      return (one) =>
        one.resourceType === 'InsurancePlan' &&
        (one.type ?? []).some(({ coding = [] }) =>
          coding.some(({ code = '' }) => value === code || value.endsWith(`|${code}`)),
        );
    default:
      return undefined;
  }
}

const subjectOf = (
  one: FormularyResource,
  behind: Behind<FormularyResource>,
): FormularyResource | undefined =>
  one.resourceType === 'Basic' ? behind(one.subject?.reference) : undefined;

const namesOf = (one: FormularyResource | undefined): string[] =>
  one?.resourceType === 'MedicationKnowledge'
    ? [...(one.code?.coding ?? []).flatMap(({ display }) => display ?? []), ...(one.synonym ?? [])]
    : [];

const listOf = (one: Extract<FormularyResource, { resourceType: 'Basic' }>): string =>
  (one.extension ?? [])
    .find(({ url }) => url.endsWith('usdf-FormularyReference-extension'))
    ?.valueReference?.reference?.split('/')[1] ?? '';

const folded = (text: string): string => text.toLowerCase().trim();
