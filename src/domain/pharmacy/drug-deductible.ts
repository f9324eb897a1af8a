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
      (accumulator) =>
        accumulator.type === 'deductible' &&
        accumulator.category === 'pharmacy' &&
        accumulator.network === 'in' &&
        accumulator.scope === 'individual' &&
        accumulator.unit === 'cents' &&
        accumulator.allowed !== undefined &&
        (accumulator.memberId === undefined || accumulator.memberId === memberId),
    ) ?? null
  );
}

/** Whether a limit of this type counts prescription drugs separately from other care. */
export const countsDrugsApart = (
  accumulators: readonly Accumulator[],
  type: Accumulator['type'],
): boolean =>
  accumulators.some(
    (accumulator) =>
      accumulator.category === 'pharmacy' &&
      accumulator.type === type &&
      accumulator.allowed !== undefined,
  );
