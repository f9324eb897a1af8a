import { createFileRoute } from '@tanstack/react-router';
import { membershipsQuery } from '#src/api/queries/memberships.ts';
import { SelectPlanScreen } from '#src/features/plans/select-plan-screen.tsx';

export const Route = createFileRoute('/_member/select-plan')({
  staticData: { title: 'Select Plan', access: { needs: 'sign-in' } },
  loader: ({ context: { portal } }) => {
    void portal.queryClient.prefetchQuery(
      membershipsQuery(portal.clients, portal.session.userId() ?? ''),
    );
  },
  component: () => {
    const { takeReturnAddress } = Route.useRouteContext();
    return <SelectPlanScreen takeReturnAddress={takeReturnAddress} />;
  },
});
