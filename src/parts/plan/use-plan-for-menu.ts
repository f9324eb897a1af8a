import { useEffect } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';

/** Loads the plan of this tab for screens that need no plan, so that after a reload the menu leads back to it. */
export function usePlanForMenu(): void {
  const { plans } = usePortal();
  useEffect(() => {
    if (plans.current() !== null || plans.remembered() === null) return;
    // On failure, there is no menu, as for a user without a selected plan.
    plans.load().catch(() => {});
  }, [plans]);
}
