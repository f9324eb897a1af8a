import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Rights } from '#src/domain/plan/rights.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';

/** The plan of a screen, and the member's rights in it. */
export interface PlanOfScreen extends Selection {
  rights: Rights;
}

/**
 * Returns the plan and its rights, on the screens below a plan's prefix only, where the guard has made sure that there
 * is one. The same object until another plan or other rights are selected, however often the address changes.
 */
export function usePlan(): PlanOfScreen {
  const selection = useRouteContext({
    from: '/_member/{-$contractType}',
    select: (context): Selection => context.selection,
  });
  return useMemo(() => ({ ...selection, rights: selection.access.rights }), [selection]);
}
