import { isResource, OperationOutcomeError, validateResource } from '@medplum/core';
import type { Bundle, Resource } from '@medplum/fhirtypes';
import { Fhir } from 'fhir/fhir.js';

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
