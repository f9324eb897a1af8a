import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { SelectPlanScreen } from '#src/features/plans/select-plan-screen.tsx';

export const Route = createFileRoute('/_member/select-plan')({
  staticData: { title: titles.selectPlan, access: { needs: 'sign-in' }, searchId: 'select-plan' },
  loader: ({ context: { portal } }) => {
    portal.queryClient
      .query(portal.queryOf(memberships(portal.session.userId() ?? '')))
      .catch(() => {}); // Shown by the screen.
  },
  component: function SelectPlan() {
    const { takeReturnAddress } = useRouteContext({ from: '/_member/select-plan' });
    return <SelectPlanScreen takeReturnAddress={takeReturnAddress} />;
  },
});
