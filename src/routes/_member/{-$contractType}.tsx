import { createFileRoute, redirect } from '@tanstack/react-router';
import { PlanScreens } from '#src/shell/frame/plan-screens.tsx';

/** The parent of all screens that depend on the plan; its path is the plan's type. */
export const Route = createFileRoute('/_member/{-$contractType}')({
  staticData: { title: null, access: null },
  beforeLoad: ({ context: { portal } }) => {
    const selection = portal.plans.current();
    // The guard has already redirected members without a plan.
    if (selection === null) throw redirect({ to: '/select-plan', replace: true });
    return { selection };
  },
  component: PlanScreens,
});
