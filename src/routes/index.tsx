import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  staticData: { title: null, access: { needs: 'nothing' } },
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true });
  },
});
