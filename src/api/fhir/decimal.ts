/**
 * A FHIR decimal in whole cents. Goes through text, since 1.005 × 100 is not 100.5 in floating point.
 * Null for what is no amount.
 */
export function centsOfDecimal(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  return Number(value.toFixed(2).replace('.', ''));
}
