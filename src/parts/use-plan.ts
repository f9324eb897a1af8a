import { useRouteContext } from '@tanstack/react-router';
import type { Rights } from '#src/domain/rights.ts';
import type { Selection } from '#src/portal/plan-store.ts';

/** The plan a screen is shown for, and what it lets the member do. */
export interface PlanOfScreen extends Selection {
  rights: Rights;
}

/** Of the screens below a plan's prefix only, where the guard has seen to it that there is one. */
export const usePlan = (): PlanOfScreen =>
  useRouteContext({
    from: '/_member/{-$contractType}',
    select: ({ selected }): PlanOfScreen => selected,
  });
