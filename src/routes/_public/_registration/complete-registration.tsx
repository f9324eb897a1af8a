import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { CompletionScreen } from '#src/features/registration/completion-screen.tsx';
import { openStep } from '#src/features/registration/open-step.ts';

export const Route = createFileRoute('/_public/_registration/complete-registration')({
  staticData: {
    title: titles.completeRegistration,
    access: { needs: 'nothing' },
    capabilities: ['registration'],
  },
  beforeLoad: ({ context, preload }) => openStep(context.portal, 'completion', preload),
  component: CompletionScreen,
});
