import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_public/communication-settings')({
  staticData: { title: 'Communication Settings', access: { needs: 'nothing' } },
  // The steps of registration cannot be entered out of order; the first one is the way in.
  beforeLoad: () => {
    throw redirect({ to: '/register', replace: true });
  },
});
