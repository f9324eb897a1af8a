import { useEffect } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * For screens that wait for no plan. After a reload the one this tab works in comes along: its menu leads
 * back to it.
 */
export function usePlanForMenu(): void {
  const { plans } = usePortal();
  useEffect(() => {
    if (plans.current() !== null || plans.remembered() === null) return;
    // Without its rights there is no menu, as for a user who has chosen no plan.
    plans.load().catch(() => {});
  }, [plans]);
}
