import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { PrivacyPolicyScreen } from '#src/features/privacy-policy/privacy-policy-screen.tsx';

export const Route = createFileRoute('/_public/privacy-policy')({
  staticData: { title: titles.privacyPolicy, access: { needs: 'nothing' } },
  component: PrivacyPolicyScreen,
});
