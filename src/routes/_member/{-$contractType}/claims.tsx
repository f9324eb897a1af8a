import { createFileRoute } from '@tanstack/react-router';
import { ClaimsScreen } from '#src/features/claims/claims-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/claims')({
  staticData: {
    title: 'Claims',
    access: { needs: 'plan', right: 'claims', prefixed: true },
    isClaimPage: true,
  },
  component: ClaimsScreen,
});
