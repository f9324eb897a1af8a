import { Outlet } from '@tanstack/react-router';
import { useSelection } from '#src/portal/portal-context.ts';

/** The screens of a plan, until the session that has it ends: nothing of the member is shown after that. */
export function PlanScreens() {
  return useSelection() && <Outlet />;
}
