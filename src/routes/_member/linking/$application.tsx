import { createFileRoute } from '@tanstack/react-router';
import { SingleSignOnScreen } from '#src/features/single-sign-on/single-sign-on-screen.tsx';
import { applicationName } from '#src/shell/menu/menu.ts';

export const Route = createFileRoute('/_member/linking/$application')({
  staticData: {
    title: ({ params }) => applicationName(params['application'] ?? ''),
    access: { needs: 'plan', right: 'thisApplication', prefixed: false },
    capabilities: ['singleSignOn'],
  },
  component: SingleSignOnScreen,
});
