import type { Accumulator } from '#src/domain/spending/accumulators.ts';

/**
 * Returns the deductible of a member's drugs in network: that of the pharmacy benefit, and only of the individual.
 * Null where the plan has none for drugs; whether the medical one counts for them cannot be known.
 */
export function drugDeductibleOf(
  accumulators: readonly Accumulator[],
  memberId: string,
): Accumulator | null {
  return (
    accumulators.find(
      (one) =>
        one.type === 'deductible' &&
        one.category === 'pharmacy' &&
        one.network === 'in' &&
        one.scope === 'individual' &&
        one.unit === 'cents' &&
        one.allowed !== undefined &&
        (one.memberId === undefined || one.memberId === memberId),
    ) ?? null
  );
}

/** Whether prescription drugs count toward a limit of this type of their own, apart from the rest of the care. */
export const countsDrugsApart = (
  accumulators: readonly Accumulator[],
  type: Accumulator['type'],
): boolean =>
  accumulators.some(
    (one) => one.category === 'pharmacy' && one.type === type && one.allowed !== undefined,
  );
