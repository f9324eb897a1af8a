import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ClaimDetailsScreen } from '#src/features/claim-details/claim-details-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/claim-details/$claimId')({
  staticData: {
    title: titles.claimDetails,
    access: { needs: 'plan', right: 'claims', prefixed: true },
    isClaimPage: true,
  },
  component: ClaimDetailsScreen,
});
