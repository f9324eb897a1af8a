import { useRouteContext } from '@tanstack/react-router';
import type { Selection } from '#src/domain/plan/rights.ts';
import { useSelection } from '#src/portal/portal-context.ts';

/**
 * Returns the plan that a screen works in, with its rights: below a plan's prefix the one that its route was opened
 * with, elsewhere the selected one. Only for what is never shown without a plan. The same object until another plan or
 * other rights are selected, however often the address changes.
 */
export function usePlan(): Selection {
  const selected = useSelection();
  const selection =
    useRouteContext({ strict: false, select: (context) => context.selection }) ?? selected;
  if (selection === null) throw new Error('usePlan needs a selected plan');
  return selection;
}
