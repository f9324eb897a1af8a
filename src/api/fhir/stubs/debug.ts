/**
 * Replaces debug in the bundle. fhir-kit-client logs addresses, headers and answers with it when a key in the browser's
 * storage enables it. The portal must not log any of these.
 */
export default function createDebug() {
  return Object.assign(() => {}, { enabled: false });
}
