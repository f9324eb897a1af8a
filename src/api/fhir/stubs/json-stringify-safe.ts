/** Replaces json-stringify-safe in the bundle, which fhir-kit-client uses only for its debug log. */
export default function stringify(): string {
  return '';
}
