import { memberName } from '#src/domain/people/member-name.ts';
import { mayActFor } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { usePlan } from './use-plan.ts';

/** Returns the first name of the adult who alone can ask and appeal for themselves; null where the user can for them. */
export function useActingAdultName({ memberId }: { memberId: string | null }): string | null {
  const selection = usePlan();
  return mayActFor(selection, memberId, usePortal().now()) ? null : memberName(selection, memberId);
}
