import { createFileRoute } from '@tanstack/react-router';
import { HandOffScreen } from '#src/features/hand-off/hand-off-screen.tsx';
import { applicationName } from '#src/shell/menu.ts';

export const Route = createFileRoute('/_member/linking/$application')({
  staticData: {
    title: ({ params }) => applicationName(params['application'] ?? ''),
    access: { needs: 'plan', right: 'thisApplication', prefixed: false },
  },
  component: HandOffScreen,
});
