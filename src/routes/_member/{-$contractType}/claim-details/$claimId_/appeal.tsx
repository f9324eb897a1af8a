import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ClaimAppealScreen } from '#src/features/claim-details/claim-appeal-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/claim-details/$claimId_/appeal')({
  staticData: {
    title: titles.appeal,
    access: { needs: 'plan', right: 'claims', prefixed: true },
    capabilities: ['appeals'],
    isClaimPage: true,
  },
  component: ClaimAppealScreen,
});
