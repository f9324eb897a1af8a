/** A billion dollars, in cents. No claim is about more, and sums of that size are still exact. */
const mostCents = 100_000_000_000;

/**
 * Returns a FHIR decimal in whole cents. Uses its text if the number times 100 is not whole, because 1.005 × 100 is not
 * 100.5 in floating point. Returns null for an invalid amount, or one too large for a claim.
 */
export function centsOfDecimal(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  const exact = value * 100;
  const cents = Number.isInteger(exact) ? exact : Number(value.toFixed(2).replace('.', ''));
  if (Math.abs(cents) > mostCents) return null;
  // Less than half a cent below nothing is not written with a minus.
  return cents === 0 ? 0 : cents;
}
