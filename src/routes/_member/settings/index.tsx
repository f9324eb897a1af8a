import { createFileRoute, redirect } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { isProtected } from '#src/domain/plan/access.ts';

export const Route = createFileRoute('/_member/settings/')({
  staticData: { title: titles.settings, access: { needs: 'sign-in' } },
  beforeLoad: ({ context: { routeAccess: accessAt } }) => {
    const hasProfile = isProtected(accessAt('/settings/profile'));
    throw redirect({ to: hasProfile ? '/settings/profile' : '/settings/about', replace: true });
  },
});
