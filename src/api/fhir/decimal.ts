/** A billion dollars, in cents. No claim is about more, and sums of that size are still exact. */
const mostCents = 100_000_000_000;

/**
 * Returns a FHIR decimal in whole cents. A number that times 100 is not whole goes through text: 1.005 × 100 is not
 * 100.5 in floating point. Null for what is no amount, or more than any claim can be about.
 */
export function centsOfDecimal(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  const exact = value * 100;
  const cents = Number.isInteger(exact) ? exact : Number(value.toFixed(2).replace('.', ''));
  if (Math.abs(cents) > mostCents) return null;
  // Less than half a cent below nothing is not written with a minus.
  return cents === 0 ? 0 : cents;
}
