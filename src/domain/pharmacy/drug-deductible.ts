import type { Accumulator } from '#src/domain/spending/accumulators.ts';

/**
 * Returns the member's individual deductible of the pharmacy benefit in network. Returns null where the plan has no
 * deductible for drugs; whether the medical one counts for them is unknown.
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

/** Whether a limit of this type counts prescription drugs separately from other care. */
export const countsDrugsApart = (
  accumulators: readonly Accumulator[],
  type: Accumulator['type'],
): boolean =>
  accumulators.some(
    (one) => one.category === 'pharmacy' && one.type === type && one.allowed !== undefined,
  );
