import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { AccountScreen } from '#src/features/registration/account-screen.tsx';
import { openStep } from '#src/features/registration/open-step.ts';

export const Route = createFileRoute('/_public/_registration/create-account')({
  staticData: {
    title: titles.createAccount,
    access: { needs: 'nothing' },
    capabilities: ['registration'],
  },
  beforeLoad: ({ context, preload }) => openStep(context.portal, 'account', preload),
  component: AccountScreen,
});
