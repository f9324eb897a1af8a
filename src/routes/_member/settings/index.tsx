import { createFileRoute, redirect } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';

export const Route = createFileRoute('/_member/settings/')({
  staticData: { title: titles.settings, access: { needs: 'sign-in' } },
  beforeLoad: () => {
    throw redirect({ to: '/settings/profile', replace: true });
  },
});
