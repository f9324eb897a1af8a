import type { Bundle } from 'fhir/r4';

/**
 * Resources as one file of FHIR: just as the service sent them, each once.
 * @param at when the file is made
 */
export function recordBundle(resources: readonly unknown[], at: Date): string {
  const kind: Pick<Bundle, 'resourceType' | 'type' | 'timestamp'> = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
  };
  const entry = [...new Set(resources)].map((resource) => ({ resource }));
  return JSON.stringify({ ...kind, ...(entry.length === 0 ? {} : { entry }) }, null, 2);
}
