/** Stands in the bundle for json-stringify-safe, which fhir-kit-client uses for what it writes to debug. */
export default function stringify(): string {
  return '';
}
