import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/settings/')({
  staticData: { title: 'Settings', access: { needs: 'sign-in' } },
  beforeLoad: () => {
    throw redirect({ to: '/settings/profile', replace: true });
  },
});
