import { createFileRoute, redirect } from '@tanstack/react-router';
import { PlanScreens } from '#src/shell/frame/plan-screens.tsx';

/** Every screen that depends on the plan: below it the plan is there, by its type. */
export const Route = createFileRoute('/_member/{-$contractType}')({
  staticData: { title: null, access: null },
  beforeLoad: ({ context: { portal } }) => {
    const selection = portal.plans.current();
    // The guard lets nobody come here without a plan.
    if (selection === null) throw redirect({ to: '/select-plan', replace: true });
    return { selection };
  },
  component: PlanScreens,
});
