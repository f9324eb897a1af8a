import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { DisclaimerScreen } from '#src/features/disclaimer/disclaimer-screen.tsx';

export const Route = createFileRoute('/_member/linking-disclaimer')({
  staticData: { title: titles.linkingDisclaimer, access: { needs: 'sign-in' } },
  component: DisclaimerScreen,
});
