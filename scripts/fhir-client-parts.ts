import type { Plugin } from 'vite';
import { fileURLToPath } from 'node:url';

const stub = fileURLToPath(new URL('../src/api/fhir/stubs/parts-not-used.ts', import.meta.url));

/**
 * Leaves out of the bundle what fhir-kit-client's client brings along and the portal never calls: references
 * that are resolved by calls to foreign hosts, and sign-in by a server's own metadata.
 */
export function withoutUnusedFhirParts(): Plugin {
  return {
    name: 'fhir-client-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(reference-resolver|smart)\.js$/ },
      handler: (_, importer) => (importer?.includes('/fhir-kit-client/') ? stub : null),
    },
  };
}
