import type { Bundle } from '@medplum/fhirtypes';

/** A file to save. */
interface SentFile {
  text: string;
  type: string;
}

/**
 * Resources as one file of FHIR: just as the service sent them, each once.
 * @param at when the file is made
 */
export function recordBundle(resources: readonly unknown[], at: Date): SentFile {
  const kind: Pick<Bundle, 'resourceType' | 'type' | 'timestamp'> = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
  };
  const entry = [...new Set(resources)].map((resource) => ({ resource }));
  const bundle = { ...kind, ...(entry.length === 0 ? {} : { entry }) };
  return { text: JSON.stringify(bundle, null, 2), type: 'application/fhir+json' };
}
